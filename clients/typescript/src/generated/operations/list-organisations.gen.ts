// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListOrganisationsData, ListOrganisationsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listOrganisations',
  method: 'GET',
  path: '/organisations',
  security: [[account]],
};

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
export const listOrganisations = <Options>(
  call: Call<Options>,
  request: ListOrganisationsRequest = {},
  options?: Options,
): Promise<ListOrganisationsAnswer> =>
  call(operation, request, options) as Promise<ListOrganisationsAnswer>;

/** All items of {@link listOrganisations}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListOrganisations = <Options>(
  call: Call<Options>,
  request: ListOrganisationsRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListOrganisationsResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListOrganisationsResponses[200]>, void, undefined>;
