// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListRaffleTicketsData, ListRaffleTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listRaffleTickets',
  method: 'GET',
  path: '/instances/{instance_id}/raffle-tickets',
  security: [[account]],
};

export type ListRaffleTicketsRequest = Omit<ListRaffleTicketsData, 'url'>;
export type ListRaffleTicketsAnswer = Answer<ListRaffleTicketsResponses>;
/** What the call fails with. */
export type ListRaffleTicketsError =
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
 * Returns a page of the tickets of a raffle's players. There is one record for each player and drawing period in which
 * the player has accumulated anything; past periods remain listed. By default, the latest period comes first. If the
 * jackpot is not a raffle, the list is empty.
 *
 * `GET /instances/{instance_id}/raffle-tickets`, B36
 */
export const listRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListRaffleTicketsRequest,
  options?: Options,
): Promise<ListRaffleTicketsAnswer> =>
  call(operation, request, options) as Promise<ListRaffleTicketsAnswer>;

/** All items of {@link listRaffleTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListRaffleTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListRaffleTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListRaffleTicketsResponses[200]>, void, undefined>;
