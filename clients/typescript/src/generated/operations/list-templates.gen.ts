// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ItemOf } from '../runtime/paging.gen.ts';
import { byLink } from '../runtime/paging.gen.ts';
import { account } from '../security.gen.ts';
import type { ListTemplatesData, ListTemplatesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listTemplates',
  method: 'GET',
  path: '/templates',
  security: [[account]],
};

export type ListTemplatesRequest = Omit<ListTemplatesData, 'url'>;
export type ListTemplatesAnswer = Answer<ListTemplatesResponses>;
/** What the call fails with. */
export type ListTemplatesError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List templates
 *
 * Returns a page of the templates that you have access to.
 *
 * `GET /templates`, B39
 */
export const listTemplates = <Options>(
  call: Call<Options>,
  request: ListTemplatesRequest = {},
  options?: Options,
): Promise<ListTemplatesAnswer> => call(operation, request, options) as Promise<ListTemplatesAnswer>;

/** All items of {@link listTemplates}, page by page, each page fetched when it is needed. Failures are thrown. */
export const iterateListTemplates = <Options>(
  call: Call<Options>,
  request: ListTemplatesRequest = {},
  options?: Options,
): AsyncGenerator<ItemOf<ListTemplatesResponses[200]>, void, undefined> =>
  byLink(call, operation, { items: [] }, request, options) as AsyncGenerator<ItemOf<ListTemplatesResponses[200]>, void, undefined>;
