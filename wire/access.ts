import { findAccess } from '../db/access.ts';
import type { Account } from '../db/accounts.ts';
import type { Tx } from '../db/engine/tx.ts';
import { findOwners } from '../db/operators.ts';
import { visibleOwners } from '../domain/account/access.ts';
import type { AccessTo } from '../generated/server/types.gen.ts';

/** What an account reaches, as it is told to the account itself: of the operators and brands, those that exist. */
export const accessToWire = async (tx: Tx, account: Account): Promise<AccessTo> => ({
  org_id: account.organisationId,
  unit_ids: account.unitId === '' ? [] : [account.unitId],
  brandpath_list: await findOwners(tx, visibleOwners(await findAccess(tx, account))),
});
