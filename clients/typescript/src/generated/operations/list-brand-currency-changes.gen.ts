// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListBrandCurrencyChangesData, ListBrandCurrencyChangesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listBrandCurrencyChanges',
  method: 'GET',
  path: '/config/currencies/{brand_id}/history',
  security: [[account]],
};

export type ListBrandCurrencyChangesRequest = Omit<ListBrandCurrencyChangesData, 'url'>;
export type ListBrandCurrencyChangesAnswer = Answer<ListBrandCurrencyChangesResponses>;
/** What the call fails with. */
export type ListBrandCurrencyChangesError =
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
 * List the changes to a brand's multipliers
 *
 * Returns a page of the changes to a brand's own multipliers: when they were set or removed, by whom, and the values
 * that were set. Changes are never deleted. The defaults are not included: they are set in the platform's
 * configuration.
 *
 * `GET /config/currencies/{brand_id}/history`
 */
export const listBrandCurrencyChanges = <Options>(
  call: Call<Options>,
  request: ListBrandCurrencyChangesRequest,
  options?: Options,
): Promise<ListBrandCurrencyChangesAnswer> =>
  call(operation, request, options) as Promise<ListBrandCurrencyChangesAnswer>;

/** All items of {@link listBrandCurrencyChanges}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListBrandCurrencyChanges = <Options>(
  call: Call<Options>,
  request: ListBrandCurrencyChangesRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListBrandCurrencyChangesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListBrandCurrencyChangesResponses[200]>, void, undefined>;
