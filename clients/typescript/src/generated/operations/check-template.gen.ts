// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CheckTemplateData, CheckTemplateResponses } from '../types.gen.ts';

export type CheckTemplateRequest = Omit<CheckTemplateData, 'url'>;
export type CheckTemplateAnswer = Answer<CheckTemplateResponses>;
/** What the call fails with. */
export type CheckTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Check a template without storing it
 *
 * Returns every fault of the template in the body that would keep it from being published now. Nothing is stored, so
 * you can check a draft while it is being written. The rules are those of `POST /templates/publish`; a currency that is
 * not known is a fault too.
 *
 * `POST /templates/check`
 */
export const checkTemplate: OperationCall<
  CheckTemplateRequest,
  CheckTemplateAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'checkTemplate',
  method: 'POST',
  path: '/templates/check',
  body: 'application/json',
  repeatable: true,
  security: [[account]],
});
