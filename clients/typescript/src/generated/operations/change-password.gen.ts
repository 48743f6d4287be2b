// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { ChangePasswordData, ChangePasswordResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'changePassword',
  method: 'POST',
  path: '/accounts/me/password',
  body: 'application/json',
  read: readNothing,
  security: [[account]],
};

export type ChangePasswordRequest = Omit<ChangePasswordData, 'url'>;
export type ChangePasswordAnswer = Answer<ChangePasswordResponses>;
/** What the call fails with. */
export type ChangePasswordError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'password_unacceptable' | 'current_password_wrong'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Change your own password
 *
 * Sets a new password for the calling account. The current password is required.
 *
 * `POST /accounts/me/password`, A3
 */
export const changePassword = <Options>(
  call: Call<Options>,
  request: ChangePasswordRequest,
  options?: Options,
): Promise<ChangePasswordAnswer> => call(operation, request, options) as Promise<ChangePasswordAnswer>;
