import {
  countDestinations,
  createDestination as create,
  DESTINATIONS_MAX,
  isUrlTaken,
} from '../../db/deliveries/destinations.ts';
import { makeDiversionsDue } from '../../db/deliveries/stranded-deliveries.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { hasOrganisation } from '../../db/operators/organisations.ts';
import type { Destination } from '../../db/tables/deliveries.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { toHost } from '../../domain/to-host.ts';
import { DELIVERIES_PER_UNIT, mayDecideOn, refuseResets } from '../../platform/accounts/destinations.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAccess } from '../../platform/unit/reply.ts';
import { destinationToWire } from '../../wire/delivery.ts';

/** Also makes diversions due that are waiting for the destination's host. */
export const createDestination: PlatformHandler<'createDestination'> = async (
  { body },
  { tx, caller, services, nowMs, newId },
) => {
  const { owner_id: ownerId, url, secret } = body;
  if (!covers(caller.access, ownerId)) return refuseAccess(ownerId);
  if ((await findOwnerEnabledState(tx, ownerId)) === undefined && !(await hasOrganisation(tx, ownerId)))
    return refuse('owner_not_found', { detail: `There is no operator, brand or organisation ${ownerId}.` });
  const events = [...new Set(body.events)];
  if (!mayDecideOn(caller, { events })) return refuseResets('/events');
  if (!services.isCallable(url)) return refuse('address_not_allowed');
  if (await isUrlTaken(tx, ownerId, url)) return refuse('destination_taken');
  if ((await countDestinations(tx, toOperatorId(ownerId))) >= DESTINATIONS_MAX) {
    const detail = `${toOperatorId(ownerId)} has ${DESTINATIONS_MAX} destinations, including those of its brands.`;
    return refuse('too_many_destinations', { detail });
  }
  const destination: Destination = {
    id: newId(),
    ownerId,
    url,
    host: toHost(url),
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
