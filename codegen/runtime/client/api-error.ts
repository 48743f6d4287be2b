/** The statuses that are not a success: 100 to 199 and 300 to 599. */
export type ErrorStatus = `${1 | 3 | 4 | 5}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The name of a problem in an error's body: its `code`, or else its `type`. */
export type CodeOf<Body> = Body extends { readonly code: infer Code extends string }
  ? Code
  : Body extends { readonly type: infer Type extends string }
    ? Type
    : string | undefined;

/**
 * An error reply that an operation can throw or return, discriminated by `status`, and by `code` where the body is a problem.
 * `Errors` has the declared bodies by status, range (`4XX`) or `default`; a status that is not declared has an unknown body.
 */
export type Failure<Errors> =
  | {
      [Key in keyof Errors]: FailureOf<StatusesOf<Key, Errors>, Errors[Key]>;
    }[keyof Errors]
  | ('default' extends keyof Errors ? never : ApiError<Undeclared<Errors>, unknown>);

type FailureOf<Status extends number, Body> = Body extends unknown ? ApiError<Status, Body> : never;
type StatusesOf<Key, Errors> = Key extends number
  ? Key
  : Key extends `${infer First}XX`
    ? Exclude<
        Extract<`${ErrorStatus}`, `${First}${string}`> extends `${infer Status extends number}` ? Status : never,
        keyof Errors
      >
    : Undeclared<Errors>;
type Undeclared<Errors> = Exclude<ErrorStatus, keyof Errors | RangesOf<Errors>>;
type RangesOf<Errors> = keyof Errors extends infer Key
  ? Key extends `${infer First}XX`
    ? Extract<`${ErrorStatus}`, `${First}${string}`> extends `${infer Status extends number}`
      ? Status
      : never
    : never
  : never;

/** A problem document with one of these codes. */
export type ProblemOf<Code extends string> = {
  readonly code: Code;
  readonly title?: string;
  readonly detail?: string;
  readonly [field: string]: unknown;
};

/** The content of an error reply. */
export type ErrorReply<Status extends number = number, Body = unknown> = {
  readonly status: Status;
  readonly headers: { get(name: string): string | null };
  /** Parsed if it is JSON, otherwise the text; undefined if it is empty. */
  readonly body: Body;
  readonly operationId: string;
  readonly idempotencyKey: string | undefined;
};

/** The server answered with something other than a declared success. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  override readonly name: string = 'ApiError';
  /** The HTTP status. */
  readonly status: Status;
  /** The name of the problem: the body's `code`, or else its `type`; undefined if it has neither. */
  readonly code: CodeOf<Body>;
  /** The body: parsed if it is JSON, otherwise the text; undefined if it is empty. */
  readonly body: Body;
  /** The reply's headers. They are not enumerable, so a log of the error does not contain them. */
  declare readonly headers: { get(name: string): string | null };
  /** The operation that failed. */
  readonly operationId: string;
  /** The wait before the next attempt that the server asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The key of the request, given or generated. Repeating the call with it never acts twice. */
  readonly idempotencyKey: string | undefined;

  constructor(reply: ErrorReply<Status, Body>, message?: string) {
    const { status, headers, body, operationId, idempotencyKey } = reply;
    const code = textIn(body, 'code') ?? textIn(body, 'type');
    const detail = textIn(body, 'detail') ?? textIn(body, 'message') ?? textIn(body, 'title');
    super(message ?? `${operationId} failed with ${status}${code ? ` ${code}` : ''}${detail ? `: ${detail}` : ''}`);
    Object.defineProperty(this, 'headers', { value: headers });
    this.status = status;
    this.code = code as CodeOf<Body>;
    this.body = body;
    this.operationId = operationId;
    this.retryAfterMs = retryAfterMs(headers.get('retry-after'));
    this.idempotencyKey = idempotencyKey;
  }
}

const textIn = (body: unknown, name: string): string | undefined => {
  const value: unknown = Object(body)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Seconds or a date (RFC 9110), in milliseconds from now. */
const retryAfterMs = (text: string | null): number | undefined => {
  if (!text?.trim()) return undefined;
  const ms = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};
