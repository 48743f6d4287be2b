import { type Access, type Place, resolveAccess } from '../../domain/account/access.ts';
import { mayHaveSecondFactor } from '../../domain/account/second-factor.ts';
import type { Tx } from '../engine/tx.ts';
import { findBrand } from '../operators/operators.ts';
import { listDescendants, listLineage } from '../operators/organisations.ts';
import type { Account } from '../tables/accounts.ts';
import { findActiveSecondFactor } from './second-factors.ts';

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

/** An account's permissions and reach, given the current organisations and brands. */
export const findAccess = async (tx: Tx, account: Account): Promise<Access> => {
  const place = await findPlace(tx, account);
  const descendants =
    account.type === 'System' || place.orgBound || place.isBrand
      ? []
      : await listDescendants(tx, account.organisationId);
  return resolveAccess(account, place, descendants);
};

/** The organisation at the top of a tree whose accounts may log in and call: an organisation and all its ancestors are enabled. */
export const findOpenTree = async (tx: Tx, organisationId: string): Promise<string | undefined> => {
  const lineage = await listLineage(tx, organisationId);
  return lineage.every((organisation) => organisation.enabled) ? lineage.at(-1)?.id : undefined;
};

/**
 * Reports whether an account must set up a second factor before it may do anything else: its organisation or one above requires one, and
 * it has none.
 */
export const mustSetUpSecondFactor = async (tx: Tx, account: Account): Promise<boolean> =>
  mayHaveSecondFactor(account) &&
  (await listLineage(tx, account.organisationId)).some(({ secondFactorRequired }) => secondFactorRequired === true) &&
  (await findActiveSecondFactor(tx, account.id)) === undefined;

/** Reports whether accounts of an organisation may log in and call. */
export const isOrganisationOpen = async (tx: Tx, organisationId: string): Promise<boolean> =>
  (await findOpenTree(tx, organisationId)) !== undefined;

/** Reports whether an account may log in, exchange a token and call. */
export const mayCall = async (tx: Tx, account: Account): Promise<boolean> =>
  account.enabled && (await isOrganisationOpen(tx, account.organisationId));
