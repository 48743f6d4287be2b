// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOperatorSourcesData, ListOperatorSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOperatorSources',
  method: 'GET',
  path: '/operator/sources',
  security: [[account]],
};

export type ListOperatorSourcesRequest = Omit<ListOperatorSourcesData, 'url'>;
export type ListOperatorSourcesAnswer = Answer<ListOperatorSourcesResponses>;
/** What the call fails with. */
export type ListOperatorSourcesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List an owner's sources
 *
 * Returns a page of the sources of an operator or brand, with the instances assigned to them. For a brand, the list
 * contains its own sources and those of its operator that lead the brand to a jackpot it may play, with these jackpots.
 *
 * `GET /operator/sources`, C12
 */
export const listOperatorSources = <Options>(
  call: Call<Options>,
  request: ListOperatorSourcesRequest = {},
  options?: Options,
): Promise<ListOperatorSourcesAnswer> =>
  call(operation, request, options) as Promise<ListOperatorSourcesAnswer>;

/** All items of {@link listOperatorSources}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOperatorSources = <Options>(
  call: Call<Options>,
  request: ListOperatorSourcesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListOperatorSourcesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOperatorSourcesResponses[200]>, void, undefined>;
