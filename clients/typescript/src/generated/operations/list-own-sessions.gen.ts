// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOwnSessionsData, ListOwnSessionsResponses } from '../types.gen.ts';

export type ListOwnSessionsRequest = Omit<ListOwnSessionsData, 'url'>;
export type ListOwnSessionsAnswer = Answer<ListOwnSessionsResponses>;
/** What the call fails with. */
export type ListOwnSessionsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List your own sessions
 *
 * Returns the calling account's sessions that have not ended, by password or through an external identity provider, the
 * one that lasts longest first. A session is a login with all the tokens that followed from it. At most 100 are
 * returned.
 *
 * `GET /accounts/me/sessions`
 */
export const listOwnSessions: OptionalOperationCall<
  ListOwnSessionsRequest,
  ListOwnSessionsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listOwnSessions',
  method: 'GET',
  path: '/accounts/me/sessions',
  security: [[account]],
});
