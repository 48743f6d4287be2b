import { randomUUIDv7 } from 'node:crypto';
import { queueDelivery } from '../db/deliveries.ts';
import { type Destination, listEnabledDestinations } from '../db/destinations.ts';
import { type OutboxEvent, removeEvent } from '../db/outbox.ts';
import type { Tx } from '../db/tx.ts';
import { PLATFORM_ORGANISATION } from './keys.ts';

const SECRET_EVENT = 'PasswordResetRequested';

/** The parts of a PasswordResetRequested that decide where it goes and until when. */
type PasswordReset = {
  readonly username: string;
  readonly otp: string;
  readonly expires_at: number;
  readonly contacts: Readonly<Record<string, string>>;
};

/**
 * Queues an event for every destination that wants it, in the unit that marks it as published, so that it is queued once. An event that
 * carries a secret goes by mail too, and the event itself is erased.
 */
export const queueEvent = async (tx: Tx, event: OutboxEvent, mails: boolean, nowMs: number): Promise<void> => {
  const reset = event.eventType === SECRET_EVENT ? (event.data as PasswordReset) : undefined;
  const message = {
    eventType: event.eventType,
    createdAtMs: nowMs,
    secretUntilMs: reset?.expires_at ?? null,
    persistent: false,
  };
  const body = JSON.stringify(envelopeOf(event));
  for (const destination of await listEnabledDestinations(tx))
    if (wants(destination, event))
      await queueDelivery(tx, {
        ...message,
        id: randomUUIDv7(),
        kind: 'event',
        lane: `event:${destination.id}`,
        ownerId: destination.ownerId,
        destinationId: destination.id,
        address: null,
        body,
      });
  if (reset === undefined) return;
  await removeEvent(tx, event.id);
  const { email } = reset.contacts;
  if (mails && email !== undefined && email !== '')
    await queueDelivery(tx, {
      ...message,
      id: randomUUIDv7(),
      kind: 'mail',
      lane: 'mail',
      ownerId: event.operatorId,
      destinationId: null,
      address: email,
      body: letterOf(reset),
    });
};

/** An owner's destinations get what concerns the owner, an operator's also what concerns its brands, the platform's own everything. */
const wants = ({ ownerId, events }: Destination, { eventType, operatorId, brandId }: OutboxEvent): boolean => {
  // A secret goes only where somebody asked for it by name.
  if (!events.includes(eventType) && (eventType === SECRET_EVENT || !events.includes('*'))) return false;
  return ownerId === PLATFORM_ORGANISATION || ownerId === operatorId || ownerId === brandId;
};

const envelopeOf = ({ id, eventType, operatorId, brandId, playerId, createdAtMs, data }: OutboxEvent) => ({
  source: PLATFORM_ORGANISATION,
  event_type: eventType,
  ...(operatorId === '' ? {} : { operator_id: operatorId }),
  ...(brandId === '' ? {} : { brand_id: brandId }),
  ...(playerId === '' ? {} : { player_id: playerId }),
  seq: id,
  timestamp: createdAtMs,
  data,
});

const letterOf = ({ username, otp, expires_at }: PasswordReset): string =>
  [
    'Your one-time password',
    `Somebody asked for a new password of the account ${username}.`,
    '',
    `One-time password: ${otp}`,
    '',
    `It counts once, until ${new Date(expires_at).toUTCString()}. If it was not you, do nothing: the password stays as it is.`,
  ].join('\n');
