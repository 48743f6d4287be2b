// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ReplayDeliveriesData, ReplayDeliveriesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'replayDeliveries',
  method: 'POST',
  path: '/deliveries/replay',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type ReplayDeliveriesRequest = Omit<ReplayDeliveriesData, 'url'>;
export type ReplayDeliveriesAnswer = Answer<ReplayDeliveriesResponses>;
/** What the call fails with. */
export type ReplayDeliveriesError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Replay deliveries
 *
 * Immediately sends deliveries again, with their original `webhook-id` and content, and resets their attempts. A
 * delivery that is still pending is sent now without resetting its attempts. Items are processed independently:
 * `succeeded` lists the deliveries that are now pending; `failed` lists those that cannot be sent because they do not
 * exist, you have no access to them, or their destination is disabled or deleted. Duplicate ids are listed once.
 *
 * `POST /deliveries/replay`
 */
export const replayDeliveries = <Options>(
  call: Call<Options>,
  request: ReplayDeliveriesRequest,
  options?: Options,
): Promise<ReplayDeliveriesAnswer> => call(operation, request, options) as Promise<ReplayDeliveriesAnswer>;
