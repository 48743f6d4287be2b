// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { SetOperatorOptInData, SetOperatorOptInResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setOperatorOptIn',
  method: 'POST',
  path: '/operator/opt-in',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type SetOperatorOptInRequest = Omit<SetOperatorOptInData, 'url'>;
export type SetOperatorOptInAnswer = Answer<SetOperatorOptInResponses>;
/** What the call fails with. */
export type SetOperatorOptInError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded' | 'currency_not_configured'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Opt a player in or out
 *
 * Opts a player in to or out of a jackpot. Players can opt in to instances that are paused or have not started. If
 * opt_in_required is false, all players contribute, opted in or not.
 *
 * `POST /operator/opt-in`, C11
 */
export const setOperatorOptIn = <Options>(
  call: Call<Options>,
  request: SetOperatorOptInRequest,
  options?: Options,
): Promise<SetOperatorOptInAnswer> => call(operation, request, options) as Promise<SetOperatorOptInAnswer>;
