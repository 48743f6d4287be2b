// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { PauseInstanceData, PauseInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'pauseInstance',
  method: 'POST',
  path: '/instances/{instance_id}/pause',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type PauseInstanceRequest = Omit<PauseInstanceData, 'url'>;
export type PauseInstanceAnswer = Answer<PauseInstanceResponses>;
/** What the call fails with. */
export type PauseInstanceError =
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
 * Pause an instance
 *
 * Sets an active instance to `Paused`: contributions and triggered wins are refused with `instance_paused` until it is
 * resumed. A contribution whose debit is in progress is still booked, and wins are still credited. Meanwhile, no
 * automatic drawings take place: a timed win or raffle drawing that becomes due waits until the instance is resumed, or
 * until its timestamp_end, which still applies. Drawings that were already due take place first; if one fails, the
 * instance is paused anyway and the drawing takes place when it is resumed.
 *
 * `POST /instances/{instance_id}/pause`
 */
export const pauseInstance = <Options>(
  call: Call<Options>,
  request: PauseInstanceRequest,
  options?: Options,
): Promise<PauseInstanceAnswer> => call(operation, request, options) as Promise<PauseInstanceAnswer>;
