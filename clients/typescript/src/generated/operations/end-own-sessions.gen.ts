// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { EndOwnSessionsData, EndOwnSessionsResponses } from '../types.gen.ts';

export type EndOwnSessionsRequest = Omit<EndOwnSessionsData, 'url'>;
export type EndOwnSessionsAnswer = Answer<EndOwnSessionsResponses>;
/** What the call fails with. */
export type EndOwnSessionsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * End your own sessions
 *
 * Ends sessions of the calling account, as logging out in them would: their bearer tokens become invalid at once, their
 * refresh tokens are refused with `exchange_token_invalid`, and their sockets are closed with 4401. The session of this
 * request can be one of them. Sessions that have ended, or that are not the account's, are left out of the reply.
 *
 * `POST /accounts/me/sessions/end`
 */
export const endOwnSessions: OperationCall<
  EndOwnSessionsRequest,
  EndOwnSessionsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'endOwnSessions',
  method: 'POST',
  path: '/accounts/me/sessions/end',
  body: 'application/json',
  repeatable: true,
  security: [[account]],
});
