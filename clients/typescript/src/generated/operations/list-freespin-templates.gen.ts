// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListFreespinTemplatesData, ListFreespinTemplatesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listFreespinTemplates',
  method: 'GET',
  path: '/bonus/freespins/templates',
  security: [[account]],
};

export type ListFreespinTemplatesRequest = Omit<ListFreespinTemplatesData, 'url'>;
export type ListFreespinTemplatesAnswer = Answer<ListFreespinTemplatesResponses>;
/** What the call fails with. */
export type ListFreespinTemplatesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List freespin templates
 *
 * Returns a page of the freespin templates that you have access to.
 *
 * `GET /bonus/freespins/templates`, D5
 */
export const listFreespinTemplates = <Options>(
  call: Call<Options>,
  request: ListFreespinTemplatesRequest = {},
  options?: Options,
): Promise<ListFreespinTemplatesAnswer> =>
  call(operation, request, options) as Promise<ListFreespinTemplatesAnswer>;

/** All items of {@link listFreespinTemplates}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListFreespinTemplates = <Options>(
  call: Call<Options>,
  request: ListFreespinTemplatesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListFreespinTemplatesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListFreespinTemplatesResponses[200]>, void, undefined>;
