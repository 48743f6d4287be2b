// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateOperatorData, UpdateOperatorResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateOperator',
  method: 'PATCH',
  path: '/config/operators/{operator_id}',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UpdateOperatorRequest = Omit<UpdateOperatorData, 'url'>;
export type UpdateOperatorAnswer = Answer<UpdateOperatorResponses>;
/** What the call fails with. */
export type UpdateOperatorError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'operator_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Rename, enable or disable an operator
 *
 * Changes an operator's name, or enables or disables it. Omitted fields stay as they are; an empty object changes
 * nothing. The change applies from the next request; a contribution whose debit is in progress is still booked.
 *
 * `PATCH /config/operators/{operator_id}`, B6
 */
export const updateOperator = <Options>(
  call: Call<Options>,
  request: UpdateOperatorRequest,
  options?: Options,
): Promise<UpdateOperatorAnswer> => call(operation, request, options) as Promise<UpdateOperatorAnswer>;
