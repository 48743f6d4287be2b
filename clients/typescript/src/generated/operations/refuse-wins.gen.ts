// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { RefuseWinsData, RefuseWinsResponses } from '../types.gen.ts';

export type RefuseWinsRequest = Omit<RefuseWinsData, 'url'>;
export type RefuseWinsAnswer = Answer<RefuseWinsResponses>;
/** What the call fails with. */
export type RefuseWinsError =
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
 * Refuse held wins
 *
 * Records that held wins are not to be paid for now, with the reason, for example while a suspicion is examined. A
 * `Held` payment becomes `Refused` and emits `WinRefused`. Nothing is booked: the amount stays withheld for the player,
 * and nothing goes back into a pot. A refused payment can still be released or settled.
 *
 * `POST /instances/wins/refuse`
 */
export const refuseWins: OperationCall<
  RefuseWinsRequest,
  RefuseWinsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'refuseWins',
  method: 'POST',
  path: '/instances/wins/refuse',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
