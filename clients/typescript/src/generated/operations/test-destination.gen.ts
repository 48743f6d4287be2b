// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { TestDestinationData, TestDestinationResponses } from '../types.gen.ts';

export type TestDestinationRequest = Omit<TestDestinationData, 'url'>;
export type TestDestinationAnswer = Answer<TestDestinationResponses>;
/** What the call fails with. */
export type TestDestinationError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'destination_not_found'>;
      409: ProblemOf<'destination_disabled'>;
      422: ProblemOf<'idempotency_key_reused'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Send a test message to a destination
 *
 * Sends a `DestinationTest` to a destination now, also if it does not receive this event. The message is signed like
 * every other and waits for no other message. It is repeated and given up like an event; follow it with `GET
 * /deliveries/{delivery_id}`.
 *
 * `POST /deliveries/destinations/{destination_id}/test`
 */
export const testDestination: OperationCall<
  TestDestinationRequest,
  TestDestinationAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'testDestination',
  method: 'POST',
  path: '/deliveries/destinations/{destination_id}/test',
  key: keyInHeader,
  security: [[account]],
});
