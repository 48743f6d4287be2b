// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetDeliveryData, GetDeliveryResponses } from '../types.gen.ts';

export type GetDeliveryRequest = Omit<GetDeliveryData, 'url'>;
export type GetDeliveryAnswer = Answer<GetDeliveryResponses>;
/** What the call fails with. */
export type GetDeliveryError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'delivery_not_found'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get a delivery
 *
 * Returns a delivery with its body, exactly as it is sent, and its latest 20 attempts. A body may name players, so
 * consider who gets `Read` on deliveries.
 *
 * `GET /deliveries/{delivery_id}`
 */
export const getDelivery: OperationCall<
  GetDeliveryRequest,
  GetDeliveryAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'getDelivery',
  method: 'GET',
  path: '/deliveries/{delivery_id}',
  security: [[account]],
});
