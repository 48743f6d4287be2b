// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { DeleteSourcesData, DeleteSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'deleteSources',
  method: 'POST',
  path: '/sources/delete',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type DeleteSourcesRequest = Omit<DeleteSourcesData, 'url'>;
export type DeleteSourcesAnswer = Answer<DeleteSourcesResponses>;
/** What the call fails with. */
export type DeleteSourcesError =
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
 * Delete sources
 *
 * Deletes sources that have no instances. Items are processed independently: `succeeded` lists the ids of the sources
 * that were deleted; `failed` lists the others. A source that still has instances, including ended ones, fails and
 * lists their ids; unassign them first with `POST /sources/unassign`. A source that does not exist, or that you have no
 * access to, fails with empty `jackpots`. Duplicate items are listed once. Contributions from a deleted source are kept
 * with its id.
 *
 * `POST /sources/delete`, B15
 */
export const deleteSources = <Options>(
  call: Call<Options>,
  request: DeleteSourcesRequest,
  options?: Options,
): Promise<DeleteSourcesAnswer> => call(operation, request, options) as Promise<DeleteSourcesAnswer>;
