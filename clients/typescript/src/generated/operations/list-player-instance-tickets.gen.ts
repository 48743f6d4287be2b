// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListPlayerInstanceTicketsData, ListPlayerInstanceTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPlayerInstanceTickets',
  method: 'GET',
  path: '/instances/{instance_id}/players/{player_id}/raffle-tickets',
  security: [[account]],
};

export type ListPlayerInstanceTicketsRequest = Omit<ListPlayerInstanceTicketsData, 'url'>;
export type ListPlayerInstanceTicketsAnswer = Answer<ListPlayerInstanceTicketsResponses>;
/** What the call fails with. */
export type ListPlayerInstanceTicketsError =
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
 * List a player's raffle tickets in an instance
 *
 * Returns the tickets of one player in one raffle, latest period first. There is one record for each player and drawing
 * period in which the player has accumulated anything; past periods remain listed. If the jackpot is not a raffle, or
 * if you have no access to the player's brand, the list is empty.
 *
 * `GET /instances/{instance_id}/players/{player_id}/raffle-tickets`, B37
 */
export const listPlayerInstanceTickets = <Options>(
  call: Call<Options>,
  request: ListPlayerInstanceTicketsRequest,
  options?: Options,
): Promise<ListPlayerInstanceTicketsAnswer> =>
  call(operation, request, options) as Promise<ListPlayerInstanceTicketsAnswer>;

/** All items of {@link listPlayerInstanceTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPlayerInstanceTickets = <Options>(
  call: Call<Options>,
  request: ListPlayerInstanceTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListPlayerInstanceTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPlayerInstanceTicketsResponses[200]>, void, undefined>;
