import {
  countDestinations,
  createDestination as create,
  DESTINATIONS_MAX,
  type Destination,
  isUrlTaken,
} from '../../db/destinations.ts';
import { findOwnerEnabledState } from '../../db/operators.ts';
import { hasOrganisation } from '../../db/organisations.ts';
import { makeDiversionsDue } from '../../db/stranded-deliveries.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { hostOf } from '../../domain/host-of.ts';
import { mayDecideOn, refuseResets } from '../../platform/accounts/password-resets.ts';
import { DELIVERIES_PER_UNIT } from '../../platform/accounts/per-unit.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { destinationToWire } from '../../wire/destination.ts';

/** Also makes diversions due that are waiting for the destination's host. */
export const createDestination: PlatformHandler<'createDestination'> = async (
  { body },
  { tx, caller, services, nowMs, newId },
) => {
  const { owner_id: ownerId, url, secret } = body;
  if (!covers(caller.access, ownerId))
    return refuse('permission_denied', { detail: `Your account has no access to ${ownerId}.` });
  if ((await findOwnerEnabledState(tx, ownerId)) === undefined && !(await hasOrganisation(tx, ownerId)))
    return refuse('owner_not_found', { detail: `There is no operator, brand or organisation ${ownerId}.` });
  const events = [...new Set(body.events)];
  if (!mayDecideOn(caller, { events })) return refuseResets('/events');
  if (!services.isCallable(url)) return refuse('address_not_allowed');
  if (await isUrlTaken(tx, ownerId, url)) return refuse('destination_taken');
  if ((await countDestinations(tx, operatorOf(ownerId))) >= DESTINATIONS_MAX) {
    const detail = `${operatorOf(ownerId)} has ${DESTINATIONS_MAX} destinations, including those of its brands.`;
    return refuse('too_many_destinations', { detail });
  }
  const destination: Destination = {
    id: newId(),
    ownerId,
    url,
    host: hostOf(url),
    events,
    enabled: true,
    disabledReason: null,
    secret: services.secrets.seal(secret),
    previousSecret: null,
    previousSecretUntilMs: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  await create(tx, destination);
  await makeDiversionsDue(tx, ownerId, nowMs, DELIVERIES_PER_UNIT);
  services.wakeDeliveries('all');
  const wire = destinationToWire(destination, nowMs);
  return { status: 200, body: wire, changed: auditedChanges('destination', {}, wire) };
};
