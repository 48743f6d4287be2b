// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { TriggerWinData, TriggerWinResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'triggerWin',
  method: 'POST',
  path: '/instances/trigger',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type TriggerWinRequest = Omit<TriggerWinData, 'url'>;
export type TriggerWinAnswer = Answer<TriggerWinResponses>;
/** What the call fails with. */
export type TriggerWinError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found' | 'brand_not_found' | 'pot_not_found' | 'source_not_found'>;
      409: ProblemOf<'pot_disabled' | 'pot_not_armed'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'owner_disabled' | 'instance_pending' | 'instance_paused' | 'instance_terminated' | 'brand_excluded' | 'player_not_opted_in' | 'external_trigger_not_supported' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Trigger a win
 *
 * Makes a player win a pot now. The pot pays its whole current value and is reseeded. The player is credited at the
 * operator's wallet, in the currency of their last contribution to the instance, or otherwise in the jackpot's
 * currency. The credit is repeated until the wallet acknowledges it. Without a wallet, the win is booked and remains
 * withheld.
 *
 * `POST /instances/trigger`, B28
 */
export const triggerWin = <Options>(
  call: Call<Options>,
  request: TriggerWinRequest,
  options?: Options,
): Promise<TriggerWinAnswer> => call(operation, request, options) as Promise<TriggerWinAnswer>;
