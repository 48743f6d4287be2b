// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ReportFreespinUseData, ReportFreespinUseResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'reportFreespinUse',
  method: 'POST',
  path: '/bonus/freespins/use',
  body: 'application/json',
  key: /* @__PURE__ */ keyInBody('request_id'),
  security: [[account]],
};

export type ReportFreespinUseRequest = Omit<ReportFreespinUseData, 'url'>;
export type ReportFreespinUseAnswer = Answer<ReportFreespinUseResponses>;
/** What the call fails with. */
export type ReportFreespinUseError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'bonus_not_found'>;
      409: ProblemOf<'bonus_not_available'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_keys_differ' | 'idempotency_key_reused' | 'owner_disabled' | 'bonus_use_mismatch' | 'bonus_game_excluded' | 'bonus_exceeded'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Report the use of freespins
 *
 * Deducts spins, or a part of the budget, from a player's bonus and returns the updated bonus. Report the use before
 * the spin is played: if the report is refused, the spin is not free.
 *
 * `POST /bonus/freespins/use`
 */
export const reportFreespinUse = <Options>(
  call: Call<Options>,
  request: ReportFreespinUseRequest,
  options?: Options,
): Promise<ReportFreespinUseAnswer> =>
  call(operation, request, options) as Promise<ReportFreespinUseAnswer>;
