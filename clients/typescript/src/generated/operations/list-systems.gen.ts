// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListSystemsData, ListSystemsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listSystems',
  method: 'GET',
  path: '/systems',
  security: [[account]],
};

export type ListSystemsRequest = Omit<ListSystemsData, 'url'>;
export type ListSystemsAnswer = Answer<ListSystemsResponses>;
/** What the call fails with. */
export type ListSystemsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List systems
 *
 * Returns a page of the systems registered with the platform. Systems are registered in the file given in
 * `PITBOSS_SYSTEMS_FILE`, in the format returned here. The platform reads the file when it starts; `pitboss systems`
 * checks it and lists its systems.
 *
 * `GET /systems`, A21
 */
export const listSystems = <Options>(
  call: Call<Options>,
  request: ListSystemsRequest = {},
  options?: Options,
): Promise<ListSystemsAnswer> => call(operation, request, options) as Promise<ListSystemsAnswer>;

/** All items of {@link listSystems}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListSystems = <Options>(
  call: Call<Options>,
  request: ListSystemsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListSystemsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListSystemsResponses[200]>, void, undefined>;
