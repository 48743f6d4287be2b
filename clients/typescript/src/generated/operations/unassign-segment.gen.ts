// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UnassignSegmentData, UnassignSegmentResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'unassignSegment',
  method: 'POST',
  path: '/segments/unassign',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UnassignSegmentRequest = Omit<UnassignSegmentData, 'url'>;
export type UnassignSegmentAnswer = Answer<UnassignSegmentResponses>;
/** What the call fails with. */
export type UnassignSegmentError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found' | 'segment_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Unassign an instance from a segment
 *
 * Unassigns an instance from a segment. The other instances keep their priorities. If the instance is not assigned,
 * nothing changes. The instance itself and contributions in progress are not affected.
 *
 * `POST /segments/unassign`, B12
 */
export const unassignSegment = <Options>(
  call: Call<Options>,
  request: UnassignSegmentRequest,
  options?: Options,
): Promise<UnassignSegmentAnswer> => call(operation, request, options) as Promise<UnassignSegmentAnswer>;
