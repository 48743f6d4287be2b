import type { Answer } from '../../codegen/mock/answer.ts';
import type { MockRequest } from '../../codegen/mock/backend.ts';

/** Calls a mock. */
export type Ask = (
  method: string,
  path: string,
  more?: { headers?: Record<string, string>; body?: unknown },
) => Promise<Answer>;

export const asking =
  (mock: (request: MockRequest) => Promise<Answer>): Ask =>
  (method, path, { headers = {}, body } = {}) =>
    mock({
      method,
      path,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    });
