// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { TerminateInstanceData, TerminateInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'terminateInstance',
  method: 'POST',
  path: '/instances/{instance_id}/terminate',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type TerminateInstanceRequest = Omit<TerminateInstanceData, 'url'>;
export type TerminateInstanceAnswer = Answer<TerminateInstanceResponses>;
/** What the call fails with. */
export type TerminateInstanceError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Terminate an instance
 *
 * Ends an instance permanently, regardless of its status. Contributions and triggered wins are refused with
 * `instance_terminated`; a contribution whose debit is in progress is cancelled. Wins are still credited, and diverted
 * overflow is still delivered. The pots keep their money: transfer it with `POST /instances/transfer`, or set the pots
 * to 0. Timed wins and raffle drawings that were already due, including those that waited during a pause, take place
 * first; if a drawing keeps failing, the request fails with `unavailable`, and you can pause the instance instead. If a
 * raffle is terminated before a drawing, the drawing is dropped and its tickets expire. The template's reference_count
 * decreases.
 *
 * `POST /instances/{instance_id}/terminate`
 */
export const terminateInstance = <Options>(
  call: Call<Options>,
  request: TerminateInstanceRequest,
  options?: Options,
): Promise<TerminateInstanceAnswer> =>
  call(operation, request, options) as Promise<TerminateInstanceAnswer>;
