// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateInstanceData, UpdateInstanceResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateInstance',
  method: 'PATCH',
  path: '/instances',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UpdateInstanceRequest = Omit<UpdateInstanceData, 'url'>;
export type UpdateInstanceAnswer = Answer<UpdateInstanceResponses>;
/** What the call fails with. */
export type UpdateInstanceError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update an instance's name and description
 *
 * Changes the name or the description of an instance, or both. Omitted fields stay as they are. The `version` increases
 * only if a value changes.
 *
 * `PATCH /instances`, B29
 */
export const updateInstance = <Options>(
  call: Call<Options>,
  request: UpdateInstanceRequest,
  options?: Options,
): Promise<UpdateInstanceAnswer> => call(operation, request, options) as Promise<UpdateInstanceAnswer>;
