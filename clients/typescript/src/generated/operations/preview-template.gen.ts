// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { PreviewTemplateData, PreviewTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'previewTemplate',
  method: 'POST',
  path: '/templates/preview',
  body: 'application/json',
  repeatable: true,
  security: [[account]],
};

export type PreviewTemplateRequest = Omit<PreviewTemplateData, 'url'>;
export type PreviewTemplateAnswer = Answer<PreviewTemplateResponses>;
/** What the call fails with. */
export type PreviewTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'template_not_found' | 'owner_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'template_id_mismatch' | 'currency_unknown' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Preview a template's contribution in each currency
 *
 * Returns what one contribution would be in each of the owner's currencies, for the template in the body. Nothing is
 * stored, so you can preview a change before making it.
 *
 * `POST /templates/preview`, B44
 */
export const previewTemplate = <Options>(
  call: Call<Options>,
  request: PreviewTemplateRequest,
  options?: Options,
): Promise<PreviewTemplateAnswer> => call(operation, request, options) as Promise<PreviewTemplateAnswer>;
