// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { Redirect } from '../runtime/read-location.gen.ts';
import { readLocation } from '../runtime/read-location.gen.ts';
import { urlOf } from '../runtime/request.gen.ts';
import type { FinishOauthLoginData } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'finishOauthLogin',
  method: 'GET',
  path: '/oauth/callback',
  statuses: [302],
  redirects: true,
  read: readLocation,
};

export type FinishOauthLoginRequest = Omit<FinishOauthLoginData, 'url'>;
export type FinishOauthLoginAnswer = Answer<{ 302: Redirect }>;
/** What the call fails with. */
export type FinishOauthLoginError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      422: ProblemOf<'oauth_state_unknown'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Finish an external login
 *
 * Receives the browser from an external identity provider and redirects it to the provider's frontend_url. Only the
 * identity provider uses this operation: it is the provider's redirect_url.
 *
 * `GET /oauth/callback`
 */
export const finishOauthLogin = <Options>(
  call: Call<Options>,
  request: FinishOauthLoginRequest,
  options?: Options,
): Promise<FinishOauthLoginAnswer> => call(operation, request, options) as Promise<FinishOauthLoginAnswer>;

/** The address of the operation, for a browser to open. It has no credentials. */
export const finishOauthLoginUrl = (
  client: { readonly baseUrl: string },
  request: FinishOauthLoginRequest,
): string => urlOf(client.baseUrl, operation, request);
