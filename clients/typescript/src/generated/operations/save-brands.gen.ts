// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SaveBrandsData, SaveBrandsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'saveBrands',
  method: 'POST',
  path: '/config/operators/{operator_id}/brands',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SaveBrandsRequest = Omit<SaveBrandsData, 'url'>;
export type SaveBrandsAnswer = Answer<SaveBrandsResponses>;
/** What the call fails with. */
export type SaveBrandsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'operator_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Save an operator's brands
 *
 * Creates the operator's brands that do not exist and renames those that do. New brands are enabled. Items are
 * processed independently: `success` lists the ids that were saved; `failed` lists those that you have no access to,
 * and those beyond the maximum of 10,000 brands per operator. A duplicate id is saved with its last name and listed
 * once.
 *
 * `POST /config/operators/{operator_id}/brands`, B5
 */
export const saveBrands = <Options>(
  call: Call<Options>,
  request: SaveBrandsRequest,
  options?: Options,
): Promise<SaveBrandsAnswer> => call(operation, request, options) as Promise<SaveBrandsAnswer>;
