// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { LoginAdminData, LoginAdminResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'loginAdmin',
  method: 'POST',
  path: '/auth/admin',
  body: 'application/json',
  repeatable: true,
};

export type LoginAdminRequest = Omit<LoginAdminData, 'url'>;
export type LoginAdminAnswer = Answer<LoginAdminResponses>;
/** What the call fails with. */
export type LoginAdminError =
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
 * Log in (deprecated path)
 *
 * A former path of the login. It behaves exactly like `POST /accounts/auth` and shares its count of failed logins. Use
 * `POST /accounts/auth` instead. Every reply has the headers `Deprecation` and `Link`.
 *
 * `POST /auth/admin`, A1
 * @deprecated
 */
export const loginAdmin = <Options>(
  call: Call<Options>,
  request: LoginAdminRequest,
  options?: Options,
): Promise<LoginAdminAnswer> => call(operation, request, options) as Promise<LoginAdminAnswer>;
