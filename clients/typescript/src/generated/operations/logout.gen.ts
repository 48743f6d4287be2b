// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { LogoutData, LogoutResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'logout',
  method: 'POST',
  path: '/accounts/logout',
  read: readNothing,
  security: [[account]],
};

export type LogoutRequest = Omit<LogoutData, 'url'>;
export type LogoutAnswer = Answer<LogoutResponses>;
/** What the call fails with. */
export type LogoutError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Log out
 *
 * Ends the login that the bearer token belongs to, by password or through an external identity provider. All its bearer
 * tokens become invalid, including the one in this request. Its refresh token is refused with `exchange_token_invalid`,
 * and its sockets are closed with 4401. Other logins of the account are not affected.
 *
 * `POST /accounts/logout`
 */
export const logout = <Options>(
  call: Call<Options>,
  request: LogoutRequest = {},
  options?: Options,
): Promise<LogoutAnswer> => call(operation, request, options) as Promise<LogoutAnswer>;
