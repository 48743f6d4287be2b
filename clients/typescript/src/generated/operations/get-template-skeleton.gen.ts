// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetTemplateSkeletonData, GetTemplateSkeletonResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getTemplateSkeleton',
  method: 'GET',
  path: '/templates/skeleton',
  security: [[account]],
};

export type GetTemplateSkeletonRequest = Omit<GetTemplateSkeletonData, 'url'>;
export type GetTemplateSkeletonAnswer = Answer<GetTemplateSkeletonResponses>;
/** What the call fails with. */
export type GetTemplateSkeletonError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get a template to start from
 *
 * Returns a small, complete template that could be published as it is: contributions of 1 unit of the platform's base
 * currency, paid by the operator, and one pot that is won when triggered. Nothing is stored. Change it as you like and
 * send it to `POST /templates`.
 *
 * `GET /templates/skeleton`, B41
 */
export const getTemplateSkeleton = <Options>(
  call: Call<Options>,
  request: GetTemplateSkeletonRequest = {},
  options?: Options,
): Promise<GetTemplateSkeletonAnswer> =>
  call(operation, request, options) as Promise<GetTemplateSkeletonAnswer>;
