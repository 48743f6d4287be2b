// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListTargetWinnersData, ListTargetWinnersResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listTargetWinners',
  method: 'POST',
  path: '/operator/target-winners/latest',
  body: 'application/json',
  repeatable: true,
  security: [[account]],
};

export type ListTargetWinnersRequest = Omit<ListTargetWinnersData, 'url'>;
export type ListTargetWinnersAnswer = Answer<ListTargetWinnersResponses>;
/** What the call fails with. */
export type ListTargetWinnersError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * List the latest winners of a target
 *
 * Returns the latest wins of an instance, or of the player's jackpot at a source, across all its pots, latest first.
 * The wins are those of `GET /operator/winners`.
 *
 * `POST /operator/target-winners/latest`, C14
 */
export const listTargetWinners = <Options>(
  call: Call<Options>,
  request: ListTargetWinnersRequest,
  options?: Options,
): Promise<ListTargetWinnersAnswer> =>
  call(operation, request, options) as Promise<ListTargetWinnersAnswer>;
