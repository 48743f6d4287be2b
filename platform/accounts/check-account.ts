import { findPlace } from '../../db/accounts/access.ts';
import { findAccount, findAccountByUsername } from '../../db/accounts/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOauthProvider } from '../../db/logins/oauth-providers.ts';
import { findOrganisation, listLineage } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { belongsTo, covers, PLATFORM_ORGANISATION, PLATFORM_SYSTEM, type Place } from '../../domain/account/access.ts';
import { excessRights, type Holding, reaches } from '../../domain/account/holding.ts';
import { unknownPermissions } from '../../domain/account/permission-groups.ts';
import { sockets } from '../../generated/server/events.gen.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import type { NewOrganisationUnit } from '../../generated/server/types.gen.ts';
import { seenLineage } from '../../wire/account.ts';
import { accountFault } from '../../wire/field-fault.ts';
import { ownerOfAccount } from '../unit/audit.ts';
import type { Call, Caller } from '../unit/handler.ts';
import { refuseTaken } from '../unit/refusals.ts';
import { type Refusal, refuse, refuseAbsent, refuseAccess } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** The platform as a system: its resources are those for which an operation or a socket requires a permission. */
const PLATFORM = {
  id: PLATFORM_SYSTEM,
  resources: [...routes, ...Object.values(sockets)].flatMap(({ permission }) =>
    permission === null || permission === 'self' ? [] : [permission.resource],
  ),
};

/** The maximum number of faults in a reply. */
const ERRORS_MAX = 100;

export const refuseUnreached = ({ access }: Caller, place: Place) =>
  reaches(access, place) ? undefined : refuseAccess(`that place in ${place.organisationId}`);

export const refuseMissingPlace = async (tx: Tx, { organisationId, unitId }: Place) => {
  const organisation = await findOrganisation(tx, organisationId);
  if (organisation === undefined) return refuseAbsent('organisation_not_found', organisationId);
  return unitId === '' || organisation.units.includes(unitId)
    ? undefined
    : refuse('unit_not_found', { detail: `The organisation ${organisationId} has no unit ${unitId}.` });
};

/** `org_list` follows from `org_id`, so any other value is a mistake. */
export const refuseOrgList = async (tx: Tx, { access }: Caller, { org_id, org_list = [] }: NewOrganisationUnit) => {
  if (org_list.length === 0) return undefined;
  const lineage = await seenLineage(tx, org_id, access);
  return org_list.join() === lineage.join()
    ? undefined
    : refuse('org_list_mismatch', { detail: `The path to ${org_id} is ${lineage.join(', ')}.` });
};

/**
 * Refuses to grant rights that the caller does not hold, or to change an account that has them: `account` then points to the field that
 * identifies it.
 */
export const refuseExcess = (caller: Caller, holding: Holding, account?: string) => {
  const excess = excessRights(caller, holding)
    .map(accountFault)
    .map(({ pointer, detail }) => ({ pointer: account ?? pointer, detail }));
  return excess.length === 0 ? undefined : refuse('permission_exceeds_own', { errors: excess.slice(0, ERRORS_MAX) });
};

/** The rights requested for an account. */
export type AskedHolding = {
  /** The rights after the change, with the permissions as written in the request. */
  readonly holding: Holding;
  /** The rights before the change, and the pointer of the field that names the account. */
  readonly before?: Holding & { readonly pointer: string };
  readonly asksForPermissions: boolean;
  /** The id of the requested identity provider. */
  readonly providerId: string | undefined;
};

/**
 * Checks whether an account may have the requested rights, and whether this caller may grant them.
 * @returns the requested identity provider, or a refusal.
 */
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
  if (providerId !== undefined && !isKnown) return refuseAbsent('oauth_provider_not_found', providerId);
  const unknown = asksForPermissions
    ? unknownPermissions(permissions, [PLATFORM, ...services.systems]).map(accountFault)
    : [];
  if (unknown.length > 0) return refuse('permission_unknown', { errors: unknown.slice(0, ERRORS_MAX) });
  if ((type === 'System') !== (place.organisationId === PLATFORM_ORGANISATION)) return refuse('account_type_misplaced');
  if (provider !== undefined && !isApplicable)
    return refuse('oauth_provider_not_applicable', {
      detail: `The account does not belong to ${provider.ownerId}, the owner of ${provider.id}.`,
    });
  const excess = (before && refuseExcess(caller, before, before.pointer)) ?? refuseExcess(caller, holding);
  return excess ?? { provider };
};

/** An account that the caller has access to, with its rights. */
export const findReachableAccount = async (
  tx: Tx,
  { access }: Caller,
  id: string,
): Promise<{ readonly account: Account; readonly holding: Holding } | Refusal<'account_not_found'>> => {
  const account = await findAccount(tx, id);
  const place = account && (await findPlace(tx, account));
  return account !== undefined && place !== undefined && reaches(access, place)
    ? { account, holding: { ...account, place } }
    : refuseAbsent('account_not_found', id);
};

/** Usernames are unique over all tenants, because a login names nothing else. */
export const refuseUsername = (tx: Tx, call: Pick<Call, 'caller' | 'services'>, username: string) =>
  refuseTaken(tx, call, 'username_taken', username, async () => {
    const account = await findAccountByUsername(tx, username);
    return account && { ownerId: ownerOfAccount(account) };
  });
