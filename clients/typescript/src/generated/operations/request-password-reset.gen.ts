// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import type { RequestPasswordResetData, RequestPasswordResetResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'requestPasswordReset',
  method: 'POST',
  path: '/accounts/password-reset',
  body: 'application/json',
  read: readNothing,
};

export type RequestPasswordResetRequest = Omit<RequestPasswordResetData, 'url'>;
export type RequestPasswordResetAnswer = Answer<RequestPasswordResetResponses>;
/** What the call fails with. */
export type RequestPasswordResetError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Request a password reset
 *
 * Issues a one-time password for an account and publishes the event `PasswordResetRequested`, whose receiver sends it
 * to the account holder. The event goes to destinations that list it by name (see Deliveries) and to the platform's own
 * mail, if configured. It never appears in a reply, on a socket or in a list.
 *
 * `POST /accounts/password-reset`, A4
 */
export const requestPasswordReset = <Options>(
  call: Call<Options>,
  request: RequestPasswordResetRequest,
  options?: Options,
): Promise<RequestPasswordResetAnswer> =>
  call(operation, request, options) as Promise<RequestPasswordResetAnswer>;
