// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetBrandCurrenciesData, GetBrandCurrenciesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getBrandCurrencies',
  method: 'GET',
  path: '/operator/currencies',
  security: [[account]],
};

export type GetBrandCurrenciesRequest = Omit<GetBrandCurrenciesData, 'url'>;
export type GetBrandCurrenciesAnswer = Answer<GetBrandCurrenciesResponses>;
/** What the call fails with. */
export type GetBrandCurrenciesError =
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
 * Get the currencies of a brand
 *
 * Returns the currencies that a brand's players can contribute in, and how they are converted: the brand's own
 * multipliers if it has any, otherwise the platform's defaults.
 *
 * `GET /operator/currencies`, C1
 */
export const getBrandCurrencies = <Options>(
  call: Call<Options>,
  request: GetBrandCurrenciesRequest,
  options?: Options,
): Promise<GetBrandCurrenciesAnswer> =>
  call(operation, request, options) as Promise<GetBrandCurrenciesAnswer>;
