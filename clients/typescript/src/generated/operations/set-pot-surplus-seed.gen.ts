// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetPotSurplusSeedData, SetPotSurplusSeedResponses } from '../types.gen.ts';

export type SetPotSurplusSeedRequest = Omit<SetPotSurplusSeedData, 'url'>;
export type SetPotSurplusSeedAnswer = Answer<SetPotSurplusSeedResponses>;
/** What the call fails with. */
export type SetPotSurplusSeedError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found' | 'pot_not_found'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Set a pot's surplus seed
 *
 * Sets the `surplus_seed` of a pot to a target value, for example to boost its next seeds. What the pot currently pays
 * does not change. When the pot is reseeded after a win, the surplus provides what contributed_seed and overflow do not
 * cover.
 *
 * `POST /instances/pots/surplus-seed`, B22
 */
export const setPotSurplusSeed: OperationCall<
  SetPotSurplusSeedRequest,
  SetPotSurplusSeedAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'setPotSurplusSeed',
  method: 'POST',
  path: '/instances/pots/surplus-seed',
  statuses: [200, 202],
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
