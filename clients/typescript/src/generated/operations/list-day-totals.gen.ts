// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListDayTotalsData, ListDayTotalsResponses } from '../types.gen.ts';

export type ListDayTotalsRequest = Omit<ListDayTotalsData, 'url'>;
export type ListDayTotalsAnswer = Answer<ListDayTotalsResponses>;
/** What the call fails with. */
export type ListDayTotalsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List totals by day
 *
 * Returns a page of what moved in jackpots by day, instance and brand: contributions, wins and payments, and what
 * became of pots, seeds and the house. All sums are exact and follow from the ledger, archived entries included. The
 * sums of an instance over all days and brands are its balances. Days are in UTC; the latest comes first.
 *
 * `GET /reports/days`
 */
export const listDayTotals: OptionalOperationCall<
  ListDayTotalsRequest,
  ListDayTotalsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listDayTotals',
  method: 'GET',
  path: '/reports/days',
  security: [[account]],
});

/** All items of {@link listDayTotals}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListDayTotals = <Options>(
  call: Call<Options>,
  request: ListDayTotalsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListDayTotalsResponses[200]>, void, undefined> =>
  byLink(call, listDayTotals.operation, { items: [] }, request, options) as never;
