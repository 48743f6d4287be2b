// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListDestinationsData, ListDestinationsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listDestinations',
  method: 'GET',
  path: '/deliveries/destinations',
  security: [[account]],
};

export type ListDestinationsRequest = Omit<ListDestinationsData, 'url'>;
export type ListDestinationsAnswer = Answer<ListDestinationsResponses>;
/** What the call fails with. */
export type ListDestinationsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List destinations
 *
 * Returns a page of the destinations whose owner you have access to. Secrets are never returned.
 *
 * `GET /deliveries/destinations`
 */
export const listDestinations = <Options>(
  call: Call<Options>,
  request: ListDestinationsRequest = {},
  options?: Options,
): Promise<ListDestinationsAnswer> => call(operation, request, options) as Promise<ListDestinationsAnswer>;

/** All items of {@link listDestinations}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListDestinations = <Options>(
  call: Call<Options>,
  request: ListDestinationsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListDestinationsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListDestinationsResponses[200]>, void, undefined>;
