// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ClearBrandCurrenciesData, ClearBrandCurrenciesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'clearBrandCurrencies',
  method: 'DELETE',
  path: '/config/currencies/{brand_id}',
  key: keyInHeader,
  security: [[account]],
};

export type ClearBrandCurrenciesRequest = Omit<ClearBrandCurrenciesData, 'url'>;
export type ClearBrandCurrenciesAnswer = Answer<ClearBrandCurrenciesResponses>;
/** What the call fails with. */
export type ClearBrandCurrenciesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Reset a brand to the default multipliers
 *
 * Removes a brand's own multipliers, so that the platform's defaults apply again from the next contribution. Booked
 * contributions, and contributions in progress, keep the rate that they started with. The brand's history is kept and
 * shows the change. If the brand has no multipliers of its own, nothing changes.
 *
 * `DELETE /config/currencies/{brand_id}`
 */
export const clearBrandCurrencies = <Options>(
  call: Call<Options>,
  request: ClearBrandCurrenciesRequest,
  options?: Options,
): Promise<ClearBrandCurrenciesAnswer> =>
  call(operation, request, options) as Promise<ClearBrandCurrenciesAnswer>;
