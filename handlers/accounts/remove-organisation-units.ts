import { changeOrganisation, findOrganisation } from '../../db/operators/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import { unitsInUse } from '../../platform/accounts/organisations.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { auditedOrganisation } from '../../wire/audit.ts';

/** A20. */
export const removeOrganisationUnits: PlatformHandler<'removeOrganisationUnits'> = async (
  { path: { org_id }, body },
  { tx, caller, nowMs },
) => {
  const organisation = covers(caller.access, org_id) ? await findOrganisation(tx, org_id) : undefined;
  if (organisation === undefined) return refuseAbsent('organisation_not_found', org_id);
  const inUse = await unitsInUse(tx, org_id);
  const has = new Set(organisation.units);
  const asked = [...new Set(body)];
  const removed = new Set(asked.filter((unit) => has.has(unit) && !inUse.has(unit)));
  if (removed.size > 0)
    await changeOrganisation(tx, org_id, {
      units: organisation.units.filter((unit) => !removed.has(unit)),
      updatedAtMs: nowMs,
    });
  return {
    status: 200,
    body: { succeeded: [...removed], failed: asked.filter((unit) => !removed.has(unit)) },
    changed: auditedChanges(
      'organisation',
      auditedOrganisation(organisation),
      auditedOrganisation({ ...organisation, units: organisation.units.filter((unit) => !removed.has(unit)) }),
    ),
  };
};
