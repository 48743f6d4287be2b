// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateBrandData, UpdateBrandResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateBrand',
  method: 'PATCH',
  path: '/config/operators/{operator_id}/brands/{brand_id}',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UpdateBrandRequest = Omit<UpdateBrandData, 'url'>;
export type UpdateBrandAnswer = Answer<UpdateBrandResponses>;
/** What the call fails with. */
export type UpdateBrandError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Rename, enable or disable a brand
 *
 * Changes a brand's name, or enables or disables it. Omitted fields stay as they are; an empty object changes nothing.
 * The change applies from the next request; a contribution whose debit is in progress is still booked.
 *
 * `PATCH /config/operators/{operator_id}/brands/{brand_id}`, B6
 */
export const updateBrand = <Options>(
  call: Call<Options>,
  request: UpdateBrandRequest,
  options?: Options,
): Promise<UpdateBrandAnswer> => call(operation, request, options) as Promise<UpdateBrandAnswer>;
