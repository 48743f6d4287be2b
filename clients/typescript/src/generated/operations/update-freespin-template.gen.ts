// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateFreespinTemplateData, UpdateFreespinTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateFreespinTemplate',
  method: 'PATCH',
  path: '/bonus/freespins/templates',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UpdateFreespinTemplateRequest = Omit<UpdateFreespinTemplateData, 'url'>;
export type UpdateFreespinTemplateAnswer = Answer<UpdateFreespinTemplateResponses>;
/** What the call fails with. */
export type UpdateFreespinTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'freespin_template_not_found' | 'operator_not_found' | 'brand_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'amount_out_of_range' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update a freespin template
 *
 * Changes the fields of a template that are sent. Existing instances keep their copy of the template. `freespin_type`
 * is replaced as a whole; the rules of `POST /bonus/freespins/templates` apply.
 *
 * `PATCH /bonus/freespins/templates`, D7
 */
export const updateFreespinTemplate = <Options>(
  call: Call<Options>,
  request: UpdateFreespinTemplateRequest,
  options?: Options,
): Promise<UpdateFreespinTemplateAnswer> =>
  call(operation, request, options) as Promise<UpdateFreespinTemplateAnswer>;
