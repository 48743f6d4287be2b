// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListReconciliationsData, ListReconciliationsResponses } from '../types.gen.ts';

export type ListReconciliationsRequest = Omit<ListReconciliationsData, 'url'>;
export type ListReconciliationsAnswer = Answer<ListReconciliationsResponses>;
/** What the call fails with. */
export type ListReconciliationsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Reconcile a month
 *
 * Returns a page of instances with the opening balances of a month, what moved in it, and the closing balances, ready
 * to be filed: the closing balances of a month are the opening balances of the next. All sums are exact and follow from
 * the ledger, archived entries included.
 *
 * `GET /reports/reconciliations`
 */
export const listReconciliations: OperationCall<
  ListReconciliationsRequest,
  ListReconciliationsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listReconciliations',
  method: 'GET',
  path: '/reports/reconciliations',
  security: [[account]],
});

/** All items of {@link listReconciliations}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListReconciliations = <Options>(
  call: Call<Options>,
  request: ListReconciliationsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListReconciliationsResponses[200]>, void, undefined> =>
  byLink(call, listReconciliations.operation, { items: [] }, request, options) as never;
