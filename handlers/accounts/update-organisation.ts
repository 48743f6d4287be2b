import type { Tx } from '../../db/engine/tx.ts';
import { changeOrganisation, findOrganisation, hasOrganisation } from '../../db/operators/organisations.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import { covers, PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { OrganisationChanges } from '../../generated/server/types.gen.ts';
import { faultOfParent, unitsInUse } from '../../platform/accounts/organisations.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { Caller, PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';
import { auditedOrganisation } from '../../wire/audit.ts';
import { organisationToWire } from '../../wire/organisation.ts';

/** A18. */
export const updateOrganisation: PlatformHandler<'updateOrganisation'> = async (
  { path: { org_id }, body },
  { tx, caller, services, nowMs },
) => {
  const organisation = covers(caller.access, org_id) ? await findOrganisation(tx, org_id) : undefined;
  if (organisation === undefined) return refuseAbsent('organisation_not_found', org_id);
  const changes = changesOf(
    { ...organisation, secondFactorRequired: organisation.secondFactorRequired ?? false },
    body,
  );
  const refusal =
    (await refusePlacing(tx, caller, organisation, changes)) ??
    (await refuseUnits(tx, organisation, changes)) ??
    (changes.baseCurrency ? refuseUnknownCurrency(changes.baseCurrency, services) : undefined);
  if (refusal !== undefined) return refusal;
  const isChanged = Object.keys(changes).length > 0;
  const after = isChanged ? { ...organisation, ...changes, updatedAtMs: nowMs } : organisation;
  if (isChanged) await changeOrganisation(tx, org_id, after);
  return {
    status: 200,
    body: await organisationToWire(tx, after, caller.access),
    changed: auditedChanges('organisation', auditedOrganisation(organisation), auditedOrganisation(after)),
  };
};

type Changes = Partial<
  Pick<Organisation, 'name' | 'enabled' | 'parentId' | 'baseCurrency' | 'units' | 'secondFactorRequired'>
>;

/** The fields that differ from the organisation's current ones. */
const changesOf = (organisation: Organisation, body: OrganisationChanges): Changes => {
  const asked: Changes = {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.enabled === undefined ? {} : { enabled: body.enabled }),
    ...(body.parent_id === undefined ? {} : { parentId: body.parent_id || null }),
    ...(body.base_currency === undefined ? {} : { baseCurrency: body.base_currency }),
    ...(body.second_factor_required === undefined ? {} : { secondFactorRequired: body.second_factor_required }),
    ...(body.units === undefined ? {} : { units: [...new Set(body.units)] }),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(organisation[name as keyof Changes]),
    ),
  );
};

/** Enabling, disabling or moving an organisation needs access to its parent, and moving also to the new parent. */
const refusePlacing = async (tx: Tx, { access }: Caller, { id, parentId: above }: Organisation, changes: Changes) => {
  const { parentId } = changes;
  if (changes.enabled === undefined && parentId === undefined) return undefined;
  const reaches = (place: string | null): boolean => access.everything || (place !== null && covers(access, place));
  if (!reaches(above) || (parentId !== undefined && !reaches(parentId)))
    return refuse('permission_denied', {
      detail: 'Only an account with access to its parent can enable, disable or move an organisation.',
    });
  if (parentId && !(await hasOrganisation(tx, parentId))) {
    const detail = `There is no organisation ${parentId}.`;
    return refuse('organisation_not_found', { detail, errors: [{ pointer: '/parent_id', detail }] });
  }
  if (id === PLATFORM_ORGANISATION) return refuse('platform_organisation');
  const fault = parentId ? await faultOfParent(tx, parentId, id) : undefined;
  return fault === undefined ? undefined : refuse('organisation_parent_invalid', { detail: fault });
};

const refuseUnits = async (tx: Tx, { id, units }: Organisation, changes: Changes) => {
  if (changes.units === undefined) return undefined;
  const kept = new Set(changes.units);
  const inUse = await unitsInUse(tx, id);
  const stuck = units.filter((unit) => !kept.has(unit) && inUse.has(unit));
  return stuck.length === 0
    ? undefined
    : refuse('unit_in_use', { detail: `These units are in use: ${stuck.slice(0, 10).join(', ')}.` });
};
