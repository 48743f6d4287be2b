// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetPlatformStatusData, GetPlatformStatusResponses } from '../types.gen.ts';

export type GetPlatformStatusRequest = Omit<GetPlatformStatusData, 'url'>;
export type GetPlatformStatusAnswer = Answer<GetPlatformStatusResponses>;
/** What the call fails with. */
export type GetPlatformStatusError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get the status of the platform
 *
 * Returns the version, whether the platform is ready, what waits and since when, the last backup and proof, and the
 * state of the replica.
 *
 * `GET /platform/status`
 */
export const getPlatformStatus: OptionalOperationCall<
  GetPlatformStatusRequest,
  GetPlatformStatusAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'getPlatformStatus',
  method: 'GET',
  path: '/platform/status',
  security: [[account]],
});
