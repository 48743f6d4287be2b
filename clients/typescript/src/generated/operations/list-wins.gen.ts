// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListWinsData, ListWinsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listWins',
  method: 'GET',
  path: '/instances/wins',
  security: [[account]],
};

export type ListWinsRequest = Omit<ListWinsData, 'url'>;
export type ListWinsAnswer = Answer<ListWinsResponses>;
/** What the call fails with. */
export type ListWinsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List wins and their payments
 *
 * Returns a page of the payments that players are owed or were made for wins, one item per payee. `withheld=true` lists
 * unpaid ones: payments that are `Held` for review or `Due` at the wallet.
 *
 * `GET /instances/wins`
 */
export const listWins = <Options>(
  call: Call<Options>,
  request: ListWinsRequest = {},
  options?: Options,
): Promise<ListWinsAnswer> => call(operation, request, options) as Promise<ListWinsAnswer>;

/** All items of {@link listWins}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListWins = <Options>(
  call: Call<Options>,
  request: ListWinsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListWinsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListWinsResponses[200]>, void, undefined>;
