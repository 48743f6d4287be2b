// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateAccountData, UpdateAccountResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateAccount',
  method: 'PATCH',
  path: '/accounts',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UpdateAccountRequest = Omit<UpdateAccountData, 'url'>;
export type UpdateAccountAnswer = Answer<UpdateAccountResponses>;
/** What the call fails with. */
export type UpdateAccountError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'account_not_found' | 'organisation_not_found' | 'unit_not_found' | 'oauth_provider_not_found'>;
      409: ProblemOf<'own_account' | 'last_system_account' | 'username_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'password_unacceptable' | 'org_list_mismatch' | 'permission_unknown' | 'account_type_misplaced' | 'oauth_provider_not_applicable'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update an account
 *
 * Changes the fields of an account that are sent; each field is replaced as a whole. A field that is sent with its
 * current value has no effect.
 *
 * `PATCH /accounts`, A9
 */
export const updateAccount = <Options>(
  call: Call<Options>,
  request: UpdateAccountRequest,
  options?: Options,
): Promise<UpdateAccountAnswer> => call(operation, request, options) as Promise<UpdateAccountAnswer>;
