import type { NewDelivery } from '../../db/deliveries/deliveries.ts';
import type { Destination } from '../../db/tables/deliveries.ts';
import { PLATFORM_ORGANISATION, toOperatorId } from '../../domain/account/access.ts';
import type { EventEnvelope } from '../../generated/server/types.gen.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

const PASSWORD_RESET = 'PasswordResetRequested';

/** Reports whether a destination receives the one-time passwords of accounts. */
const receivesResets = ({ events }: Pick<Destination, 'events'>): boolean => events.includes(PASSWORD_RESET);

/** Reports whether a caller may change a destination, given its old or new state: a receiver of password resets can take over accounts. */
export const mayDecideOn = (
  { type }: Pick<Caller, 'type'>,
  ...destinations: readonly Pick<Destination, 'events'>[]
): boolean => type === 'System' || type === 'SuperUser' || !destinations.some(receivesResets);

export const refuseResets = (pointer: string): Refusal<'permission_exceeds_own'> => {
  const detail = `Only SuperUser and System accounts can manage destinations for ${PASSWORD_RESET}.`;
  return refuse('permission_exceeds_own', { detail, errors: [{ pointer, detail }] });
};

/**
 * Deliveries that a request settles in its own unit, together with up to 1,000 destinations and as many audit events. The deliverer
 * settles the rest after the commit.
 */
export const DELIVERIES_PER_UNIT = 400;

/** A message that only says that it arrived. Its lane is its own, so it overtakes events that wait for the same receiver. */
export const testMessage = (
  { id: destinationId, ownerId, url }: Pick<Destination, 'id' | 'ownerId' | 'url'>,
  { id, seq, nowMs }: { readonly id: string; readonly seq: number; readonly nowMs: number },
): NewDelivery => {
  const envelope: EventEnvelope = {
    source: PLATFORM_ORGANISATION,
    event_type: 'DestinationTest',
    ...(ownerId === PLATFORM_ORGANISATION ? {} : { operator_id: toOperatorId(ownerId) }),
    ...(ownerId.includes(':') ? { brand_id: ownerId } : {}),
    seq,
    timestamp: nowMs,
    data: { destination_id: destinationId },
  };
  return {
    id,
    kind: 'event',
    lane: `test:${id}`,
    ownerId,
    destinationId,
    address: url,
    eventType: envelope.event_type,
    body: JSON.stringify(envelope),
    createdAtMs: nowMs,
    secretUntilMs: null,
    persistent: false,
  };
};
