// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateDestinationData, CreateDestinationResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createDestination',
  method: 'POST',
  path: '/deliveries/destinations',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateDestinationRequest = Omit<CreateDestinationData, 'url'>;
export type CreateDestinationAnswer = Answer<CreateDestinationResponses>;
/** What the call fails with. */
export type CreateDestinationError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'permission_exceeds_own'>;
      404: ProblemOf<'owner_not_found'>;
      409: ProblemOf<'destination_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'address_not_allowed' | 'too_many_destinations'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Register a destination
 *
 * Registers an address to receive the events of an operator or brand from now on. Its host can also be used in
 * callbacks of contributions and in diversions. With an empty list of events, only the host is registered.
 *
 * `POST /deliveries/destinations`
 */
export const createDestination = <Options>(
  call: Call<Options>,
  request: CreateDestinationRequest,
  options?: Options,
): Promise<CreateDestinationAnswer> =>
  call(operation, request, options) as Promise<CreateDestinationAnswer>;
