// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetOperatorSettingsData, SetOperatorSettingsResponses } from '../types.gen.ts';

export type SetOperatorSettingsRequest = Omit<SetOperatorSettingsData, 'url'>;
export type SetOperatorSettingsAnswer = Answer<SetOperatorSettingsResponses>;
/** What the call fails with. */
export type SetOperatorSettingsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'operator_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set an operator's settings
 *
 * Replaces the settings of an operator. They apply to wins that are booked from now on: payments that are `Held` remain
 * so.
 *
 * `PUT /config/operators/{operator_id}/settings`
 */
export const setOperatorSettings: OperationCall<
  SetOperatorSettingsRequest,
  SetOperatorSettingsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'setOperatorSettings',
  method: 'PUT',
  path: '/config/operators/{operator_id}/settings',
  statuses: [200, 202],
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
