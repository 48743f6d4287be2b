import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import type { Call, Operation, RawAnswer } from './generated/client.gen.ts';
import { readReply } from './reply.ts';
import { createRequest, type Request } from './request.ts';
import { isInFlight, type RetryLimits, retryDelayMs } from './retry.ts';
import type { Session } from './session.ts';

/** Options of a single call. */
export type CallOptions = {
  /** Identifies a write, so that calling again with the same key never acts twice. By default each call gets its own key. */
  readonly idempotencyKey?: string | undefined;
  /** How long one attempt may take, in milliseconds. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** How often the call is retried after a transient failure. Default: the client's. */
  readonly retries?: number | undefined;
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

/** Settings of a transport. */
export type TransportSettings = RetryLimits & {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
};

/** The limit of a timer; a longer one would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Sends calls, and retries them when that is safe and may help. It is safe for operations that are harmless to repeat, such as a read or a
 * login, and for requests with an idempotency key, as all other writes have.
 * @throws ApiError, ConnectionError, or the reason of the call's signal.
 */
export const createTransport =
  (settings: TransportSettings): Call<CallOptions> =>
  async (operation, parts, options = {}) => {
    const request = createRequest(settings.baseUrl, operation, parts, options.idempotencyKey);
    const repeatable = operation.repeatable || request.idempotencyKey !== undefined;
    const limits = { retries: options.retries ?? settings.retries, inFlightMs: settings.inFlightMs };
    const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
    let tries = { failures: 0, inFlightWaitedMs: 0 };
    let refused: { readonly token: string; readonly error: ApiError } | undefined;
    for (;;) {
      options.signal?.throwIfAborted();
      const session = operation.security === 'none' ? undefined : settings.session(refused?.token);
      const token = await unlessAborted(session, options.signal);
      if (refused !== undefined && (token === undefined || token === refused.token)) throw refused.error;
      try {
        return await send(settings.fetch, operation, request, token, { timeoutMs, signal: options.signal });
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
        // A request with an invalid token had no effect, so any operation may be sent once more.
        if (token !== undefined && refused === undefined && isTokenRefused(error)) {
          refused = { token, error };
          continue;
        }
        const delayMs = repeatable ? retryDelayMs(error, tries, limits, Math.random()) : undefined;
        if (delayMs === undefined) throw error;
        tries = isInFlight(error)
          ? { ...tries, inFlightWaitedMs: tries.inFlightWaitedMs + delayMs }
          : { ...tries, failures: tries.failures + 1 };
        await pause(delayMs, options.signal);
      }
    }
  };

/** The account's token is no longer valid, or the player's session at the wallet has ended. */
const isTokenRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'token_invalid' || error.code === 'session_expired');

/** One attempt. The timeout includes reading the whole reply. */
const send = async (
  fetch: TransportSettings['fetch'],
  operation: Operation,
  request: Request,
  token: string | undefined,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<RawAnswer> => {
  // Checked here, because fetch would quote the token in its error.
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new TypeError('The token has characters that are not allowed in a header.');
  // A signal fires once: do not await anything between this check and the listeners.
  signal?.throwIfAborted();
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, Math.min(timeoutMs, TIMER_MAX_MS));
  signal?.addEventListener('abort', end);
  try {
    const response = await fetch(request.url, {
      method: operation.method,
      headers: token === undefined ? request.headers : { ...request.headers, authorization: `Bearer ${token}` },
      body: request.body ?? null,
      signal: ended.signal,
      // Following a redirect would turn a POST into a GET; the platform never redirects these calls.
      redirect: 'manual',
      credentials: 'omit',
    });
    const text = await response.text();
    return readReply(operation, response, text, request.idempotencyKey);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    const { operationId } = operation;
    const { idempotencyKey } = request;
    throw ended.signal.aborted
      ? new ConnectionError(`it took longer than ${timeoutMs} ms.`, { reason: 'timeout', operationId, idempotencyKey })
      : new ConnectionError('the connection failed.', { reason: 'network', operationId, idempotencyKey, cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

/** Stops waiting for a login that other calls share. */
const unlessAborted = async <Value>(value: Value | Promise<Value>, signal: AbortSignal | undefined): Promise<Value> => {
  if (signal === undefined) return value;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  return Promise.race([value, aborted]).finally(() => signal.removeEventListener('abort', abort));
};

const pause = async (ms: number, signal: AbortSignal | undefined): Promise<void> => {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
};
