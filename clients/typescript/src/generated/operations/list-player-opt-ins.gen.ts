// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListPlayerOptInsData, ListPlayerOptInsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPlayerOptIns',
  method: 'GET',
  path: '/instances/opt-ins',
  security: [[account]],
};

export type ListPlayerOptInsRequest = Omit<ListPlayerOptInsData, 'url'>;
export type ListPlayerOptInsAnswer = Answer<ListPlayerOptInsResponses>;
/** What the call fails with. */
export type ListPlayerOptInsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List a player's opt-in statuses
 *
 * Returns the statuses of a player in all instances, latest changes first.
 *
 * `GET /instances/opt-ins`, B25
 */
export const listPlayerOptIns = <Options>(
  call: Call<Options>,
  request: ListPlayerOptInsRequest,
  options?: Options,
): Promise<ListPlayerOptInsAnswer> => call(operation, request, options) as Promise<ListPlayerOptInsAnswer>;

/** All items of {@link listPlayerOptIns}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPlayerOptIns = <Options>(
  call: Call<Options>,
  request: ListPlayerOptInsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListPlayerOptInsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPlayerOptInsResponses[200]>, void, undefined>;
