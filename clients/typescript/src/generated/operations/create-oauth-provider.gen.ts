// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateOauthProviderData, CreateOauthProviderResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createOauthProvider',
  method: 'POST',
  path: '/oauth/providers',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateOauthProviderRequest = Omit<CreateOauthProviderData, 'url'>;
export type CreateOauthProviderAnswer = Answer<CreateOauthProviderResponses>;
/** What the call fails with. */
export type CreateOauthProviderError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found'>;
      409: ProblemOf<'oauth_provider_id_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'address_not_allowed'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create an identity provider
 *
 * Creates an external identity provider (OpenID Connect). Accounts can log in with it once their oauth_provider_id is
 * set to its id.
 *
 * `POST /oauth/providers`, A13
 */
export const createOauthProvider = <Options>(
  call: Call<Options>,
  request: CreateOauthProviderRequest,
  options?: Options,
): Promise<CreateOauthProviderAnswer> =>
  call(operation, request, options) as Promise<CreateOauthProviderAnswer>;
