// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SetOptInListedData, SetOptInListedResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setOptInListed',
  method: 'POST',
  path: '/instances/opt-in/statuses',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SetOptInListedRequest = Omit<SetOptInListedData, 'url'>;
export type SetOptInListedAnswer = Answer<SetOptInListedResponses>;
/** What the call fails with. */
export type SetOptInListedError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Opt a player in or out and list the statuses
 *
 * Opts a player in or out like `POST /instances/opt-in`, and returns the player's resulting statuses: first that of the
 * instance, then those in other instances, latest changes first, at most 500 in total.
 *
 * `POST /instances/opt-in/statuses`, B32
 */
export const setOptInListed = <Options>(
  call: Call<Options>,
  request: SetOptInListedRequest,
  options?: Options,
): Promise<SetOptInListedAnswer> => call(operation, request, options) as Promise<SetOptInListedAnswer>;
