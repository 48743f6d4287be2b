// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListInstancesData, ListInstancesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listInstances',
  method: 'GET',
  path: '/instances',
  security: [[account]],
};

export type ListInstancesRequest = Omit<ListInstancesData, 'url'>;
export type ListInstancesAnswer = Answer<ListInstancesResponses>;
/** What the call fails with. */
export type ListInstancesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List instances
 *
 * Returns a page of the instances that the account may see, with the current state of their pots: those whose owner it
 * has access to and, for the account of a brand, those of its operator that the brand may play.
 *
 * `GET /instances`, B19
 */
export const listInstances = <Options>(
  call: Call<Options>,
  request: ListInstancesRequest = {},
  options?: Options,
): Promise<ListInstancesAnswer> => call(operation, request, options) as Promise<ListInstancesAnswer>;

/** All items of {@link listInstances}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListInstances = <Options>(
  call: Call<Options>,
  request: ListInstancesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListInstancesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListInstancesResponses[200]>, void, undefined>;
