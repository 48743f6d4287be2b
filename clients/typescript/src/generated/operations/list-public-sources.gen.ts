// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import type { ListPublicSourcesData, ListPublicSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPublicSources',
  method: 'GET',
  path: '/frontend/sources',
};

export type ListPublicSourcesRequest = Omit<ListPublicSourcesData, 'url'>;
export type ListPublicSourcesAnswer = Answer<ListPublicSourcesResponses>;
/** What the call fails with. */
export type ListPublicSourcesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List an owner's sources
 *
 * Returns a page of the sources of an operator or brand, with the instances assigned to them, so that a lobby can show
 * which games have a jackpot. For a brand, the list contains its own sources and those of its operator that lead the
 * brand to a jackpot it may play, with these jackpots.
 *
 * `GET /frontend/sources`, F7
 */
export const listPublicSources = <Options>(
  call: Call<Options>,
  request: ListPublicSourcesRequest,
  options?: Options,
): Promise<ListPublicSourcesAnswer> =>
  call(operation, request, options) as Promise<ListPublicSourcesAnswer>;

/** All items of {@link listPublicSources}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPublicSources = <Options>(
  call: Call<Options>,
  request: ListPublicSourcesRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListPublicSourcesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPublicSourcesResponses[200]>, void, undefined>;
