// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetPotCurrentValueData, SetPotCurrentValueResponses } from '../types.gen.ts';

export type SetPotCurrentValueRequest = Omit<SetPotCurrentValueData, 'url'>;
export type SetPotCurrentValueAnswer = Answer<SetPotCurrentValueResponses>;
/** What the call fails with. */
export type SetPotCurrentValueError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found' | 'pot_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'pot_ceiling_exceeded' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set a pot's current value
 *
 * Sets the `current_value` of a pot to a target value. An increase is added to `contributed_amount`; a decrease is
 * taken first from `contributed_amount` and then from `seed_value`. Collected seeds and overflow do not change.
 *
 * `POST /instances/pots/current-value`, B20
 */
export const setPotCurrentValue: OperationCall<
  SetPotCurrentValueRequest,
  SetPotCurrentValueAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'setPotCurrentValue',
  method: 'POST',
  path: '/instances/pots/current-value',
  statuses: [200, 202],
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
