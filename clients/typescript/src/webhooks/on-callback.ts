import type { ContributionProblem, ContributionResult, Diversion } from '../generated/types.gen.ts';
import type { Receiver } from '../http/receiver.ts';
import { type MessageHandler, signedReceiver, type WebhookReceiverOptions } from './signed-receiver.ts';
import { WebhookError } from './webhook-error.ts';

/** The handlers for the outcomes of a contribution with a `callback`. */
export type CallbackHandlers = {
  /** It was booked. */
  readonly ContributionResult: MessageHandler<ContributionResult>;
  /** It was refused after it had been accepted: nothing was booked. */
  readonly ContributionRefused: MessageHandler<ContributionProblem>;
  /** A contribution to a target: the result for each jackpot, the target's own first. Default: `ContributionResult` gets each of them. */
  readonly ContributionResults?: MessageHandler<readonly ContributionResult[]>;
};

/** Receives the results of contributions with a `callback`. The secret is that of the destination that registered the host. */
export const onCallback = (handlers: CallbackHandlers, options: WebhookReceiverOptions): Receiver => {
  const {
    ContributionResult: booked,
    ContributionRefused: refused,
    ContributionResults: each = async (results, signed) => {
      for (const result of results) await booked(result, signed);
    },
  } = handlers;
  return signedReceiver(async (message, signed) => {
    if (Array.isArray(message)) return each(message as ContributionResult[], signed);
    if (has(message, 'instance_id')) return booked(message as ContributionResult, signed);
    if (has(message, 'code')) return refused(message as ContributionProblem, signed);
    throw new WebhookError('unexpected', 'The body is not the result of a contribution.');
  }, options);
};

/** Receives the overflow of pots with diversion rules. Credit `diversion_id` once: a 2xx says that you have taken the money over. */
export const onDiversion = (handler: MessageHandler<Diversion>, options: WebhookReceiverOptions): Receiver =>
  signedReceiver(async (message, signed) => {
    if (!has(message, 'diversion_id')) throw new WebhookError('unexpected', 'The body is not a diversion.');
    await handler(message as Diversion, signed);
  }, options);

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);
