// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { DeleteSegmentsData, DeleteSegmentsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'deleteSegments',
  method: 'POST',
  path: '/segments/delete',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type DeleteSegmentsRequest = Omit<DeleteSegmentsData, 'url'>;
export type DeleteSegmentsAnswer = Answer<DeleteSegmentsResponses>;
/** What the call fails with. */
export type DeleteSegmentsError =
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
 * Delete segments
 *
 * Deletes segments that have no instances. Items are processed independently: `succeeded` lists the ids of the segments
 * that were deleted; `failed` lists the others. A segment that still has instances, including ended ones, fails and
 * lists their ids; unassign them first with `POST /segments/unassign`. A segment that does not exist, or that you have
 * no access to, fails with empty `jackpots`. Duplicate items are listed once.
 *
 * `POST /segments/delete`, B9
 */
export const deleteSegments = <Options>(
  call: Call<Options>,
  request: DeleteSegmentsRequest,
  options?: Options,
): Promise<DeleteSegmentsAnswer> => call(operation, request, options) as Promise<DeleteSegmentsAnswer>;
