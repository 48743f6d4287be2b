// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOperatorData, GetOperatorResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getOperator',
  method: 'GET',
  path: '/config/operators/{operator_id}',
  security: [[account]],
};

export type GetOperatorRequest = Omit<GetOperatorData, 'url'>;
export type GetOperatorAnswer = Answer<GetOperatorResponses>;
/** What the call fails with. */
export type GetOperatorError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'operator_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get an operator
 *
 * Returns an operator with its brands.
 *
 * `GET /config/operators/{operator_id}`, B4
 */
export const getOperator = <Options>(
  call: Call<Options>,
  request: GetOperatorRequest,
  options?: Options,
): Promise<GetOperatorAnswer> => call(operation, request, options) as Promise<GetOperatorAnswer>;
