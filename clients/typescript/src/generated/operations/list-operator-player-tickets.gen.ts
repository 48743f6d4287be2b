// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOperatorPlayerTicketsData, ListOperatorPlayerTicketsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOperatorPlayerTickets',
  method: 'GET',
  path: '/operator/raffle-tickets',
  security: [[account]],
};

export type ListOperatorPlayerTicketsRequest = Omit<ListOperatorPlayerTicketsData, 'url'>;
export type ListOperatorPlayerTicketsAnswer = Answer<ListOperatorPlayerTicketsResponses>;
/** What the call fails with. */
export type ListOperatorPlayerTicketsError =
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
 * Returns the tickets of one player in all raffles, latest period first, then by instance id: the records of `GET
 * /instances/raffle-tickets`, with what the player has accumulated. There is one record for each raffle and drawing
 * period in which the player has accumulated anything; past periods remain listed.
 *
 * `GET /operator/raffle-tickets`, C5
 */
export const listOperatorPlayerTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorPlayerTicketsRequest,
  options?: Options,
): Promise<ListOperatorPlayerTicketsAnswer> =>
  call(operation, request, options) as Promise<ListOperatorPlayerTicketsAnswer>;

/** All items of {@link listOperatorPlayerTickets}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOperatorPlayerTickets = <Options>(
  call: Call<Options>,
  request: ListOperatorPlayerTicketsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListOperatorPlayerTicketsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOperatorPlayerTicketsResponses[200]>, void, undefined>;
