// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListWinTotalsData, ListWinTotalsResponses } from '../types.gen.ts';

export type ListWinTotalsRequest = Omit<ListWinTotalsData, 'url'>;
export type ListWinTotalsAnswer = Answer<ListWinTotalsResponses>;
/** What the call fails with. */
export type ListWinTotalsError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Total wins by state
 *
 * Returns how many payments there are in each state and currency, and what they come to, with the filters of `GET
 * /instances/wins`. States without payments are not listed.
 *
 * `GET /instances/wins/totals`
 */
export const listWinTotals: OptionalOperationCall<
  ListWinTotalsRequest,
  ListWinTotalsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'listWinTotals',
  method: 'GET',
  path: '/instances/wins/totals',
  security: [[account]],
});
