/**
 * No complete reply arrived, so whether the server acted is unknown. Reads are safe to repeat; repeat a write with `idempotencyKey`, if it
 * has one, and it never acts twice.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** `timeout` when the attempt took longer than `timeoutMs`, otherwise `network`. */
  readonly reason: 'timeout' | 'network';
  /** The operation that failed. */
  readonly operationId: string;
  /** The key of the request, given or generated. */
  readonly idempotencyKey: string | undefined;
  /** Distinguishes it from an error reply, which has a status. */
  readonly status?: undefined;

  constructor(
    message: string,
    from: Pick<ConnectionError, 'reason' | 'operationId' | 'idempotencyKey'> & { readonly cause?: unknown },
  ) {
    super(`${from.operationId} got no reply: ${message}`, { cause: from.cause });
    this.reason = from.reason;
    this.operationId = from.operationId;
    this.idempotencyKey = from.idempotencyKey;
  }
}
