// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListAccountsData, ListAccountsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listAccounts',
  method: 'GET',
  path: '/accounts',
  security: [[account]],
};

export type ListAccountsRequest = Omit<ListAccountsData, 'url'>;
export type ListAccountsAnswer = Answer<ListAccountsResponses>;
/** What the call fails with. */
export type ListAccountsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List accounts
 *
 * Returns a page of the accounts that you have access to. Passwords and one-time passwords are never returned.
 *
 * `GET /accounts`, A7
 */
export const listAccounts = <Options>(
  call: Call<Options>,
  request: ListAccountsRequest = {},
  options?: Options,
): Promise<ListAccountsAnswer> => call(operation, request, options) as Promise<ListAccountsAnswer>;

/** All items of {@link listAccounts}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListAccounts = <Options>(
  call: Call<Options>,
  request: ListAccountsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListAccountsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListAccountsResponses[200]>, void, undefined>;
