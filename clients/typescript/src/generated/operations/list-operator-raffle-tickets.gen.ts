// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOperatorRaffleTicketsData, ListOperatorRaffleTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOperatorRaffleTickets',
  method: 'GET',
  path: '/operator/instances/{instance_id}/raffle-tickets',
  security: [[account]],
};

export type ListOperatorRaffleTicketsRequest = Omit<ListOperatorRaffleTicketsData, 'url'>;
export type ListOperatorRaffleTicketsAnswer = Answer<ListOperatorRaffleTicketsResponses>;
/** What the call fails with. */
export type ListOperatorRaffleTicketsError =
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
 * List an instance's raffle tickets
 *
 * Returns a page of the tickets of a raffle's players: the records of `GET /instances/{instance_id}/raffle-tickets`,
 * with what each player has accumulated. There is one record for each player and drawing period in which the player has
 * accumulated anything; past periods remain listed. By default, the latest period comes first. If the jackpot is not a
 * raffle, the list is empty.
 *
 * `GET /operator/instances/{instance_id}/raffle-tickets`, C3
 */
export const listOperatorRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorRaffleTicketsRequest,
  options?: Options,
): Promise<ListOperatorRaffleTicketsAnswer> =>
  call(operation, request, options) as Promise<ListOperatorRaffleTicketsAnswer>;

/** All items of {@link listOperatorRaffleTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOperatorRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorRaffleTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListOperatorRaffleTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOperatorRaffleTicketsResponses[200]>, void, undefined>;
