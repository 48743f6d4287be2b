// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetCorsOriginsData, GetCorsOriginsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getCorsOrigins',
  method: 'GET',
  path: '/frontend/cors',
  security: [[account]],
};

export type GetCorsOriginsRequest = Omit<GetCorsOriginsData, 'url'>;
export type GetCorsOriginsAnswer = Answer<GetCorsOriginsResponses>;
/** What the call fails with. */
export type GetCorsOriginsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get the CORS origins
 *
 * Returns the list of origins whose pages may make requests from a browser, in the format of `POST /frontend/cors`.
 * Origins in the server's configuration are also allowed but not listed.
 *
 * `GET /frontend/cors`
 */
export const getCorsOrigins = <Options>(
  call: Call<Options>,
  request: GetCorsOriginsRequest = {},
  options?: Options,
): Promise<GetCorsOriginsAnswer> => call(operation, request, options) as Promise<GetCorsOriginsAnswer>;
