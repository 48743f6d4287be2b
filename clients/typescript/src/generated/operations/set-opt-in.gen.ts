// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { SetOptInData, SetOptInResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setOptIn',
  method: 'POST',
  path: '/instances/opt-in',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type SetOptInRequest = Omit<SetOptInData, 'url'>;
export type SetOptInAnswer = Answer<SetOptInResponses>;
/** What the call fails with. */
export type SetOptInError =
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
 * Opt a player in or out
 *
 * Opts a player in to or out of a jackpot.
 *
 * `POST /instances/opt-in`, B23
 */
export const setOptIn = <Options>(
  call: Call<Options>,
  request: SetOptInRequest,
  options?: Options,
): Promise<SetOptInAnswer> => call(operation, request, options) as Promise<SetOptInAnswer>;
