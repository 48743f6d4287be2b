import type { ProblemCode } from './generated/client.gen.ts';
import type { FieldFault, Problem } from './generated/types.gen.ts';

/**
 * The name of a problem. Releases add codes, so treat an unknown one like any other of its status. `unexpected_reply` comes from this
 * package: something other than the platform answered, such as a proxy.
 */
export type ErrorCode = ProblemCode | 'unexpected_reply' | (string & {});

/** The platform answered with a problem. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  readonly code: ErrorCode;
  /** A short summary of the problem, the same for every occurrence of the code. */
  readonly title: string;
  /** An explanation of this occurrence of the problem, and what to do. */
  readonly detail: string;
  /** The faults found, at least the first, if the problem concerns a field of the request; empty otherwise. */
  readonly errors: readonly FieldFault[];
  /** For `wallet_refused`, the code from the operator's wallet, if it gave one. */
  readonly walletCode: string | undefined;
  /** For `wallet_refused`, the operator's wallet's own explanation, if it gave one. */
  readonly walletDetail: string | undefined;
  /** Identifies the request in the platform's log. Quote it when you ask for help. */
  readonly requestId: string | undefined;
  /** The operation that failed, `login` when the automatic login did. */
  readonly operationId: string;
  /** How long the platform asks to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The key of the request, given or generated. Repeating the call with it never acts twice. */
  readonly idempotencyKey: string | undefined;

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'title' | 'detail' | 'wallet_code' | 'wallet_detail'> & {
      readonly errors?: readonly FieldFault[];
    },
    from: Pick<ApiError, 'operationId' | 'requestId' | 'retryAfterMs' | 'idempotencyKey'>,
  ) {
    const { status, code, title, detail, errors = [] } = problem;
    const faults = errors.map((fault) => ` ${fault.pointer}: ${fault.detail}`).join('');
    super(`${from.operationId} failed with ${status} ${code}: ${detail}${faults}`);
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.errors = errors;
    this.walletCode = problem.wallet_code;
    this.walletDetail = problem.wallet_detail;
    this.requestId = from.requestId;
    this.operationId = from.operationId;
    this.retryAfterMs = from.retryAfterMs;
    this.idempotencyKey = from.idempotencyKey;
  }
}
