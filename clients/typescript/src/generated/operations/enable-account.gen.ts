// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { EnableAccountData, EnableAccountResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'enableAccount',
  method: 'POST',
  path: '/accounts/{account_id}/enable',
  key: keyInHeader,
  security: [[account]],
};

export type EnableAccountRequest = Omit<EnableAccountData, 'url'>;
export type EnableAccountAnswer = Answer<EnableAccountResponses>;
/** What the call fails with. */
export type EnableAccountError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'account_not_found'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Enable an account
 *
 * Enables an account so that it can log in again. Tokens that ended when it was disabled remain invalid. Enabling an
 * enabled account has no effect.
 *
 * `POST /accounts/{account_id}/enable`, A11
 */
export const enableAccount = <Options>(
  call: Call<Options>,
  request: EnableAccountRequest,
  options?: Options,
): Promise<EnableAccountAnswer> => call(operation, request, options) as Promise<EnableAccountAnswer>;
