// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListApprovalRequestsData, ListApprovalRequestsResponses } from '../types.gen.ts';

export type ListApprovalRequestsRequest = Omit<ListApprovalRequestsData, 'url'>;
export type ListApprovalRequestsAnswer = Answer<ListApprovalRequestsResponses>;
/** What the call fails with. */
export type ListApprovalRequestsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List requests for approval
 *
 * Returns a page of what accounts have asked for and another account has to approve, or has decided: releases and
 * settlements of wins, corrections and transfers of pots above the operator's `approval_threshold`, and changes of the
 * settings of an operator that has one. `state=Pending` lists what waits.
 *
 * `GET /approval-requests`
 */
export const listApprovalRequests: OptionalOperationCall<
  ListApprovalRequestsRequest,
  ListApprovalRequestsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listApprovalRequests',
  method: 'GET',
  path: '/approval-requests',
  security: [[account]],
});

/** All items of {@link listApprovalRequests}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListApprovalRequests = <Options>(
  call: Call<Options>,
  request: ListApprovalRequestsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListApprovalRequestsResponses[200]>, void, undefined> =>
  byLink(call, listApprovalRequests.operation, { items: [] }, request, options) as never;
