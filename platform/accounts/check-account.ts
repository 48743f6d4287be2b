import type { Tx } from '../../db/engine/tx.ts';
import { findOauthProvider } from '../../db/oauth-providers.ts';
import { findOrganisation, listLineage } from '../../db/organisations.ts';
import { covers, PLATFORM_ORGANISATION, type Place } from '../../domain/account/access.ts';
import { belongsTo } from '../../domain/account/belongs-to.ts';
import { excessRights, type Holding, reaches } from '../../domain/account/holding.ts';
import { unknownPermissions } from '../../domain/account/permission-groups.ts';
import type { NewOrganisationUnit } from '../../generated/server/types.gen.ts';
import { accountFault } from '../../wire/field-fault.ts';
import { seenLineage } from '../../wire/seen-lineage.ts';
import type { Caller } from '../unit/handler.ts';
import { refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** A reply lists no more faults than this. */
const ERRORS_MAX = 100;

export const refuseUnreached = ({ access }: Caller, place: Place) =>
  reaches(access, place)
    ? undefined
    : refuse('permission_denied', { detail: `The account does not reach that place in ${place.organisationId}.` });

export const refuseMissing = async (tx: Tx, { organisationId, unitId }: Place) => {
  const organisation = await findOrganisation(tx, organisationId);
  if (organisation === undefined)
    return refuse('organisation_not_found', { detail: `There is no organisation ${organisationId}.` });
  return unitId === '' || organisation.units.includes(unitId)
    ? undefined
    : refuse('unit_not_found', { detail: `The organisation ${organisationId} has no unit ${unitId}.` });
};

/** `org_list` follows from the organisation: what else a request says there, it does not mean this organisation. */
export const refuseOrgList = async (tx: Tx, { access }: Caller, { org_id, org_list = [] }: NewOrganisationUnit) => {
  if (org_list.length === 0) return undefined;
  const lineage = await seenLineage(tx, org_id, access);
  return org_list.join() === lineage.join()
    ? undefined
    : refuse('org_list_mismatch', { detail: `The way to ${org_id} is ${lineage.join(', ')}.` });
};

/** Nobody gives what they do not hold, and nobody changes an account that holds it: then `account` points to what names the account. */
export const refuseExcess = (caller: Caller, holding: Holding, account?: string) => {
  const excess = excessRights(caller, holding)
    .map(accountFault)
    .map(({ pointer, detail }) => ({ pointer: account ?? pointer, detail }));
  return excess.length === 0 ? undefined : refuse('permission_exceeds_own', { errors: excess.slice(0, ERRORS_MAX) });
};

/** What somebody wants an account to hold. */
export type AskedHolding = {
  /** As it would be, with the permissions as the request writes them. */
  readonly holding: Holding;
  /** As it is. */
  readonly before?: Holding;
  readonly asksForPermissions: boolean;
  /** The identity provider that it is to have, by its id. */
  readonly providerId: string | undefined;
};

/** Whether an account may hold what is asked for, and from this caller: the identity provider that it is to have, or why not. */
export const checkHolding = async (
  tx: Tx,
  { caller, services }: { readonly caller: Caller; readonly services: Pick<Services, 'systems'> },
  { holding, before, asksForPermissions, providerId }: AskedHolding,
) => {
  const { type, permissions, place } = holding;
  const provider = providerId === undefined ? undefined : await findOauthProvider(tx, providerId);
  const lineage = provider && (await listLineage(tx, place.organisationId)).map(({ id }) => id);
  const isApplicable = provider !== undefined && belongsTo(provider.ownerId, lineage ?? [], place.unitId);
  const isKnown = isApplicable || (provider !== undefined && covers(caller.access, provider.ownerId));
  if (providerId !== undefined && !isKnown)
    return refuse('oauth_provider_not_found', { detail: `There is no identity provider ${providerId}.` });
  const unknown = asksForPermissions ? unknownPermissions(permissions, services.systems).map(accountFault) : [];
  if (unknown.length > 0) return refuse('permission_unknown', { errors: unknown.slice(0, ERRORS_MAX) });
  if ((type === 'System') !== (place.organisationId === PLATFORM_ORGANISATION)) return refuse('account_type_misplaced');
  if (provider !== undefined && !isApplicable)
    return refuse('oauth_provider_not_applicable', {
      detail: `The account does not stand under ${provider.ownerId}, the owner of ${provider.id}.`,
    });
  const excess = (before && refuseExcess(caller, before, '/id')) ?? refuseExcess(caller, holding);
  return excess ?? { provider };
};
