import { findDestination, isUrlTaken, updateDestination as update } from '../../db/deliveries/destinations.ts';
import { makeDiversionsDue, strandDeliveries } from '../../db/deliveries/stranded-deliveries.ts';
import type { Destination } from '../../db/tables/deliveries.ts';
import { covers } from '../../domain/account/access.ts';
import { toHost } from '../../domain/to-host.ts';
import { changedSecrets } from '../../platform/accounts/changed-secrets.ts';
import { DELIVERIES_PER_UNIT, mayDecideOn, refuseResets } from '../../platform/accounts/destinations.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';
import { destinationToWire } from '../../wire/delivery.ts';

/** Disabling ends the deliveries that are waiting; enabling makes diversions due that are waiting for the host. */
export const updateDestination: PlatformHandler<'updateDestination'> = async (
  { path: { destination_id: id }, body },
  { tx, caller, services, nowMs },
) => {
  const before = await findDestination(tx, id);
  if (before === undefined || !covers(caller.access, before.ownerId)) return refuseAbsent('destination_not_found', id);
  const { url = before.url, enabled = before.enabled } = body;
  const events = body.events === undefined ? before.events : [...new Set(body.events)];
  if (!mayDecideOn(caller, before, { events }))
    return refuseResets(body.events === undefined ? '/path/destination_id' : '/events');
  if (body.url !== undefined && !services.isCallable(url)) return refuse('address_not_allowed');
  if (await isUrlTaken(tx, before.ownerId, url, id)) return refuse('destination_taken');
  const after: Destination = {
    ...before,
    ...changedSecrets(before, body, services.secrets, nowMs),
    url,
    host: toHost(url),
    events,
    enabled,
    // A destination that is already disabled keeps its reason.
    disabledReason: enabled ? null : (before.disabledReason ?? 'account'),
    updatedAtMs: nowMs,
  };
  await update(tx, id, after);
  if (!enabled) await strandDeliveries(tx, id, nowMs, DELIVERIES_PER_UNIT);
  if (enabled && (!before.enabled || after.host !== before.host))
    await makeDiversionsDue(tx, before.ownerId, nowMs, DELIVERIES_PER_UNIT);
  services.wakeDeliveries('all');
  const wire = destinationToWire(after, nowMs);
  return {
    status: 200,
    body: wire,
    changed: auditedChanges('destination', destinationToWire(before, nowMs), wire),
  };
};
