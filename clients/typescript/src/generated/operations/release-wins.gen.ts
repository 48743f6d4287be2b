// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ReleaseWinsData, ReleaseWinsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'releaseWins',
  method: 'POST',
  path: '/instances/wins/release',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type ReleaseWinsRequest = Omit<ReleaseWinsData, 'url'>;
export type ReleaseWinsAnswer = Answer<ReleaseWinsResponses>;
/** What the call fails with. */
export type ReleaseWinsError =
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
 * Release withheld wins
 *
 * Releases withheld wins so that they are credited at the wallet. A `Held` payment becomes `Due`, and its credit is
 * sent right after this request; a credit that is already `Due` is sent now instead of at its next attempt. The reply
 * does not wait for the wallet: `WinSettled` is emitted when it acknowledges a credit. A player whom the wallet has
 * never authenticated is credited after their first authenticated session.
 *
 * `POST /instances/wins/release`
 */
export const releaseWins = <Options>(
  call: Call<Options>,
  request: ReleaseWinsRequest,
  options?: Options,
): Promise<ReleaseWinsAnswer> => call(operation, request, options) as Promise<ReleaseWinsAnswer>;
