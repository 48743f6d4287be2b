// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListWinnersByPotData, ListWinnersByPotResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listWinnersByPot',
  method: 'GET',
  path: '/operator/winners/pots',
  security: [[account]],
};

export type ListWinnersByPotRequest = Omit<ListWinnersByPotData, 'url'>;
export type ListWinnersByPotAnswer = Answer<ListWinnersByPotResponses>;
/** What the call fails with. */
export type ListWinnersByPotError =
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
 * List an instance's winners by pot
 *
 * Returns the wins of an instance by pot, latest first. Every pot of the instance, including disabled ones, is a key;
 * its list is empty until the pot is won. The wins are those of `GET /operator/winners`.
 *
 * `GET /operator/winners/pots`, C9
 */
export const listWinnersByPot = <Options>(
  call: Call<Options>,
  request: ListWinnersByPotRequest,
  options?: Options,
): Promise<ListWinnersByPotAnswer> => call(operation, request, options) as Promise<ListWinnersByPotAnswer>;
