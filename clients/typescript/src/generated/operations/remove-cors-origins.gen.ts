// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { RemoveCorsOriginsData, RemoveCorsOriginsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'removeCorsOrigins',
  method: 'POST',
  path: '/frontend/cors/delete',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type RemoveCorsOriginsRequest = Omit<RemoveCorsOriginsData, 'url'>;
export type RemoveCorsOriginsAnswer = Answer<RemoveCorsOriginsResponses>;
/** What the call fails with. */
export type RemoveCorsOriginsError =
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
 * Remove CORS origins
 *
 * Removes the entries with these patterns from the list of origins and returns the remaining entries. The change takes
 * effect immediately. Patterns that are not in the list are ignored and not counted in `removed`. An empty request
 * removes nothing and returns the list.
 *
 * `POST /frontend/cors/delete`, F2
 */
export const removeCorsOrigins = <Options>(
  call: Call<Options>,
  request: RemoveCorsOriginsRequest,
  options?: Options,
): Promise<RemoveCorsOriginsAnswer> =>
  call(operation, request, options) as Promise<RemoveCorsOriginsAnswer>;
