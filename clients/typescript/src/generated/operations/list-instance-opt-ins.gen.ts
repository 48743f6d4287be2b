// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListInstanceOptInsData, ListInstanceOptInsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listInstanceOptIns',
  method: 'GET',
  path: '/instances/{instance_id}/opt-ins',
  security: [[account]],
};

export type ListInstanceOptInsRequest = Omit<ListInstanceOptInsData, 'url'>;
export type ListInstanceOptInsAnswer = Answer<ListInstanceOptInsResponses>;
/** What the call fails with. */
export type ListInstanceOptInsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List an instance's opt-in statuses
 *
 * Returns a page of the opt-in statuses of an instance's players, sorted by brand path and player id.
 *
 * `GET /instances/{instance_id}/opt-ins`, B31
 */
export const listInstanceOptIns = <Options>(
  call: Call<Options>,
  request: ListInstanceOptInsRequest,
  options?: Options,
): Promise<ListInstanceOptInsAnswer> =>
  call(operation, request, options) as Promise<ListInstanceOptInsAnswer>;

/** All items of {@link listInstanceOptIns}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListInstanceOptIns = <Options>(
  call: Call<Options>,
  request: ListInstanceOptInsRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListInstanceOptInsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListInstanceOptInsResponses[200]>, void, undefined>;
