// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetInstanceData, GetInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getInstance',
  method: 'GET',
  path: '/instances/{instance_id}',
  security: [[account]],
};

export type GetInstanceRequest = Omit<GetInstanceData, 'url'>;
export type GetInstanceAnswer = Answer<GetInstanceResponses>;
/** What the call fails with. */
export type GetInstanceError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get an instance
 *
 * Returns an instance with the current state of its pots.
 *
 * `GET /instances/{instance_id}`, B30
 */
export const getInstance = <Options>(
  call: Call<Options>,
  request: GetInstanceRequest,
  options?: Options,
): Promise<GetInstanceAnswer> => call(operation, request, options) as Promise<GetInstanceAnswer>;
