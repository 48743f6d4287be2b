// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { PublishTemplateData, PublishTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'publishTemplate',
  method: 'POST',
  path: '/templates/publish',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type PublishTemplateRequest = Omit<PublishTemplateData, 'url'>;
export type PublishTemplateAnswer = Answer<PublishTemplateResponses>;
/** What the call fails with. */
export type PublishTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'template_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'template_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Publish or unpublish a template
 *
 * Publishes a template, or unpublishes it with `publish: false`. Only published templates can be instantiated.
 * Unpublishing does not affect existing instances, and templates in use can be published and unpublished like any
 * other. Publishing a published template has no effect.
 *
 * `POST /templates/publish`, B43
 */
export const publishTemplate = <Options>(
  call: Call<Options>,
  request: PublishTemplateRequest,
  options?: Options,
): Promise<PublishTemplateAnswer> => call(operation, request, options) as Promise<PublishTemplateAnswer>;
