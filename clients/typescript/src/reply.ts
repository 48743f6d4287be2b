import { ApiError } from './api-error.ts';
import type { Operation, RawAnswer } from './generated/client.gen.ts';
import type { Problem } from './generated/types.gen.ts';

/**
 * Reads a reply of the platform.
 * @throws ApiError for anything but a declared success.
 */
export const readReply = (
  operation: Operation,
  response: Pick<Response, 'status' | 'headers'>,
  text: string,
  idempotencyKey: string | undefined,
): RawAnswer => {
  const { status, headers } = response;
  const body = parse(text);
  if (operation.statuses.includes(status) && body !== NOT_JSON) return { status, headers, body };
  const problem = isProblem(body) ? { ...body, status } : unexpected(status);
  throw new ApiError(problem, {
    operationId: operation.operationId,
    requestId: isProblem(body) ? body.request_id : (headers.get('x-request-id') ?? undefined),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
    idempotencyKey,
  });
};

const NOT_JSON = Symbol('not JSON');

const parse = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
};

const PROBLEM_TEXTS = ['code', 'title', 'detail', 'request_id'] as const;

const isProblem = (body: unknown): body is Problem => {
  if (typeof body !== 'object' || body === null) return false;
  const texts = new Map(Object.entries(body));
  return PROBLEM_TEXTS.every((name) => typeof texts.get(name) === 'string');
};

/** The body is left out: it is not from the platform, so it may contain anything. */
const unexpected = (status: number) => ({
  status,
  code: 'unexpected_reply',
  title: 'The reply is not from the platform',
  detail: `The reply with status ${status} is not from Pitboss. Check baseUrl, and any proxies in between.`,
});

/** Seconds or a date (RFC 9110), in milliseconds from now. */
const retryAfterMs = (text: string | null): number | undefined => {
  if (text === null || text.trim() === '') return undefined;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};
