import { findAccess } from '../db/access.ts';
import type { Account } from '../db/accounts.ts';
import type { Tx } from '../db/engine/tx.ts';
import { findOwners } from '../db/operators.ts';
import { visibleOwners } from '../domain/account/access.ts';
import type { AccessTo } from '../generated/server/types.gen.ts';

/** The access of an account, as shown to itself, limited to operators and brands that exist. */
export const accessToWire = async (tx: Tx, account: Account): Promise<AccessTo> => ({
  org_id: account.organisationId,
  unit_ids: account.unitId === '' ? [] : [account.unitId],
  brandpath_list: await findOwners(tx, visibleOwners(await findAccess(tx, account))),
});
