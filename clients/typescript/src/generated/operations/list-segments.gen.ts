// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListSegmentsData, ListSegmentsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listSegments',
  method: 'GET',
  path: '/segments',
  security: [[account]],
};

export type ListSegmentsRequest = Omit<ListSegmentsData, 'url'>;
export type ListSegmentsAnswer = Answer<ListSegmentsResponses>;
/** What the call fails with. */
export type ListSegmentsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List segments
 *
 * Returns a page of the segments that you have access to, with the instances assigned to them. The account of a brand
 * also sees its operator's segments that lead the brand to a jackpot it may play, with these jackpots.
 *
 * `GET /segments`, B7
 */
export const listSegments = <Options>(
  call: Call<Options>,
  request: ListSegmentsRequest = {},
  options?: Options,
): Promise<ListSegmentsAnswer> => call(operation, request, options) as Promise<ListSegmentsAnswer>;

/** All items of {@link listSegments}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListSegments = <Options>(
  call: Call<Options>,
  request: ListSegmentsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListSegmentsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListSegmentsResponses[200]>, void, undefined>;
