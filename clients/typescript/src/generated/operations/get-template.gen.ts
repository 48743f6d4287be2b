// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetTemplateData, GetTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getTemplate',
  method: 'GET',
  path: '/templates/{template_id}',
  security: [[account]],
};

export type GetTemplateRequest = Omit<GetTemplateData, 'url'>;
export type GetTemplateAnswer = Answer<GetTemplateResponses>;
/** What the call fails with. */
export type GetTemplateError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'template_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get a template
 *
 * Returns a template, with the number of instances that use it.
 *
 * `GET /templates/{template_id}`, B45
 */
export const getTemplate = <Options>(
  call: Call<Options>,
  request: GetTemplateRequest,
  options?: Options,
): Promise<GetTemplateAnswer> => call(operation, request, options) as Promise<GetTemplateAnswer>;
