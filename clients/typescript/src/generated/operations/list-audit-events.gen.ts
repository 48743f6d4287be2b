// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListAuditEventsData, ListAuditEventsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listAuditEvents',
  method: 'GET',
  path: '/audit',
  security: [[account]],
};

export type ListAuditEventsRequest = Omit<ListAuditEventsData, 'url'>;
export type ListAuditEventsAnswer = Answer<ListAuditEventsResponses>;
/** What the call fails with. */
export type ListAuditEventsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List audit events
 *
 * Returns a page of what accounts have done, latest first. Each event is written in the same transaction as the action,
 * so none is missing and none describes something that did not happen. Events are never changed or removed.
 *
 * `GET /audit`
 */
export const listAuditEvents = <Options>(
  call: Call<Options>,
  request: ListAuditEventsRequest = {},
  options?: Options,
): Promise<ListAuditEventsAnswer> => call(operation, request, options) as Promise<ListAuditEventsAnswer>;

/** All items of {@link listAuditEvents}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListAuditEvents = <Options>(
  call: Call<Options>,
  request: ListAuditEventsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListAuditEventsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListAuditEventsResponses[200]>, void, undefined>;
