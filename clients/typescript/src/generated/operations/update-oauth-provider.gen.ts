// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateOauthProviderData, UpdateOauthProviderResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateOauthProvider',
  method: 'PATCH',
  path: '/oauth/providers/{provider_id}',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type UpdateOauthProviderRequest = Omit<UpdateOauthProviderData, 'url'>;
export type UpdateOauthProviderAnswer = Answer<UpdateOauthProviderResponses>;
/** What the call fails with. */
export type UpdateOauthProviderError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'oauth_provider_not_found' | 'owner_not_found'>;
      409: ProblemOf<'oauth_provider_id_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'address_not_allowed' | 'oauth_provider_not_applicable'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update an identity provider
 *
 * Changes the fields of an identity provider that are sent. Logins in progress finish with the configuration that
 * applies when the browser returns.
 *
 * `PATCH /oauth/providers/{provider_id}`, A14
 */
export const updateOauthProvider = <Options>(
  call: Call<Options>,
  request: UpdateOauthProviderRequest,
  options?: Options,
): Promise<UpdateOauthProviderAnswer> =>
  call(operation, request, options) as Promise<UpdateOauthProviderAnswer>;
