// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { GetHealthData, GetHealthResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getHealth',
  method: 'GET',
  path: '/healthz',
};

export type GetHealthRequest = Omit<GetHealthData, 'url'>;
export type GetHealthAnswer = Answer<GetHealthResponses>;
/** What the call fails with. */
export type GetHealthError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Check the health of the service
 *
 * Returns `ok` while the service can reply to requests. It reads no data and needs no token; it is meant for load
 * balancers and process supervisors.
 *
 * `GET /healthz`
 */
export const getHealth = <Options>(
  call: Call<Options>,
  request: GetHealthRequest = {},
  options?: Options,
): Promise<GetHealthAnswer> => call(operation, request, options) as Promise<GetHealthAnswer>;
