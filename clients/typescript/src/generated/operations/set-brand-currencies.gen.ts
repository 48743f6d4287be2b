// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetBrandCurrenciesData, SetBrandCurrenciesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setBrandCurrencies',
  method: 'PUT',
  path: '/config/currencies/{brand_id}',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SetBrandCurrenciesRequest = Omit<SetBrandCurrenciesData, 'url'>;
export type SetBrandCurrenciesAnswer = Answer<SetBrandCurrenciesResponses>;
/** What the call fails with. */
export type SetBrandCurrenciesError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'currency_unknown' | 'base_multiplier_not_one'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set a brand's own multipliers
 *
 * Sets a brand's own multipliers, replacing its earlier multipliers and all defaults: currencies that are not listed
 * can no longer be converted for the brand's players. The change applies from the next contribution. Booked
 * contributions, and contributions in progress, keep the rate that they started with.
 *
 * `PUT /config/currencies/{brand_id}`
 */
export const setBrandCurrencies = <Options>(
  call: Call<Options>,
  request: SetBrandCurrenciesRequest,
  options?: Options,
): Promise<SetBrandCurrenciesAnswer> =>
  call(operation, request, options) as Promise<SetBrandCurrenciesAnswer>;
