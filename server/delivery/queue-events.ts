import { queueDelivery } from '../../db/deliveries.ts';
import { type Destination, listEnabledDestinations } from '../../db/destinations.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { markDelivered, type OutboxEvent, removeEvent } from '../../db/outbox.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { SecretBox } from '../../platform/unit/services.ts';
import { envelopeOf } from './envelope-of.ts';

const SECRET_EVENT = 'PasswordResetRequested';
const ROWS_PER_UNIT = 1_000;

/** The parts of a PasswordResetRequested that decide where it goes and until when. The outbox holds its `otp` encrypted. */
type PasswordReset = {
  readonly username: string;
  readonly otp: string;
  readonly expires_at: number;
  readonly contacts: Readonly<Record<string, string>>;
};

/** How many events are queued for all their destinations, and up to which destination the next one is. */
export type Queued = { readonly events: number; readonly destinationId: string };

/** Whether there is a mail server, and what encrypts the messages that carry a secret. */
export type QueueParts = { readonly mails: boolean; readonly secrets: SecretBox };

export const NONE_QUEUED: Queued = { events: 0, destinationId: '' };

/**
 * Queues events for every destination that wants them, as many as one unit may write, and marks as published what is complete. A crash
 * between two units queues nothing twice: a delivery's id says what is sent and where. An event that carries a secret goes by mail too, and
 * the event itself is erased.
 *
 * @param from what the units before have done.
 * @returns what has been done now.
 */
export const queueEvents = async (
  tx: Tx,
  events: readonly OutboxEvent[],
  from: Queued,
  how: QueueParts,
  nowMs: number,
): Promise<Queued> => {
  const destinations = await listEnabledDestinations(tx);
  let rows = 0;
  let last = from.destinationId;
  for (let at = from.events; ; at += 1, last = '') {
    const event = events[at];
    if (event === undefined || rows >= ROWS_PER_UNIT) return { events: at, destinationId: '' };
    for (const destination of destinations) {
      if (destination.id <= last || !wants(destination, event)) continue;
      if (rows >= ROWS_PER_UNIT) return { events: at, destinationId: last };
      await queueDelivery(tx, deliveryOf(event, destination, how, nowMs));
      last = destination.id;
      rows += 1;
    }
    if (event.eventType === SECRET_EVENT) {
      const mail = how.mails ? mailOf(event, how, nowMs) : undefined;
      if (mail !== undefined) await queueDelivery(tx, mail);
      await removeEvent(tx, event.id);
    } else await markDelivered(tx, event.id, nowMs);
    rows += 2;
  }
};

/** An owner's destinations get what concerns the owner, an operator's also what concerns its brands, the platform's own everything. */
const wants = ({ ownerId, events }: Destination, { eventType, operatorId, brandId }: OutboxEvent): boolean => {
  // A secret goes only where somebody asked for it by name.
  if (!events.includes(eventType) && (eventType === SECRET_EVENT || !events.includes('*'))) return false;
  return ownerId === PLATFORM_ORGANISATION || ownerId === operatorId || ownerId === brandId;
};

const messageOf = (event: OutboxEvent, nowMs: number) => ({
  eventType: event.eventType,
  createdAtMs: nowMs,
  secretUntilMs: event.eventType === SECRET_EVENT ? (event.data as PasswordReset).expires_at : null,
  persistent: false,
});

const deliveryOf = (event: OutboxEvent, destination: Destination, { secrets }: QueueParts, nowMs: number) => ({
  ...messageOf(event, nowMs),
  id: `${event.id}.${destination.id}`,
  kind: 'event' as const,
  lane: laneOf(destination.id),
  ownerId: destination.ownerId,
  destinationId: destination.id,
  address: destination.url,
  body: bodyOf(event, secrets),
});

const bodyOf = (event: OutboxEvent, secrets: SecretBox): string =>
  event.eventType === SECRET_EVENT
    ? secrets.seal(JSON.stringify(envelopeOf({ ...event, data: opened(event, secrets) }, event.id)))
    : JSON.stringify(envelopeOf(event, event.id));

const opened = (event: OutboxEvent, secrets: SecretBox): PasswordReset => {
  const reset = event.data as PasswordReset;
  return { ...reset, otp: secrets.open(reset.otp) };
};

/** Events wait for their own destination alone. */
const laneOf = (destinationId: string): string => `event:${destinationId}`;

/** The mail of a password reset; nothing when the account has no address. */
const mailOf = (event: OutboxEvent, { secrets }: QueueParts, nowMs: number) => {
  const { username, otp, expires_at, contacts } = opened(event, secrets);
  if (contacts.email === undefined || contacts.email === '') return undefined;
  const lines = [
    'Your one-time password',
    `Somebody asked for a new password of the account ${username}.`,
    '',
    `One-time password: ${otp}`,
    '',
    `It counts once, until ${new Date(expires_at).toUTCString()}. If it was not you, do nothing: the password stays as it is.`,
  ];
  return {
    ...messageOf(event, nowMs),
    id: `${event.id}.mail`,
    kind: 'mail' as const,
    lane: 'mail',
    ownerId: event.operatorId,
    destinationId: null,
    address: contacts.email,
    body: secrets.seal(lines.join('\n')),
  };
};
