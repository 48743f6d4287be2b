// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListWinnersData, ListWinnersResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listWinners',
  method: 'GET',
  path: '/operator/winners',
  security: [[account]],
};

export type ListWinnersRequest = Omit<ListWinnersData, 'url'>;
export type ListWinnersAnswer = Answer<ListWinnersResponses>;
/** What the call fails with. */
export type ListWinnersError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List an instance's winners
 *
 * Returns the wins of an instance across all its pots, latest first.
 *
 * `GET /operator/winners`, C8
 */
export const listWinners = <Options>(
  call: Call<Options>,
  request: ListWinnersRequest,
  options?: Options,
): Promise<ListWinnersAnswer> => call(operation, request, options) as Promise<ListWinnersAnswer>;
