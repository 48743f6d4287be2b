import { findAccount } from '../../db/accounts/accounts.ts';
import { listUnitsInUse } from '../../db/accounts/listed-accounts.ts';
import { findFirstActor } from '../../db/audit/audit-events.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listOauthUnitOwners } from '../../db/logins/oauth-providers.ts';
import {
  CHILDREN_MAX,
  findOrganisation,
  LEVELS_MAX,
  listChildren,
  listLevelsBelow,
  listLineage,
  TREE_MAX,
} from '../../db/operators/organisations.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';

/** Explains why a new organisation, or `movedId` with all its descendants, cannot be placed below `parentId`. The parent must exist. */
export const faultOfParent = async (tx: Tx, parentId: string, movedId?: string): Promise<string | undefined> => {
  if (parentId === PLATFORM_ORGANISATION) return `${PLATFORM_ORGANISATION} cannot have organisations below it.`;
  const lineage = await listLineage(tx, parentId);
  if (lineage.some(({ id }) => id === movedId)) return `${parentId} is ${movedId} or below it.`;
  if ((await listChildren(tx, parentId)).length >= CHILDREN_MAX)
    return `${parentId} already has ${CHILDREN_MAX} organisations directly below it.`;
  const moved = movedId === undefined ? [] : await listLevelsBelow(tx, movedId);
  if (lineage.length + 1 + moved.length > LEVELS_MAX) return `The tree would have more than ${LEVELS_MAX} levels.`;
  const top = lineage.at(-1)?.id ?? parentId;
  const isSameTree = movedId !== undefined && (await listLineage(tx, movedId)).at(-1)?.id === top;
  const there = 1 + (await listLevelsBelow(tx, top)).flat().length;
  if (!isSameTree && there + 1 + moved.flat().length > TREE_MAX)
    return `The tree would have more than ${TREE_MAX} organisations.`;
  return undefined;
};

/**
 * Reports whether a tenant's own account created the organisation with this id. The operator with the id then belongs to that tenant: the
 * platform must not take it for one that it has named itself. An organisation of an earlier version is judged by the audit trail.
 */
export const isMadeByTenant = async (tx: Tx, id: string): Promise<boolean> => {
  const organisation = await findOrganisation(tx, id);
  if (organisation === undefined || organisation.parentId === null) return false;
  if (typeof organisation.madeByTenant === 'boolean') return organisation.madeByTenant;
  const maker = await findFirstActor(tx, 'createOrganisation', id);
  const account = maker && (await findAccount(tx, maker));
  return account ? account.type !== 'System' : false;
};

/** The units of an organisation that have accounts or identity providers. */
export const unitsInUse = async (tx: Tx, organisationId: string): Promise<ReadonlySet<string>> => {
  const owners = await listOauthUnitOwners(tx, organisationId);
  return new Set([
    ...(await listUnitsInUse(tx, organisationId)),
    ...owners.map((owner) => owner.slice(organisationId.length + 1)),
  ]);
};
