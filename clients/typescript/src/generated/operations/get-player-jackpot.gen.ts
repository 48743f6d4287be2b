// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { player } from '../security.gen.ts';
import type { GetPlayerJackpotData, GetPlayerJackpotResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getPlayerJackpot',
  method: 'GET',
  path: '/frontend/jackpot',
  security: [[player]],
};

export type GetPlayerJackpotRequest = Omit<GetPlayerJackpotData, 'url'>;
export type GetPlayerJackpotAnswer = Answer<GetPlayerJackpotResponses>;
/** What the call fails with. */
export type GetPlayerJackpotError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid' | 'session_expired'>;
      404: ProblemOf<'brand_not_found' | 'no_jackpot_for_source'>;
      422: ProblemOf<'wallet_not_configured' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      502: ProblemOf<'wallet_failed'>;
      503: ProblemOf<'unavailable'>;
      504: ProblemOf<'wallet_timeout'>;
    }>
  | ConnectionError;

/**
 * Get a player's jackpot in a game
 *
 * Returns the player's jackpot at a source: the instance that would currently receive a contribution of this player at
 * the source. If there is none, it is the first instance that would receive the contribution if it were active and
 * within its hours. See "From source to instance" in the operator section. If there is no such instance, if the source
 * does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`. Opt-ins
 * are not considered. The country and the segments are those sent by the page.
 *
 * `GET /frontend/jackpot`, F5
 */
export const getPlayerJackpot = <Options>(
  call: Call<Options>,
  request: GetPlayerJackpotRequest,
  options?: Options,
): Promise<GetPlayerJackpotAnswer> => call(operation, request, options) as Promise<GetPlayerJackpotAnswer>;
