import { listAccounts as list } from '../../db/accounts/listed-accounts.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { accountsToWire } from '../../wire/account.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** A7. */
export const listAccounts: PlatformHandler<'listAccounts'> = async ({ query }, { tx, caller, nowMs }) => {
  const listing = await list(
    tx,
    {
      places: visibleOwners(caller.access),
      type: query.account_type,
      ids: toFilter(query.account_ids)?.split(','),
      organisationId: toFilter(query.org_id),
    },
    toPage(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/accounts', query, listing),
    body: await accountsToWire(tx, listing.rows, caller.access, nowMs),
  };
};
