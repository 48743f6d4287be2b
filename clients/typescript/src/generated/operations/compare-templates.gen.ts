// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CompareTemplatesData, CompareTemplatesResponses } from '../types.gen.ts';

export type CompareTemplatesRequest = Omit<CompareTemplatesData, 'url'>;
export type CompareTemplatesAnswer = Answer<CompareTemplatesResponses>;
/** What the call fails with. */
export type CompareTemplatesError =
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
 * Compare two templates
 *
 * Returns each field that differs between two templates, without what the platform keeps about them (id, version,
 * published, reference_count). Pots are compared by their ids, wherever they are in the list; if pots that both
 * templates have are in another order, `/pots` is listed with the ids in order.
 *
 * `GET /templates/comparison`
 */
export const compareTemplates: OperationCall<
  CompareTemplatesRequest,
  CompareTemplatesAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'compareTemplates',
  method: 'GET',
  path: '/templates/comparison',
  security: [[account]],
});
