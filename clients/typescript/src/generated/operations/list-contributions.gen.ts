// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListContributionsData, ListContributionsResponses } from '../types.gen.ts';

export type ListContributionsRequest = Omit<ListContributionsData, 'url'>;
export type ListContributionsAnswer = Answer<ListContributionsResponses>;
/** What the call fails with. */
export type ListContributionsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List contributions
 *
 * Returns a page of contributions, newest first: what a player or a game round contributed, what became of it, and what
 * it won. Contributions are in the order of their ids, which is the order in which they were accepted.
 *
 * `GET /instances/contributions`
 */
export const listContributions: OptionalOperationCall<
  ListContributionsRequest,
  ListContributionsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listContributions',
  method: 'GET',
  path: '/instances/contributions',
  security: [[account]],
});

/** All items of {@link listContributions}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListContributions = <Options>(
  call: Call<Options>,
  request: ListContributionsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListContributionsResponses[200]>, void, undefined> =>
  byLink(call, listContributions.operation, { items: [] }, request, options) as never;
