// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetSegmentPrioritiesData, SetSegmentPrioritiesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setSegmentPriorities',
  method: 'POST',
  path: '/segments/priorities',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SetSegmentPrioritiesRequest = Omit<SetSegmentPrioritiesData, 'url'>;
export type SetSegmentPrioritiesAnswer = Answer<SetSegmentPrioritiesResponses>;
/** What the call fails with. */
export type SetSegmentPrioritiesError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found' | 'segment_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'jackpot_not_assigned'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set the order of instances in a segment
 *
 * Sets the priorities of instances in a segment and returns a list with the segment as its only item. Lower priorities
 * are tried first; instances with equal priority are tried in order of assignment. Instances that are not listed keep
 * their priorities. Priorities may repeat and have gaps.
 *
 * `POST /segments/priorities`, B11
 */
export const setSegmentPriorities = <Options>(
  call: Call<Options>,
  request: SetSegmentPrioritiesRequest,
  options?: Options,
): Promise<SetSegmentPrioritiesAnswer> =>
  call(operation, request, options) as Promise<SetSegmentPrioritiesAnswer>;
