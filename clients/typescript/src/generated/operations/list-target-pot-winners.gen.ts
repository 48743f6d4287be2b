// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ListTargetPotWinnersData, ListTargetPotWinnersResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'listTargetPotWinners',
  method: 'POST',
  path: '/operator/target-winners/pots',
  body: 'application/json',
  repeatable: true,
  security: [[account]],
};

export type ListTargetPotWinnersRequest = Omit<ListTargetPotWinnersData, 'url'>;
export type ListTargetPotWinnersAnswer = Answer<ListTargetPotWinnersResponses>;
/** What the call fails with. */
export type ListTargetPotWinnersError =
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
 * List the latest winner of each pot of a target
 *
 * Returns the latest win of each pot of an instance, or of the player's jackpot at a source, latest first. Pots without
 * a win, or without one by the player's brand if only its winners are requested, are omitted. `limit` applies to the
 * returned winners.
 *
 * `POST /operator/target-winners/pots`, C16
 */
export const listTargetPotWinners = <Options>(
  call: Call<Options>,
  request: ListTargetPotWinnersRequest,
  options?: Options,
): Promise<ListTargetPotWinnersAnswer> =>
  call(operation, request, options) as Promise<ListTargetPotWinnersAnswer>;
