// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateTemplateData, UpdateTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateTemplate',
  method: 'PUT',
  path: '/templates/{template_id}',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type UpdateTemplateRequest = Omit<UpdateTemplateData, 'url'>;
export type UpdateTemplateAnswer = Answer<UpdateTemplateResponses>;
/** What the call fails with. */
export type UpdateTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'template_not_found' | 'owner_not_found'>;
      409: ProblemOf<'template_locked'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'template_id_mismatch' | 'currency_unknown' | 'template_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Replace a template
 *
 * Replaces a stored template as a whole: omitted fields are removed or reset to their defaults. The owner may change
 * too.
 *
 * `PUT /templates/{template_id}`
 */
export const updateTemplate = <Options>(
  call: Call<Options>,
  request: UpdateTemplateRequest,
  options?: Options,
): Promise<UpdateTemplateAnswer> => call(operation, request, options) as Promise<UpdateTemplateAnswer>;
