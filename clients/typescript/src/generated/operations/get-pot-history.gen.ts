// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetPotHistoryData, GetPotHistoryResponses } from '../types.gen.ts';

export type GetPotHistoryRequest = Omit<GetPotHistoryData, 'url'>;
export type GetPotHistoryAnswer = Answer<GetPotHistoryResponses>;
/** What the call fails with. */
export type GetPotHistoryError =
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
 * Get the history of an instance's pots
 *
 * Returns the values that the pots of an instance had at evenly spaced times, for charts. The first value is that of
 * `timestamp_from` and the last that of `timestamp_to`; both are moved to the life of the instance, which starts when
 * it is created and lasts until now. If nothing of the asked time is left, there are no values.
 *
 * `GET /instances/{instance_id}/pot-history`
 */
export const getPotHistory: OperationCall<
  GetPotHistoryRequest,
  GetPotHistoryAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'getPotHistory',
  method: 'GET',
  path: '/instances/{instance_id}/pot-history',
  security: [[account]],
});
