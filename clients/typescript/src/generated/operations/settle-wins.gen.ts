// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SettleWinsData, SettleWinsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'settleWins',
  method: 'POST',
  path: '/instances/wins/settle',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SettleWinsRequest = Omit<SettleWinsData, 'url'>;
export type SettleWinsAnswer = Answer<SettleWinsResponses>;
/** What the call fails with. */
export type SettleWinsError =
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
 * Settle wins that were paid elsewhere
 *
 * Records that players were paid by other means than the wallet, for example by bank transfer. The payments become
 * `Settled`, are no longer withheld and count as paid; no credit is sent for them any more. Each is booked as one entry
 * of kind `settlement` in its instance's ledger, with the reason and the calling account, and emits `WinSettled`.
 *
 * `POST /instances/wins/settle`
 */
export const settleWins = <Options>(
  call: Call<Options>,
  request: SettleWinsRequest,
  options?: Options,
): Promise<SettleWinsAnswer> => call(operation, request, options) as Promise<SettleWinsAnswer>;
