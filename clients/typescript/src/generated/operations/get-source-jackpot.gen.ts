// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetSourceJackpotData, GetSourceJackpotResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getSourceJackpot',
  method: 'GET',
  path: '/sources/jackpot',
  security: [[account]],
};

export type GetSourceJackpotRequest = Omit<GetSourceJackpotData, 'url'>;
export type GetSourceJackpotAnswer = Answer<GetSourceJackpotResponses>;
/** What the call fails with. */
export type GetSourceJackpotError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'no_jackpot_for_source'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get a source's jackpot
 *
 * Returns the jackpot that the source leads to, so that administrators can check the configuration: the instance that
 * would currently receive a contribution with this brand, country and segments at the source. If there is none, it is
 * the first instance that would receive the contribution if it were active and within its hours. Instances that have
 * ended are skipped. See "From source to instance" at the top of this section. If there is no such instance, if the
 * source does not exist, or while the operator or brand is disabled, the request fails with `no_jackpot_for_source`.
 * Opt-ins are not considered.
 *
 * `GET /sources/jackpot`, B26
 */
export const getSourceJackpot = <Options>(
  call: Call<Options>,
  request: GetSourceJackpotRequest,
  options?: Options,
): Promise<GetSourceJackpotAnswer> => call(operation, request, options) as Promise<GetSourceJackpotAnswer>;
