import { queueDelivery } from '../../db/deliveries/deliveries.ts';
import { listEnabledDestinations } from '../../db/deliveries/destinations.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { markDelivered, RESET_EVENT, removeEvent } from '../../db/events/outbox.ts';
import type { Destination } from '../../db/tables/deliveries.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import { PLATFORM_ORGANISATION, toOperatorId } from '../../domain/account/access.ts';
import type { IssueOneTimePassword } from '../../platform/accounts/reset-request.ts';
import type { SecretBox } from '../../platform/unit/services.ts';
import { seenByBrands } from './seen-by-brands.ts';
import { toEnvelope } from './to-envelope.ts';

const ROWS_PER_UNIT = 1_000;

/** The fields of a PasswordResetRequested that decide where it goes and until when. Until it is sent its `otp` is encrypted. */
type PasswordReset = {
  readonly username: string;
  readonly otp: string;
  readonly expires_at: number;
  readonly contacts: Readonly<Record<string, string>>;
};

/** The number of events queued for all their destinations, and the last destination that the next one is queued for. */
export type QueuedEvents = { readonly events: number; readonly destinationId: string };

/** Says if a mail server is configured, and holds what encrypts messages with a secret and what issues the secret. */
export type QueueParts = {
  readonly mails: boolean;
  readonly secrets: SecretBox;
  readonly issueOneTimePassword: IssueOneTimePassword;
};

export const NONE_QUEUED: QueuedEvents = { events: 0, destinationId: '' };

/**
 * Queues events for every destination that wants them, as many as one unit may write, and marks complete ones as published. A crash between
 * two units queues nothing twice: a delivery's id names the event and the destination. An event with a secret is queued in one unit, with
 * its mail, and is then erased: the secret is issued in that unit.
 *
 * @param from the progress of the units before.
 * @returns the progress now.
 */
export const queueEvents = async (
  tx: Tx,
  events: readonly OutboxEvent[],
  from: QueuedEvents,
  how: QueueParts,
  nowMs: number,
): Promise<QueuedEvents> => {
  const destinations = await listEnabledDestinations(tx);
  let rows = 0;
  let last = from.destinationId;
  for (let at = from.events; ; at += 1, last = '') {
    const event = events[at];
    if (event === undefined || rows >= ROWS_PER_UNIT) return { events: at, destinationId: '' };
    if (event.eventType === RESET_EVENT) {
      rows += 2 + (await queueSecret(tx, event, destinations, how, nowMs));
      continue;
    }
    for (const destination of destinations) {
      if (destination.id <= last || !wants(destination, event)) continue;
      if (rows >= ROWS_PER_UNIT) return { events: at, destinationId: last };
      const covers = (brandPath: string): boolean => owns(destination, toOperatorId(brandPath), brandPath);
      await queueDelivery(tx, deliveryOf(seenByBrands(event, covers), destination, how, nowMs));
      last = destination.id;
      rows += 1;
    }
    await markDelivered(tx, event.id, nowMs);
    rows += 2;
  }
};

/** Returns how many rows it queued. */
const queueSecret = async (
  tx: Tx,
  recorded: OutboxEvent,
  destinations: readonly Destination[],
  how: QueueParts,
  nowMs: number,
): Promise<number> => {
  await removeEvent(tx, recorded.id);
  const event = await how.issueOneTimePassword(tx, recorded);
  if (event === undefined) return 0;
  const mail = how.mails ? mailOf(event, how, nowMs) : undefined;
  const wanting = destinations.filter((destination) => wants(destination, event));
  const queued = wanting.map((destination) => deliveryOf(event, destination, how, nowMs));
  for (const delivery of mail === undefined ? queued : [...queued, mail]) await queueDelivery(tx, delivery);
  return queued.length;
};

/** Destinations get the events of their owner; an operator's also get those of its brands, and the platform's get all. */
const wants = (destination: Destination, { eventType, operatorId, brandId }: OutboxEvent): boolean => {
  const { events } = destination;
  // A secret goes only to destinations that list its event by name.
  if (!events.includes(eventType) && (eventType === RESET_EVENT || !events.includes('*'))) return false;
  return owns(destination, operatorId, brandId);
};

const owns = ({ ownerId }: Destination, operatorId: string, brandId: string): boolean =>
  ownerId === PLATFORM_ORGANISATION || ownerId === operatorId || ownerId === brandId;

const messageOf = (event: OutboxEvent, nowMs: number) => ({
  eventType: event.eventType,
  createdAtMs: nowMs,
  secretUntilMs: event.eventType === RESET_EVENT ? (event.data as PasswordReset).expires_at : null,
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
  event.eventType === RESET_EVENT
    ? secrets.seal(JSON.stringify(toEnvelope({ ...event, data: opened(event, secrets) }, event.id)))
    : JSON.stringify(toEnvelope(event, event.id));

const opened = (event: OutboxEvent, secrets: SecretBox): PasswordReset => {
  const reset = event.data as PasswordReset;
  return { ...reset, otp: secrets.open(reset.otp) };
};

/** One lane per destination: events wait for nothing else. */
const laneOf = (destinationId: string): string => `event:${destinationId}`;

/** The mail of a password reset; undefined when the account has no mail address. */
const mailOf = (event: OutboxEvent, { secrets }: QueueParts, nowMs: number) => {
  const { username, otp, expires_at, contacts } = opened(event, secrets);
  if (contacts.email === undefined || contacts.email === '') return undefined;
  const lines = [
    'Your one-time password',
    `A new password was requested for the account ${username}.`,
    '',
    `One-time password: ${otp}`,
    '',
    `It works once, until ${new Date(expires_at).toUTCString()}.`,
    'If you did not request it, ignore this mail: your password stays as it is.',
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
