// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateFreespinTemplateData, CreateFreespinTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createFreespinTemplate',
  method: 'POST',
  path: '/bonus/freespins/templates',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateFreespinTemplateRequest = Omit<CreateFreespinTemplateData, 'url'>;
export type CreateFreespinTemplateAnswer = Answer<CreateFreespinTemplateResponses>;
/** What the call fails with. */
export type CreateFreespinTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'operator_not_found' | 'brand_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'amount_out_of_range' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create a freespin template
 *
 * Creates a template for freespin instances. `count` is required for `Fixed` freespins and not allowed for `Variable`
 * ones (`validation_failed`); `count` × `amount` may be at most 8,000,000,000 (`amount_out_of_range`).
 *
 * `POST /bonus/freespins/templates`, D6
 */
export const createFreespinTemplate = <Options>(
  call: Call<Options>,
  request: CreateFreespinTemplateRequest,
  options?: Options,
): Promise<CreateFreespinTemplateAnswer> =>
  call(operation, request, options) as Promise<CreateFreespinTemplateAnswer>;
