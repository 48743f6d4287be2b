// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { ResumeInstanceData, ResumeInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'resumeInstance',
  method: 'POST',
  path: '/instances/{instance_id}/resume',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type ResumeInstanceRequest = Omit<ResumeInstanceData, 'url'>;
export type ResumeInstanceAnswer = Answer<ResumeInstanceResponses>;
/** What the call fails with. */
export type ResumeInstanceError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'instance_pending' | 'instance_terminated'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Resume an instance
 *
 * Sets a paused instance to `Active` again. Timed wins and raffle drawings that became due meanwhile take place right
 * afterwards, not within this request.
 *
 * `POST /instances/{instance_id}/resume`
 */
export const resumeInstance = <Options>(
  call: Call<Options>,
  request: ResumeInstanceRequest,
  options?: Options,
): Promise<ResumeInstanceAnswer> => call(operation, request, options) as Promise<ResumeInstanceAnswer>;
