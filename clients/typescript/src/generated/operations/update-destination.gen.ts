// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateDestinationData, UpdateDestinationResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateDestination',
  method: 'PATCH',
  path: '/deliveries/destinations/{destination_id}',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type UpdateDestinationRequest = Omit<UpdateDestinationData, 'url'>;
export type UpdateDestinationAnswer = Answer<UpdateDestinationResponses>;
/** What the call fails with. */
export type UpdateDestinationError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'destination_not_found'>;
      409: ProblemOf<'destination_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'address_not_allowed'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update a destination
 *
 * Changes the fields of a destination that are sent.
 *
 * `PATCH /deliveries/destinations/{destination_id}`
 */
export const updateDestination = <Options>(
  call: Call<Options>,
  request: UpdateDestinationRequest,
  options?: Options,
): Promise<UpdateDestinationAnswer> =>
  call(operation, request, options) as Promise<UpdateDestinationAnswer>;
