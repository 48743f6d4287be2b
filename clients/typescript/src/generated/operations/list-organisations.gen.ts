// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer, Call } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOrganisationsData, ListOrganisationsResponses } from '../types.gen.ts';

export type ListOrganisationsRequest = Omit<ListOrganisationsData, 'url'>;
export type ListOrganisationsAnswer = Answer<ListOrganisationsResponses>;
/** What the call fails with. */
export type ListOrganisationsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List organisations
 *
 * Returns a page of the organisations that you have access to: your own and those below it. System accounts see all
 * organisations, including the platform's own, `pitboss`.
 *
 * `GET /organisations`, A15
 */
export const listOrganisations: OptionalOperationCall<
  ListOrganisationsRequest,
  ListOrganisationsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listOrganisations',
  method: 'GET',
  path: '/organisations',
  security: [[account]],
});

/** All items of {@link listOrganisations}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOrganisations = <Options>(
  call: Call<Options>,
  request: ListOrganisationsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListOrganisationsResponses[200]>, void, undefined> =>
  byLink(call, listOrganisations.operation, { items: [] }, request, options) as never;
