import type { EventOf } from '../generated/events.gen.ts';
import type { Receiver } from '../http/receiver.ts';
import { type MessageHandler, signedReceiver, type WebhookReceiverOptions } from './signed-receiver.ts';
import type { WebhookEvent } from './verify-webhook.ts';
import { WebhookError } from './webhook-error.ts';

/** A function for each event that you want, by its name. */
export type WebhookHandlers = {
  readonly [Name in WebhookEvent['event_type']]?: MessageHandler<EventOf<Name>>;
} & {
  /** Handles the events that have no function here, including those that later releases add. Default: they are ignored. */
  readonly other?: MessageHandler<{ readonly event_type: string; readonly data: unknown }>;
};

/** Receives webhooks: verifies them, ignores repeats and calls the function of the event. Connect it with one of the adapters. */
export const onWebhook = (handlers: WebhookHandlers, options: WebhookReceiverOptions): Receiver => {
  const own = new Map(Object.entries(handlers) as [string, MessageHandler<unknown>][]);
  own.delete('other');
  return signedReceiver(async (message, signed) => {
    const name = isObject(message) ? message.event_type : undefined;
    if (typeof name !== 'string') throw new WebhookError('unexpected', 'The body is not an event of the platform.');
    await (own.get(name) ?? (handlers.other as MessageHandler<unknown> | undefined))?.(message, signed);
  }, options);
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
