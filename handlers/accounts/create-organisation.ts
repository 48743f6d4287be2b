import { findOperator } from '../../db/operators/operators.ts';
import { createOrganisation as create, hasOrganisation } from '../../db/operators/organisations.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { System } from '../../generated/server/types.gen.ts';
import { faultOfParent } from '../../platform/accounts/organisations.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTaken } from '../../platform/unit/refusals.ts';
import { refuse, refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { auditedOrganisation } from '../../wire/audit.ts';
import { WALLET_SERVICE } from '../../wire/auth-response.ts';
import { organisationToWire } from '../../wire/organisation.ts';

const isWalletOf = ({ service_id, service_config }: System, id: string): boolean =>
  service_id === id && service_config[WALLET_SERVICE] !== undefined;

/** A16. */
export const createOrganisation: PlatformHandler<'createOrganisation'> = async (
  { body },
  { tx, caller, services, nowMs },
) => {
  const { access } = caller;
  const parentId = body.parent_id || (access.everything ? null : caller.organisationId);
  if (parentId !== null) {
    if (!covers(access, parentId) || !access.below) return refuseAccess(`the organisations below ${parentId}`);
    if (!(await hasOrganisation(tx, parentId))) return refuseAbsent('organisation_not_found', parentId);
    const fault = await faultOfParent(tx, parentId);
    if (fault !== undefined) return refuse('organisation_parent_invalid', { detail: fault });
  }
  const taken = await refuseTaken(tx, { caller, services }, 'organisation_id_taken', body.id, async () => {
    if (await hasOrganisation(tx, body.id)) return { ownerId: body.id };
    // An organisation with an operator's id gives access to that operator and its wallet, so claiming it takes more than being first.
    if (access.everything) return undefined;
    if (services.systems.some((system) => isWalletOf(system, body.id))) return 'reserved';
    return (await findOperator(tx, body.id)) && { ownerId: body.id };
  });
  if (taken !== undefined) return taken;
  const unknown = body.base_currency ? refuseUnknownCurrency(body.base_currency, services) : undefined;
  if (unknown !== undefined) return unknown;
  const organisation: Organisation = {
    id: body.id,
    name: body.name ?? body.id,
    parentId,
    enabled: body.enabled ?? true,
    baseCurrency: body.base_currency ?? '',
    units: [...new Set(body.units)],
    madeByTenant: !access.everything,
    secondFactorRequired: body.second_factor_required ?? false,
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
