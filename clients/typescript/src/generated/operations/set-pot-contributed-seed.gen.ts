// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetPotContributedSeedData, SetPotContributedSeedResponses } from '../types.gen.ts';

export type SetPotContributedSeedRequest = Omit<SetPotContributedSeedData, 'url'>;
export type SetPotContributedSeedAnswer = Answer<SetPotContributedSeedResponses>;
/** What the call fails with. */
export type SetPotContributedSeedError =
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
 * Set a pot's collected seed
 *
 * Sets the `contributed_seed` of a pot, which contributions have collected for its next seed, to a target value. What
 * the pot currently pays does not change. A target above min_reseed_value is accepted; with `CollectToMinReseed`,
 * contributions collect nothing until it is below again.
 *
 * `POST /instances/pots/contributed-seed`, B21
 */
export const setPotContributedSeed: OperationCall<
  SetPotContributedSeedRequest,
  SetPotContributedSeedAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'setPotContributedSeed',
  method: 'POST',
  path: '/instances/pots/contributed-seed',
  statuses: [200, 202],
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
