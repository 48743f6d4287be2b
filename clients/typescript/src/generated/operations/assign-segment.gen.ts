// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { AssignSegmentData, AssignSegmentResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'assignSegment',
  method: 'POST',
  path: '/segments/assign',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type AssignSegmentRequest = Omit<AssignSegmentData, 'url'>;
export type AssignSegmentAnswer = Answer<AssignSegmentResponses>;
/** What the call fails with. */
export type AssignSegmentError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found' | 'segment_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'instance_terminated' | 'too_many_assignments'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Assign an instance to a segment
 *
 * Assigns an instance to a segment. It is added after the segment's existing instances: its priority is one more than
 * the last, at most 1,000,000. If the instance is already assigned, nothing changes.
 *
 * `POST /segments/assign`, B10
 */
export const assignSegment = <Options>(
  call: Call<Options>,
  request: AssignSegmentRequest,
  options?: Options,
): Promise<AssignSegmentAnswer> => call(operation, request, options) as Promise<AssignSegmentAnswer>;
