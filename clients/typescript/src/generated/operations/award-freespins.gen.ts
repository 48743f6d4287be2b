// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { AwardFreespinsData, AwardFreespinsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'awardFreespins',
  method: 'POST',
  path: '/bonus/freespins/add',
  body: 'application/json',
  key: /* @__PURE__ */ keyInBody('request_id'),
  security: [[account]],
};

export type AwardFreespinsRequest = Omit<AwardFreespinsData, 'url'>;
export type AwardFreespinsAnswer = Answer<AwardFreespinsResponses>;
/** What the call fails with. */
export type AwardFreespinsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'freespin_instance_not_found'>;
      409: ProblemOf<'idempotency_key_in_flight'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_keys_differ' | 'idempotency_key_reused' | 'owner_disabled' | 'bonus_brand_mismatch' | 'bonus_window_closed'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Award a freespin instance to players
 *
 * Awards a bonus of the instance to each player, and returns the bonuses in the order of the players. Players do not
 * have to be known to the platform. A player who already has a bonus of the instance gets another one.
 *
 * `POST /bonus/freespins/add`, D2
 */
export const awardFreespins = <Options>(
  call: Call<Options>,
  request: AwardFreespinsRequest,
  options?: Options,
): Promise<AwardFreespinsAnswer> => call(operation, request, options) as Promise<AwardFreespinsAnswer>;
