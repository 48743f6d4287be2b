// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListPendingCancelsData, ListPendingCancelsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listPendingCancels',
  method: 'GET',
  path: '/instances/cancels',
  security: [[account]],
};

export type ListPendingCancelsRequest = Omit<ListPendingCancelsData, 'url'>;
export type ListPendingCancelsAnswer = Answer<ListPendingCancelsResponses>;
/** What the call fails with. */
export type ListPendingCancelsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List pending cancels
 *
 * Returns a page of the debits whose contributions were not booked and whose cancels the operator's wallet has not
 * acknowledged. It is not known whether the player has paid. The cancel is sent again until it is acknowledged, also if
 * the wallet refuses it: at growing intervals up to every 10 hours, after `POST /instances/cancels/retry`, and as soon
 * as a wallet that had failed works again. A cancel that the wallet refused is retried, at most once in five minutes,
 * when the wallet acknowledges another cancel. `attempts` and `last_error` show which ones need attention. Acknowledged
 * cancels are no longer listed.
 *
 * `GET /instances/cancels`
 */
export const listPendingCancels = <Options>(
  call: Call<Options>,
  request: ListPendingCancelsRequest = {},
  options?: Options,
): Promise<ListPendingCancelsAnswer> =>
  call(operation, request, options) as Promise<ListPendingCancelsAnswer>;

/** All items of {@link listPendingCancels}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListPendingCancels = <Options>(
  call: Call<Options>,
  request: ListPendingCancelsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListPendingCancelsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListPendingCancelsResponses[200]>, void, undefined>;
