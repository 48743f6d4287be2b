// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import type { ConfirmPasswordResetData, ConfirmPasswordResetResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'confirmPasswordReset',
  method: 'POST',
  path: '/accounts/password-reset/confirm',
  body: 'application/json',
  read: readNothing,
};

export type ConfirmPasswordResetRequest = Omit<ConfirmPasswordResetData, 'url'>;
export type ConfirmPasswordResetAnswer = Answer<ConfirmPasswordResetResponses>;
/** What the call fails with. */
export type ConfirmPasswordResetError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'otp_invalid'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'password_unacceptable'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Confirm a password reset
 *
 * Sets a new password with a one-time password.
 *
 * `POST /accounts/password-reset/confirm`, A5
 */
export const confirmPasswordReset = <Options>(
  call: Call<Options>,
  request: ConfirmPasswordResetRequest,
  options?: Options,
): Promise<ConfirmPasswordResetAnswer> =>
  call(operation, request, options) as Promise<ConfirmPasswordResetAnswer>;
