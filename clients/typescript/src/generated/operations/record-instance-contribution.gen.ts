// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInBody } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { RecordInstanceContributionData, RecordInstanceContributionResponses } from '../types.gen.ts';

export type RecordInstanceContributionRequest = Omit<RecordInstanceContributionData, 'url'>;
export type RecordInstanceContributionAnswer = Answer<RecordInstanceContributionResponses>;
/** What the call fails with. */
export type RecordInstanceContributionError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found'>;
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
 * Record a contribution to an instance
 *
 * Books a contribution like `POST /operator/contributions/instance`, for administrative callers that do not need its
 * result immediately.
 *
 * `POST /instances/contributions`, B33
 */
export const recordInstanceContribution: OperationCall<
  RecordInstanceContributionRequest,
  RecordInstanceContributionAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'recordInstanceContribution',
  method: 'POST',
  path: '/instances/contributions',
  statuses: [200, 204],
  body: 'application/json',
  read: readNothing,
  key: /* @__PURE__ */ keyInBody('idempotency_key'),
  security: [[account]],
});
