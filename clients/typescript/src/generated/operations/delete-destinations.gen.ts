// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { DeleteDestinationsData, DeleteDestinationsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'deleteDestinations',
  method: 'POST',
  path: '/deliveries/destinations/delete',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type DeleteDestinationsRequest = Omit<DeleteDestinationsData, 'url'>;
export type DeleteDestinationsAnswer = Answer<DeleteDestinationsResponses>;
/** What the call fails with. */
export type DeleteDestinationsError =
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
 * Delete destinations
 *
 * Deletes destinations and their pending or dead event deliveries. Callbacks become dead, and diversions wait until
 * another destination has their host. Items are processed independently: `succeeded` lists the destinations that were
 * deleted; `failed` lists those that do not exist or that you have no access to, and those that receive
 * `PasswordResetRequested` if you are neither a SuperUser nor a System account. Duplicate ids are listed once.
 *
 * `POST /deliveries/destinations/delete`
 */
export const deleteDestinations = <Options>(
  call: Call<Options>,
  request: DeleteDestinationsRequest,
  options?: Options,
): Promise<DeleteDestinationsAnswer> =>
  call(operation, request, options) as Promise<DeleteDestinationsAnswer>;
