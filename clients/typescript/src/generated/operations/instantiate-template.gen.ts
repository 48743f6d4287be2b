// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { InstantiateTemplateData, InstantiateTemplateResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'instantiateTemplate',
  method: 'POST',
  path: '/templates/instantiate',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type InstantiateTemplateRequest = Omit<InstantiateTemplateData, 'url'>;
export type InstantiateTemplateAnswer = Answer<InstantiateTemplateResponses>;
/** What the call fails with. */
export type InstantiateTemplateError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'template_not_found' | 'owner_not_found'>;
      409: ProblemOf<'template_not_published' | 'game_code_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'schedule_invalid' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Instantiate a template
 *
 * Creates an instance of a published template. The instance gets its own copy of the rules, and its pots hold their
 * initial seeds, which the operator provides. It is active immediately, or `Pending` until its `timestamp_start`. Until
 * it ends, it counts towards the template's reference_count.
 *
 * `POST /templates/instantiate`, B42
 */
export const instantiateTemplate = <Options>(
  call: Call<Options>,
  request: InstantiateTemplateRequest,
  options?: Options,
): Promise<InstantiateTemplateAnswer> =>
  call(operation, request, options) as Promise<InstantiateTemplateAnswer>;
