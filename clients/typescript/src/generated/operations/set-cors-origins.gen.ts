// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetCorsOriginsData, SetCorsOriginsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setCorsOrigins',
  method: 'POST',
  path: '/frontend/cors',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SetCorsOriginsRequest = Omit<SetCorsOriginsData, 'url'>;
export type SetCorsOriginsAnswer = Answer<SetCorsOriginsResponses>;
/** What the call fails with. */
export type SetCorsOriginsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set the CORS origins
 *
 * Replaces the list of origins whose pages may make requests from a browser. There is one list for the whole platform,
 * and changes take effect immediately. Origins in the server's configuration are also allowed but not listed. If the
 * list is empty, only those are allowed.
 *
 * `POST /frontend/cors`, F1
 */
export const setCorsOrigins = <Options>(
  call: Call<Options>,
  request: SetCorsOriginsRequest,
  options?: Options,
): Promise<SetCorsOriginsAnswer> => call(operation, request, options) as Promise<SetCorsOriginsAnswer>;
