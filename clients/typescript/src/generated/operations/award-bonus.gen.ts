// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { AwardBonusData, AwardBonusResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'awardBonus',
  method: 'POST',
  path: '/bonus/freespins/award',
  body: 'application/json',
  key: /* @__PURE__ */ keyInBody('request_id'),
  security: [[account]],
};

export type AwardBonusRequest = Omit<AwardBonusData, 'url'>;
export type AwardBonusAnswer = Answer<AwardBonusResponses>;
/** What the call fails with. */
export type AwardBonusError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found'>;
      409: ProblemOf<'idempotency_key_in_flight'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_keys_differ' | 'idempotency_key_reused' | 'owner_disabled' | 'bonus_expiry_past' | 'amount_out_of_range' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Award freespins without a template
 *
 * Awards a bonus with the freespins in the request to each player, and returns the bonuses in the order of the players.
 * Players do not have to be known to the platform. `count` is required for `Fixed` freespins and not allowed for
 * `Variable` ones (`validation_failed`).
 *
 * `POST /bonus/freespins/award`, D3
 */
export const awardBonus = <Options>(
  call: Call<Options>,
  request: AwardBonusRequest,
  options?: Options,
): Promise<AwardBonusAnswer> => call(operation, request, options) as Promise<AwardBonusAnswer>;
