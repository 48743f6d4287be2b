// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateAccountData, CreateAccountResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createAccount',
  method: 'POST',
  path: '/accounts',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateAccountRequest = Omit<CreateAccountData, 'url'>;
export type CreateAccountAnswer = Answer<CreateAccountResponses>;
/** What the call fails with. */
export type CreateAccountError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'organisation_not_found' | 'unit_not_found' | 'system_not_found' | 'oauth_provider_not_found'>;
      409: ProblemOf<'username_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'password_unacceptable' | 'org_list_mismatch' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create an account
 *
 * Creates an enabled account.
 *
 * `POST /accounts`, A8
 */
export const createAccount = <Options>(
  call: Call<Options>,
  request: CreateAccountRequest,
  options?: Options,
): Promise<CreateAccountAnswer> => call(operation, request, options) as Promise<CreateAccountAnswer>;
