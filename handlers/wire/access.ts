import type { Account } from '../../db/accounts.ts';
import { accessOf } from '../../domain/account/access.ts';
import type { AccessTo } from '../../generated/server/types.gen.ts';

/** What an account reaches, as it is told to the account itself. */
export const accessToWire = (account: Account): AccessTo => ({
  org_id: account.organisationId,
  unit_ids: account.unitId === '' ? [] : [account.unitId],
  brandpath_list: [...accessOf(account).paths],
});
