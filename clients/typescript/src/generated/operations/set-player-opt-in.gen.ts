// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { player } from '../security.gen.ts';
import type { SetPlayerOptInData, SetPlayerOptInResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'setPlayerOptIn',
  method: 'POST',
  path: '/frontend/opt-in',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[player]],
};

export type SetPlayerOptInRequest = Omit<SetPlayerOptInData, 'url'>;
export type SetPlayerOptInAnswer = Answer<SetPlayerOptInResponses>;
/** What the call fails with. */
export type SetPlayerOptInError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid' | 'session_expired'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'wallet_not_configured' | 'wallet_refused_player' | 'player_token_mismatch' | 'wallet_currency_mismatch' | 'wallet_refused' | 'wallet_refused_platform' | 'idempotency_key_reused' | 'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      502: ProblemOf<'wallet_failed'>;
      503: ProblemOf<'unavailable'>;
      504: ProblemOf<'wallet_timeout'>;
    }>
  | ConnectionError;

/**
 * Opt the player in or out
 *
 * Opts the player in to or out of a jackpot. The rules of `POST /operator/opt-in` apply: repeating a request has no
 * further effect; an opt-out always succeeds for an instance of the brand's operator, so the problems from
 * `owner_disabled` to `country_excluded` apply only to opt-ins; and contribution_value, in the jackpot's currency, is
 * set regardless of `opt_in`.
 *
 * `POST /frontend/opt-in`, F6
 */
export const setPlayerOptIn = <Options>(
  call: Call<Options>,
  request: SetPlayerOptInRequest,
  options?: Options,
): Promise<SetPlayerOptInAnswer> => call(operation, request, options) as Promise<SetPlayerOptInAnswer>;
