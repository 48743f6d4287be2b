// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListDeliveriesData, ListDeliveriesResponses } from '../types.gen.ts';

export type ListDeliveriesRequest = Omit<ListDeliveriesData, 'url'>;
export type ListDeliveriesAnswer = Answer<ListDeliveriesResponses>;
/** What the call fails with. */
export type ListDeliveriesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List deliveries
 *
 * Returns a page of the messages that the platform sends to operators, latest first: events to destinations, results of
 * contributions to their callbacks, and diversions. `PasswordResetRequested` is not listed. Contents are not returned;
 * see `GET /deliveries/{delivery_id}`.
 *
 * `GET /deliveries`
 */
export const listDeliveries: OptionalOperationCall<
  ListDeliveriesRequest,
  ListDeliveriesAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listDeliveries',
  method: 'GET',
  path: '/deliveries',
  security: [[account]],
});

/** All items of {@link listDeliveries}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListDeliveries = <Options>(
  call: Call<Options>,
  request: ListDeliveriesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListDeliveriesResponses[200]>, void, undefined> =>
  byLink(call, listDeliveries.operation, { items: [] }, request, options) as never;
