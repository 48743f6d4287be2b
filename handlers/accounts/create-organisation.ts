import { findOperator } from '../../db/operators.ts';
import {
  createOrganisation as create,
  findOrganisation,
  hasOrganisation,
  type Organisation,
} from '../../db/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import { faultOfParent } from '../../platform/accounts/fault-of-parent.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown-currency.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { auditedOrganisation } from '../../wire/audited-organisation.ts';
import { organisationToWire } from '../../wire/organisation.ts';

/** A16. */
export const createOrganisation: PlatformHandler<'createOrganisation'> = async (
  { body },
  { tx, caller, services, nowMs },
) => {
  const { access } = caller;
  const parentId = body.parent_id || (access.everything ? null : caller.organisationId);
  if (parentId !== null) {
    if (!covers(access, parentId) || !access.below)
      return refuse('permission_denied', {
        detail: `Your account has no access to the organisations below ${parentId}.`,
      });
    if (!(await hasOrganisation(tx, parentId)))
      return refuse('organisation_not_found', { detail: `There is no organisation ${parentId}.` });
    const fault = await faultOfParent(tx, parentId);
    if (fault !== undefined) return refuse('organisation_parent_invalid', { detail: fault });
  }
  // An organisation with an operator's id gives access to that operator, so claiming it takes more than being first.
  const isForeign = !access.everything && (await findOperator(tx, body.id)) !== undefined;
  if (isForeign || (await findOrganisation(tx, body.id)) !== undefined)
    return refuse('organisation_id_taken', { detail: `The id ${body.id} is taken.` });
  const unknown = body.base_currency ? refuseUnknownCurrency(body.base_currency, services) : undefined;
  if (unknown !== undefined) return unknown;
  const organisation: Organisation = {
    id: body.id,
    name: body.name ?? body.id,
    parentId,
    enabled: true,
    baseCurrency: body.base_currency ?? '',
    units: [...new Set(body.units)],
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  await create(tx, organisation);
  const own = new Set([...access.paths, body.id]);
  return {
    status: 200,
    body: await organisationToWire(tx, organisation, { ...access, paths: own }),
    changed: auditedChanges('organisation', { units: {} }, auditedOrganisation(organisation)),
  };
};
