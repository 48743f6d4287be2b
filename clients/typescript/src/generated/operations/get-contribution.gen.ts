// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetContributionData, GetContributionResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getContribution',
  method: 'GET',
  path: '/operator/contributions/{contribution_id}',
  security: [[account]],
};

export type GetContributionRequest = Omit<GetContributionData, 'url'>;
export type GetContributionAnswer = Answer<GetContributionResponses>;
/** What the call fails with. */
export type GetContributionError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'contribution_not_found'>;
      409: ProblemOf<'contribution_in_flight'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get the result of a contribution
 *
 * Returns the result of a contribution, by the id in the header `Contribution-Id` of its reply. `win_withheld` shows
 * whether a win has still not been credited.
 *
 * `GET /operator/contributions/{contribution_id}`
 */
export const getContribution = <Options>(
  call: Call<Options>,
  request: GetContributionRequest,
  options?: Options,
): Promise<GetContributionAnswer> => call(operation, request, options) as Promise<GetContributionAnswer>;
