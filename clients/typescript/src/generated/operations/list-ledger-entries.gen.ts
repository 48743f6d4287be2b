// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListLedgerEntriesData, ListLedgerEntriesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listLedgerEntries',
  method: 'GET',
  path: '/instances/{instance_id}/ledger',
  security: [[account]],
};

export type ListLedgerEntriesRequest = Omit<ListLedgerEntriesData, 'url'>;
export type ListLedgerEntriesAnswer = Answer<ListLedgerEntriesResponses>;
/** What the call fails with. */
export type ListLedgerEntriesError =
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
 * List an instance's ledger entries
 *
 * Returns a page of the movements of money in an instance, in the order in which they were booked. Every balance of
 * every pot is the sum of its postings. Entries are never changed or removed. To follow a ledger, or to read a long one
 * quickly, pass the seq of the last entry that you read as `after_seq`.
 *
 * `GET /instances/{instance_id}/ledger`
 */
export const listLedgerEntries = <Options>(
  call: Call<Options>,
  request: ListLedgerEntriesRequest,
  options?: Options,
): Promise<ListLedgerEntriesAnswer> =>
  call(operation, request, options) as Promise<ListLedgerEntriesAnswer>;

/** All items of {@link listLedgerEntries}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListLedgerEntries = <Options>(
  call: Call<Options>,
  request: ListLedgerEntriesRequest,
  options?: Options,
): AsyncGenerator<ItemOf<ListLedgerEntriesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListLedgerEntriesResponses[200]>, void, undefined>;
