// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import type { GetReadinessData, GetReadinessResponses } from '../types.gen.ts';

export type GetReadinessRequest = Omit<GetReadinessData, 'url'>;
export type GetReadinessAnswer = Answer<GetReadinessResponses>;
/** What the call fails with. */
export type GetReadinessError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'not_ready' | 'unavailable'>;
    }>
  | ConnectionError;

/**
 * Check whether the service is ready
 *
 * Returns `ready` while the service can do its work, with warnings about what may soon stop it. Otherwise, it is
 * refused with `not_ready`, and `reasons` lists why. The check commits a write to the store, looks at the keys, the
 * schema and the disk, and connects to the operators' wallets. A result is kept for a second, so that requests cost
 * nothing. It needs no token; it is meant for load balancers and monitoring. Use `/healthz` to decide whether to
 * restart the service: a full disk does not get better by that.
 *
 * `GET /readyz`
 */
export const getReadiness: OptionalOperationCall<
  GetReadinessRequest,
  GetReadinessAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'getReadiness',
  method: 'GET',
  path: '/readyz',
});
