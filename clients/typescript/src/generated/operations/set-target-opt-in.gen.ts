// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetTargetOptInData, SetTargetOptInResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setTargetOptIn',
  method: 'POST',
  path: '/operator/target-opt-in',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SetTargetOptInRequest = Omit<SetTargetOptInData, 'url'>;
export type SetTargetOptInAnswer = Answer<SetTargetOptInResponses>;
/** What the call fails with. */
export type SetTargetOptInError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Opt a player in to or out of a target
 *
 * Opts a player in to or out of an instance, or the player's jackpot at a source, and optionally the linked instances
 * too, in one transaction. The rules of `POST /operator/opt-in` apply to each instance. The preferred contribution is
 * set only for the target's instance; linked instances keep theirs.
 *
 * `POST /operator/target-opt-in`, C15
 */
export const setTargetOptIn = <Options>(
  call: Call<Options>,
  request: SetTargetOptInRequest,
  options?: Options,
): Promise<SetTargetOptInAnswer> => call(operation, request, options) as Promise<SetTargetOptInAnswer>;
