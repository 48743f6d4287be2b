// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { RecordSourceContributionData, RecordSourceContributionResponses } from '../types.gen.ts';

export type RecordSourceContributionRequest = Omit<RecordSourceContributionData, 'url'>;
export type RecordSourceContributionAnswer = Answer<RecordSourceContributionResponses>;
/** What the call fails with. */
export type RecordSourceContributionError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'no_jackpot_for_source'>;
      409: ProblemOf<'idempotency_key_in_flight' | 'instance_changed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_keys_differ' | 'idempotency_key_reused' | 'callback_host_not_registered' | 'owner_disabled' | 'player_not_opted_in' | 'currency_not_configured' | 'amount_out_of_range' | 'wallet_not_configured' | 'wallet_refused_session' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'limit_exceeded' | 'insufficient_funds' | 'wallet_refused' | 'wallet_refused_platform' | 'instance_terminated'>;
      500: ProblemOf<'internal_error'>;
      502: ProblemOf<'wallet_failed'>;
      503: ProblemOf<'wallet_on_hold' | 'unavailable'>;
      504: ProblemOf<'wallet_timeout'>;
    }>
  | ConnectionError;

/**
 * Record a contribution by source
 *
 * Books a contribution like `POST /operator/contributions/source`, for administrative callers that do not need its
 * result immediately. See "From source to instance" at the top of this section. If no instance currently accepts the
 * contribution, or if the source does not exist, the request fails with `no_jackpot_for_source`. If opt_in_required is
 * set for the instance, the player must be opted in; no other instance is tried.
 *
 * `POST /sources/contributions`, B34
 */
export const recordSourceContribution: OperationCall<
  RecordSourceContributionRequest,
  RecordSourceContributionAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'recordSourceContribution',
  method: 'POST',
  path: '/sources/contributions',
  statuses: [200, 204],
  body: 'application/json',
  read: readNothing,
  key: /* @__PURE__ */ keyInBody('idempotency_key'),
  security: [[account]],
});
