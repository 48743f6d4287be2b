// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListPlayerRaffleTicketsData, ListPlayerRaffleTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPlayerRaffleTickets',
  method: 'GET',
  path: '/instances/raffle-tickets',
  security: [[account]],
};

export type ListPlayerRaffleTicketsRequest = Omit<ListPlayerRaffleTicketsData, 'url'>;
export type ListPlayerRaffleTicketsAnswer = Answer<ListPlayerRaffleTicketsResponses>;
/** What the call fails with. */
export type ListPlayerRaffleTicketsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List a player's raffle tickets
 *
 * Returns the tickets of one player in all raffles, latest period first, then by instance id. There is one record for
 * each raffle and drawing period in which the player has accumulated anything; past periods remain listed.
 *
 * `GET /instances/raffle-tickets`, B38
 */
export const listPlayerRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListPlayerRaffleTicketsRequest,
  options?: Options,
): Promise<ListPlayerRaffleTicketsAnswer> =>
  call(operation, request, options) as Promise<ListPlayerRaffleTicketsAnswer>;

/** All items of {@link listPlayerRaffleTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPlayerRaffleTickets = <Options>(
  call: Call<Options>,
  request: ListPlayerRaffleTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListPlayerRaffleTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPlayerRaffleTicketsResponses[200]>, void, undefined>;
