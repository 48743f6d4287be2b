// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SettleCancelsData, SettleCancelsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'settleCancels',
  method: 'POST',
  path: '/instances/cancels/settle',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SettleCancelsRequest = Omit<SettleCancelsData, 'url'>;
export type SettleCancelsAnswer = Answer<SettleCancelsResponses>;
/** What the call fails with. */
export type SettleCancelsError =
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
 * Settle unacknowledged cancels
 *
 * Records that debits were returned to the players by other means than the cancel, for example by a correction in the
 * wallet. The contributions become `cancelled`: they are never booked, their cancels are no longer sent, and their
 * idempotency keys are freed, unless a callback was accepted with them. Each contribution has its own event in the
 * audit log, with the account, the reason and the reference, and `pitboss verify` lists settled cancels.
 *
 * `POST /instances/cancels/settle`
 */
export const settleCancels = <Options>(
  call: Call<Options>,
  request: SettleCancelsRequest,
  options?: Options,
): Promise<SettleCancelsAnswer> => call(operation, request, options) as Promise<SettleCancelsAnswer>;
