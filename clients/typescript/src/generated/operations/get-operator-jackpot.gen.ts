// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOperatorJackpotData, GetOperatorJackpotResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getOperatorJackpot',
  method: 'GET',
  path: '/operator/jackpot',
  security: [[account]],
};

export type GetOperatorJackpotRequest = Omit<GetOperatorJackpotData, 'url'>;
export type GetOperatorJackpotAnswer = Answer<GetOperatorJackpotResponses>;
/** What the call fails with. */
export type GetOperatorJackpotError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'no_jackpot_for_source'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get a player's jackpot at a source
 *
 * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player at
 * the source. If there is none, it is the first instance that would receive the contribution if it were active and
 * within its hours. See "From source to instance" at the top of this section. If there is no such instance, if the
 * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
 * Opt-ins are not considered.
 *
 * `GET /operator/jackpot`, C10
 */
export const getOperatorJackpot = <Options>(
  call: Call<Options>,
  request: GetOperatorJackpotRequest,
  options?: Options,
): Promise<GetOperatorJackpotAnswer> =>
  call(operation, request, options) as Promise<GetOperatorJackpotAnswer>;
