// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateFreespinInstanceData, CreateFreespinInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createFreespinInstance',
  method: 'POST',
  path: '/bonus/freespins/instances',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateFreespinInstanceRequest = Omit<CreateFreespinInstanceData, 'url'>;
export type CreateFreespinInstanceAnswer = Answer<CreateFreespinInstanceResponses>;
/** What the call fails with. */
export type CreateFreespinInstanceError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'freespin_template_not_found' | 'brand_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'bonus_brand_mismatch' | 'schedule_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create a freespin instance from a template
 *
 * Creates a freespin instance that can be awarded between timestamp_start and timestamp_end. It has its own copy of the
 * template's freespin_type and expires_after_ms: later changes of the template do not affect it.
 *
 * `POST /bonus/freespins/instances`, D8
 */
export const createFreespinInstance = <Options>(
  call: Call<Options>,
  request: CreateFreespinInstanceRequest,
  options?: Options,
): Promise<CreateFreespinInstanceAnswer> =>
  call(operation, request, options) as Promise<CreateFreespinInstanceAnswer>;
