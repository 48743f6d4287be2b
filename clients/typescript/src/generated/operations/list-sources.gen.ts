// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListSourcesData, ListSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listSources',
  method: 'GET',
  path: '/sources',
  security: [[account]],
};

export type ListSourcesRequest = Omit<ListSourcesData, 'url'>;
export type ListSourcesAnswer = Answer<ListSourcesResponses>;
/** What the call fails with. */
export type ListSourcesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List sources
 *
 * Returns a page of the sources that you have access to, with the instances assigned to them. The account of a brand
 * also sees its operator's sources that lead the brand to a jackpot it may play, with these jackpots.
 *
 * `GET /sources`, B13
 */
export const listSources = <Options>(
  call: Call<Options>,
  request: ListSourcesRequest = {},
  options?: Options,
): Promise<ListSourcesAnswer> => call(operation, request, options) as Promise<ListSourcesAnswer>;

/** All items of {@link listSources}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListSources = <Options>(
  call: Call<Options>,
  request: ListSourcesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListSourcesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListSourcesResponses[200]>, void, undefined>;
