// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { RetryCancelsData, RetryCancelsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'retryCancels',
  method: 'POST',
  path: '/instances/cancels/retry',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type RetryCancelsRequest = Omit<RetryCancelsData, 'url'>;
export type RetryCancelsAnswer = Answer<RetryCancelsResponses>;
/** What the call fails with. */
export type RetryCancelsError =
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
 * Retry pending cancels
 *
 * Sends cancels of debits now instead of at their next attempt. The reply does not wait for the wallet: cancels that it
 * acknowledges are no longer listed by `GET /instances/cancels`.
 *
 * `POST /instances/cancels/retry`
 */
export const retryCancels = <Options>(
  call: Call<Options>,
  request: RetryCancelsRequest,
  options?: Options,
): Promise<RetryCancelsAnswer> => call(operation, request, options) as Promise<RetryCancelsAnswer>;
