import type { ProblemCode } from './generated/client.gen.ts';
import { ApiError as ReplyError } from './generated/runtime/api-error.gen.ts';
import type { FieldFault, Problem } from './generated/types.gen.ts';

/**
 * The name of a problem. Releases add codes, so treat an unknown one like any other of its status. `unexpected_reply` comes from this
 * package: something other than the platform answered, such as a proxy.
 */
export type ErrorCode = ProblemCode | 'unexpected_reply' | (string & {});

/** The platform answered with a problem. */
export class ApiError extends ReplyError {
  declare readonly code: ErrorCode;
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

  /** @param body the problem; anything else is from something other than the platform, so it is left out. */
  constructor({ status, headers, body, operationId, idempotencyKey }: Refused) {
    const problem = isProblem(body) ? body : undefined;
    const { code, title, detail, errors = [] } = problem ?? unexpected(status);
    const faults = errors.map((fault) => ` ${fault.pointer}: ${fault.detail}`).join('');
    super(
      { status, headers, body: problem ?? { code }, operationId, idempotencyKey },
      `${operationId} failed with ${status} ${code}: ${detail}${faults}`,
    );
    this.title = title;
    this.detail = detail;
    this.errors = errors;
    this.walletCode = problem?.wallet_code;
    this.walletDetail = problem?.wallet_detail;
    this.requestId = problem?.request_id ?? headers.get('x-request-id') ?? undefined;
  }
}

type Refused = Pick<ReplyError, 'status' | 'headers' | 'body' | 'operationId' | 'idempotencyKey'>;

const PROBLEM_TEXTS = ['code', 'title', 'detail', 'request_id'] as const;

const isProblem = (body: unknown): body is Problem => {
  if (typeof body !== 'object' || body === null) return false;
  const texts = new Map(Object.entries(body));
  return PROBLEM_TEXTS.every((name) => typeof texts.get(name) === 'string');
};

const unexpected = (status: number): Pick<Problem, 'code' | 'title' | 'detail'> & { errors?: undefined } => ({
  code: 'unexpected_reply',
  title: 'The reply is not from the platform',
  detail: `The reply with status ${status} is not from Pitboss. Check baseUrl, and any proxies in between.`,
});
