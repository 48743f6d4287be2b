// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListPlayerBonusesData, ListPlayerBonusesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPlayerBonuses',
  method: 'GET',
  path: '/bonus/players/bonuses',
  security: [[account]],
};

export type ListPlayerBonusesRequest = Omit<ListPlayerBonusesData, 'url'>;
export type ListPlayerBonusesAnswer = Answer<ListPlayerBonusesResponses>;
/** What the call fails with. */
export type ListPlayerBonusesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List a player's bonuses
 *
 * Returns a page of the bonuses of one player, with what is left of each. To find the bonuses that a player can use in
 * a game, send the game's `provider` and `game_code` and the status `Available`. A bonus is `Expired` from its
 * timestamp_bonus_expires on.
 *
 * `GET /bonus/players/bonuses`, D4
 */
export const listPlayerBonuses = <Options>(
  call: Call<Options>,
  request: ListPlayerBonusesRequest,
  options?: Options,
): Promise<ListPlayerBonusesAnswer> =>
  call(operation, request, options) as Promise<ListPlayerBonusesAnswer>;

/** All items of {@link listPlayerBonuses}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPlayerBonuses = <Options>(
  call: Call<Options>,
  request: ListPlayerBonusesRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListPlayerBonusesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPlayerBonusesResponses[200]>, void, undefined>;
