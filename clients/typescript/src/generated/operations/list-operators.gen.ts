// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOperatorsData, ListOperatorsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOperators',
  method: 'GET',
  path: '/config/operators',
  security: [[account]],
};

export type ListOperatorsRequest = Omit<ListOperatorsData, 'url'>;
export type ListOperatorsAnswer = Answer<ListOperatorsResponses>;
/** What the call fails with. */
export type ListOperatorsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List operators
 *
 * Returns a page of the operators that you have access to, with their brands. If you have access to only some brands of
 * an operator, only those are listed.
 *
 * `GET /config/operators`, B2
 */
export const listOperators = <Options>(
  call: Call<Options>,
  request: ListOperatorsRequest = {},
  options?: Options,
): Promise<ListOperatorsAnswer> => call(operation, request, options) as Promise<ListOperatorsAnswer>;

/** All items of {@link listOperators}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOperators = <Options>(
  call: Call<Options>,
  request: ListOperatorsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListOperatorsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOperatorsResponses[200]>, void, undefined>;
