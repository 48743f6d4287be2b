// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOperatorPlayerInstanceTicketsData, ListOperatorPlayerInstanceTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOperatorPlayerInstanceTickets',
  method: 'GET',
  path: '/operator/instances/{instance_id}/players/{player_id}/raffle-tickets',
  security: [[account]],
};

export type ListOperatorPlayerInstanceTicketsRequest = Omit<ListOperatorPlayerInstanceTicketsData, 'url'>;
export type ListOperatorPlayerInstanceTicketsAnswer = Answer<ListOperatorPlayerInstanceTicketsResponses>;
/** What the call fails with. */
export type ListOperatorPlayerInstanceTicketsError =
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
 * List a player's tickets in an instance
 *
 * Returns the tickets of one player in one raffle, latest period first: the records of `GET
 * /instances/{instance_id}/players/{player_id}/raffle-tickets`, with what the player has accumulated. There is one
 * record for each drawing period in which the player has accumulated anything; past periods remain listed. If the
 * jackpot is not a raffle, or if you have no access to the player's brand, the list is empty.
 *
 * `GET /operator/instances/{instance_id}/players/{player_id}/raffle-tickets`, C4
 */
export const listOperatorPlayerInstanceTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorPlayerInstanceTicketsRequest,
  options?: Options,
): Promise<ListOperatorPlayerInstanceTicketsAnswer> =>
  call(operation, request, options) as Promise<ListOperatorPlayerInstanceTicketsAnswer>;

/** All items of {@link listOperatorPlayerInstanceTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOperatorPlayerInstanceTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorPlayerInstanceTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListOperatorPlayerInstanceTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOperatorPlayerInstanceTicketsResponses[200]>, void, undefined>;
