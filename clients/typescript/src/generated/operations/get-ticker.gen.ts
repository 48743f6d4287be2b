// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { GetTickerData, GetTickerResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getTicker',
  method: 'GET',
  path: '/frontend/ticker',
};

export type GetTickerRequest = Omit<GetTickerData, 'url'>;
export type GetTickerAnswer = Answer<GetTickerResponses>;
/** What the call fails with. */
export type GetTickerError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      404: ProblemOf<'instance_not_found'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get an instance's ticker
 *
 * Returns what a game shows of a jackpot: its pots and their current values.
 *
 * `GET /frontend/ticker`, F8
 */
export const getTicker = <Options>(
  call: Call<Options>,
  request: GetTickerRequest,
  options?: Options,
): Promise<GetTickerAnswer> => call(operation, request, options) as Promise<GetTickerAnswer>;
