// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { LoginData, LoginResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'login',
  method: 'POST',
  path: '/accounts/auth',
  body: 'application/json',
  repeatable: true,
};

export type LoginRequest = Omit<LoginData, 'url'>;
export type LoginAnswer = Answer<LoginResponses>;
/** What the call fails with. */
export type LoginError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'credentials_invalid'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Log in
 *
 * Checks a username and password and returns a bearer token, a refresh token and what the account has access to. A
 * trusted Service account also receives the secret that signs the tokens of its organisation.
 *
 * `POST /accounts/auth`, A1
 */
export const login = <Options>(
  call: Call<Options>,
  request: LoginRequest,
  options?: Options,
): Promise<LoginAnswer> => call(operation, request, options) as Promise<LoginAnswer>;
