// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateTemplateData, CreateTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createTemplate',
  method: 'POST',
  path: '/templates',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateTemplateRequest = Omit<CreateTemplateData, 'url'>;
export type CreateTemplateAnswer = Answer<CreateTemplateResponses>;
/** What the call fails with. */
export type CreateTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found'>;
      409: ProblemOf<'template_id_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create a template
 *
 * Stores a new template. It is unpublished and cannot be instantiated until it is published. Its rules are checked when
 * it is published, so you can store an incomplete template.
 *
 * `POST /templates`, B40
 */
export const createTemplate = <Options>(
  call: Call<Options>,
  request: CreateTemplateRequest,
  options?: Options,
): Promise<CreateTemplateAnswer> => call(operation, request, options) as Promise<CreateTemplateAnswer>;
