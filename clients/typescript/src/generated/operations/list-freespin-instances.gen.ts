// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListFreespinInstancesData, ListFreespinInstancesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listFreespinInstances',
  method: 'GET',
  path: '/bonus/freespins/instances',
  security: [[account]],
};

export type ListFreespinInstancesRequest = Omit<ListFreespinInstancesData, 'url'>;
export type ListFreespinInstancesAnswer = Answer<ListFreespinInstancesResponses>;
/** What the call fails with. */
export type ListFreespinInstancesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List freespin instances
 *
 * Returns a page of the freespin instances that you have access to, including those whose period has ended.
 *
 * `GET /bonus/freespins/instances`, D1
 */
export const listFreespinInstances = <Options>(
  call: Call<Options>,
  request: ListFreespinInstancesRequest = {},
  options?: Options,
): Promise<ListFreespinInstancesAnswer> =>
  call(operation, request, options) as Promise<ListFreespinInstancesAnswer>;

/** All items of {@link listFreespinInstances}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListFreespinInstances = <Options>(
  call: Call<Options>,
  request: ListFreespinInstancesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListFreespinInstancesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListFreespinInstancesResponses[200]>, void, undefined>;
