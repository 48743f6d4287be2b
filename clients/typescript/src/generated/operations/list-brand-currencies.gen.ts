// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListBrandCurrenciesData, ListBrandCurrenciesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listBrandCurrencies',
  method: 'GET',
  path: '/config/currencies',
  security: [[account]],
};

export type ListBrandCurrenciesRequest = Omit<ListBrandCurrenciesData, 'url'>;
export type ListBrandCurrenciesAnswer = Answer<ListBrandCurrenciesResponses>;
/** What the call fails with. */
export type ListBrandCurrenciesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List the multipliers of brands
 *
 * Returns a page of the brands that you have access to, with the multipliers that convert the amounts of their players.
 * A brand with its own multipliers uses only those; all other brands use the defaults from the platform's
 * configuration.
 *
 * `GET /config/currencies`, B1
 */
export const listBrandCurrencies = <Options>(
  call: Call<Options>,
  request: ListBrandCurrenciesRequest = {},
  options?: Options,
): Promise<ListBrandCurrenciesAnswer> =>
  call(operation, request, options) as Promise<ListBrandCurrenciesAnswer>;

/** All items of {@link listBrandCurrencies}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListBrandCurrencies = <Options>(
  call: Call<Options>,
  request: ListBrandCurrenciesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListBrandCurrenciesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListBrandCurrenciesResponses[200]>, void, undefined>;
