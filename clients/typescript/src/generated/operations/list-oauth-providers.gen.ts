// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOauthProvidersData, ListOauthProvidersResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOauthProviders',
  method: 'GET',
  path: '/oauth/providers',
  security: [[account]],
};

export type ListOauthProvidersRequest = Omit<ListOauthProvidersData, 'url'>;
export type ListOauthProvidersAnswer = Answer<ListOauthProvidersResponses>;
/** What the call fails with. */
export type ListOauthProvidersError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List identity providers
 *
 * Returns a page of the external identity providers whose owner you have access to. `client_secret` is never returned.
 *
 * `GET /oauth/providers`, A12
 */
export const listOauthProviders = <Options>(
  call: Call<Options>,
  request: ListOauthProvidersRequest = {},
  options?: Options,
): Promise<ListOauthProvidersAnswer> =>
  call(operation, request, options) as Promise<ListOauthProvidersAnswer>;

/** All items of {@link listOauthProviders}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOauthProviders = <Options>(
  call: Call<Options>,
  request: ListOauthProvidersRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListOauthProvidersResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOauthProvidersResponses[200]>, void, undefined>;
