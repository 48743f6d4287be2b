// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOperatorSettingsData, GetOperatorSettingsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getOperatorSettings',
  method: 'GET',
  path: '/config/operators/{operator_id}/settings',
  security: [[account]],
};

export type GetOperatorSettingsRequest = Omit<GetOperatorSettingsData, 'url'>;
export type GetOperatorSettingsAnswer = Answer<GetOperatorSettingsResponses>;
/** What the call fails with. */
export type GetOperatorSettingsError =
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
 * Get an operator's settings
 *
 * Returns how the platform handles the wins of an operator and its brands. If they were never set, the settings are
 * empty and no win is held.
 *
 * `GET /config/operators/{operator_id}/settings`
 */
export const getOperatorSettings = <Options>(
  call: Call<Options>,
  request: GetOperatorSettingsRequest,
  options?: Options,
): Promise<GetOperatorSettingsAnswer> =>
  call(operation, request, options) as Promise<GetOperatorSettingsAnswer>;
