import { type Access, accessOf, type Place } from '../domain/account/access.ts';
import type { Account } from './accounts.ts';
import type { Tx } from './engine/tx.ts';
import { findBrand } from './operators.ts';
import { listDescendants, listLineage } from './organisations.ts';

/** The place of an account in the organisation tree, existing or planned. */
export const findPlace = async (
  tx: Tx,
  { organisationId, unitId, orgBound }: Pick<Account, 'organisationId' | 'unitId' | 'orgBound'>,
): Promise<Place> => ({
  organisationId,
  unitId,
  orgBound,
  isBrand: unitId !== '' && (await findBrand(tx, organisationId, unitId)) !== undefined,
});

/** What an account may do and reach, given the current organisations and brands. */
export const findAccess = async (tx: Tx, account: Account): Promise<Access> => {
  const place = await findPlace(tx, account);
  const descendants =
    account.type === 'System' || place.orgBound || place.isBrand
      ? []
      : await listDescendants(tx, account.organisationId);
  return accessOf(account, place, descendants);
};

/** Whether accounts of an organisation may log in and call: it and all its ancestors are enabled. */
export const isOrganisationOpen = async (tx: Tx, organisationId: string): Promise<boolean> => {
  const lineage = await listLineage(tx, organisationId);
  return lineage.length > 0 && lineage.every((organisation) => organisation.enabled);
};

/** Whether an account may log in, exchange a token and call. */
export const mayCall = async (tx: Tx, account: Account): Promise<boolean> =>
  account.enabled && (await isOrganisationOpen(tx, account.organisationId));
