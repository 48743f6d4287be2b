// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { DisableAccountData, DisableAccountResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'disableAccount',
  method: 'POST',
  path: '/accounts/{account_id}/disable',
  key: keyInHeader,
  security: [[account]],
};

export type DisableAccountRequest = Omit<DisableAccountData, 'url'>;
export type DisableAccountAnswer = Answer<DisableAccountResponses>;
/** What the call fails with. */
export type DisableAccountError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'account_not_found'>;
      409: ProblemOf<'own_account' | 'last_system_account'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Disable an account
 *
 * Disables an account: it can no longer log in or make requests, and all its tokens, its refresh tokens and its
 * one-time password end immediately. Disabling a disabled account has no effect.
 *
 * `POST /accounts/{account_id}/disable`, A10
 */
export const disableAccount = <Options>(
  call: Call<Options>,
  request: DisableAccountRequest,
  options?: Options,
): Promise<DisableAccountAnswer> => call(operation, request, options) as Promise<DisableAccountAnswer>;
