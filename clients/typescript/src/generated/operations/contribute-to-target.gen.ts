// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ContributeToTargetData, ContributeToTargetResponses } from '../types.gen.ts';

export type ContributeToTargetRequest = Omit<ContributeToTargetData, 'url'>;
export type ContributeToTargetAnswer = Answer<ContributeToTargetResponses>;
/** What the call fails with. */
export type ContributeToTargetError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source'>;
      409: ProblemOf<'idempotency_key_in_flight' | 'instance_changed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_keys_differ' | 'idempotency_key_reused' | 'callback_host_not_registered' | 'owner_disabled' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'instance_out_of_schedule' | 'brand_excluded' | 'country_excluded' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'wallet_refused' | 'wallet_refused_platform'>;
      500: ProblemOf<'internal_error'>;
      502: ProblemOf<'wallet_failed'>;
      503: ProblemOf<'wallet_on_hold' | 'unavailable'>;
      504: ProblemOf<'wallet_timeout'>;
    }>
  | ConnectionError;

/**
 * Contribute to a target and its linked instances
 *
 * Books a contribution to an instance, or to the instance that a source leads the player to, and optionally to the
 * instances linked to it. The reply has one ContributionResponse for each instance that received a contribution: first
 * the target's, then the linked ones in the order in which they were tried.
 *
 * `POST /operator/target-contributions`, C13
 */
export const contributeToTarget: OperationCall<
  ContributeToTargetRequest,
  ContributeToTargetAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'contributeToTarget',
  method: 'POST',
  path: '/operator/target-contributions',
  statuses: [200, 204],
  body: 'application/json',
  key: /* @__PURE__ */ keyInBody('options', 'idempotency_key'),
  security: [[account]],
});
