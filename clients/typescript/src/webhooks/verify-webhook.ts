import type { ServerMessages } from '../generated/events.gen.ts';
import {
  bytesOf,
  type HeaderSource,
  keysOfWebhookSecrets,
  type SignatureOptions,
  type Signed,
  verifySignature,
} from './verify-signature.ts';
import { WebhookError } from './webhook-error.ts';
import type { WebhookIds } from './webhook-ids.ts';

/** An event that a webhook carries, discriminated by `event_type`. */
export type WebhookEvent = ServerMessages['webhook' | 'webhook-test'];

export type VerifyOptions = SignatureOptions & {
  /** The destination's secret, `whsec_…`. During a rotation, the old one and the new one: either is accepted. */
  readonly secret: string | readonly string[];
  /** Remembers handled messages, so that `repeated` recognizes them. Without it, nothing is remembered. */
  readonly ids?: WebhookIds | undefined;
};

export type VerifiedWebhook<Message = WebhookEvent> = Signed & {
  readonly event: Message;
  /** The message was already handled: answer with 2xx and do nothing. */
  readonly repeated: boolean;
  /** Call it once you have handled the message, so that `repeated` is true from then on. */
  done(): Promise<void>;
};

/**
 * Verifies a webhook and parses it. Pass the raw body, exactly the bytes received: a body that was parsed and written again has another
 * signature. Works in Node, browsers and edge runtimes.
 * @throws WebhookError if the message is not authentic, or TypeError if the secret cannot be one.
 */
export const verifyWebhook = async (
  body: string | ArrayBuffer | Uint8Array,
  headers: HeaderSource,
  options: VerifyOptions,
): Promise<VerifiedWebhook> => {
  const verified = await verifyMessage(body, headers, options);
  if (!isEvent(verified.event)) throw new WebhookError('unexpected', 'The body is not an event of the platform.');
  return { ...verified, event: verified.event };
};

/** The same for any signed message. */
export const verifyMessage = async (
  body: string | ArrayBuffer | Uint8Array,
  headers: HeaderSource,
  { secret, ids, ...options }: VerifyOptions,
): Promise<VerifiedWebhook<unknown>> => {
  const bytes = bytesOf(body);
  const signed = await verifySignature(bytes, headers, keysOfWebhookSecrets(secret), options);
  return {
    ...signed,
    event: parsed(bytes),
    repeated: (await ids?.has(signed.id)) ?? false,
    done: async () => {
      await ids?.add(signed.id);
    },
  };
};

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new WebhookError('malformed', 'The body is not JSON.');
  }
};

/** The signature proves where it comes from, so a look at the envelope is enough. */
const isEvent = (message: unknown): message is WebhookEvent =>
  typeof message === 'object' &&
  message !== null &&
  'event_type' in message &&
  typeof message.event_type === 'string' &&
  'data' in message;
