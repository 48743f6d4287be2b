import { changeOrganisation, findOrganisation, UNITS_MAX } from '../../db/operators/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { auditedOrganisation } from '../../wire/audit.ts';

/** A19. */
export const addOrganisationUnits: PlatformHandler<'addOrganisationUnits'> = async (
  { path: { org_id }, body },
  { tx, caller, nowMs },
) => {
  const organisation = covers(caller.access, org_id) ? await findOrganisation(tx, org_id) : undefined;
  if (organisation === undefined) return refuseAbsent('organisation_not_found', org_id);
  const units = new Set(organisation.units);
  const failed: string[] = [];
  const asked = [...new Set(body)];
  for (const unit of asked)
    if (units.has(unit) || units.size < UNITS_MAX) units.add(unit);
    else failed.push(unit);
  if (units.size > organisation.units.length)
    await changeOrganisation(tx, org_id, { units: [...units], updatedAtMs: nowMs });
  return {
    status: 200,
    body: { succeeded: asked.filter((unit) => units.has(unit)), failed },
    changed: auditedChanges(
      'organisation',
      auditedOrganisation(organisation),
      auditedOrganisation({ ...organisation, units: [...units] }),
    ),
  };
};
