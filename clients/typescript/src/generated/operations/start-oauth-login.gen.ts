// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { Redirect } from '../runtime/read-location.gen.ts';
import { readLocation } from '../runtime/read-location.gen.ts';
import { urlOf } from '../runtime/request.gen.ts';
import type { StartOauthLoginData } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'startOauthLogin',
  method: 'GET',
  path: '/oauth/login',
  statuses: [302],
  redirects: true,
  read: readLocation,
};

export type StartOauthLoginRequest = Omit<StartOauthLoginData, 'url'>;
export type StartOauthLoginAnswer = Answer<{ 302: Redirect }>;
/** What the call fails with. */
export type StartOauthLoginError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      404: ProblemOf<'oauth_provider_not_found'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Start an external login
 *
 * Redirects the browser to an external identity provider to log in. Open it as a page, not with a background request.
 *
 * `GET /oauth/login`
 */
export const startOauthLogin = <Options>(
  call: Call<Options>,
  request: StartOauthLoginRequest,
  options?: Options,
): Promise<StartOauthLoginAnswer> => call(operation, request, options) as Promise<StartOauthLoginAnswer>;

/** The address of the operation, for a browser to open. It has no credentials. */
export const startOauthLoginUrl = (
  client: { readonly baseUrl: string },
  request: StartOauthLoginRequest,
): string => urlOf(client.baseUrl, operation, request);
