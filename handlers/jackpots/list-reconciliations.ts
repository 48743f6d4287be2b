import { listReconciled } from '../../db/reports/reports.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { refuseUntotalled } from '../../platform/reports/keep-totals.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { dayFromWire, endOfMonth } from '../../wire/money-sums.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';
import { reconciliationToWire } from '../../wire/reconciliation.ts';

/** The money of instances in a month, from opening to closing balances. */
export const listReconciliations: PlatformHandler<'listReconciliations'> = async ({ query }, { tx, caller }) => {
  const { month } = query;
  const listing = await listReconciled(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: toFilter(query.instance_id),
      currency: toFilter(query.currency),
      fromDay: dayFromWire(month),
      toDay: endOfMonth(month),
    },
    query,
  );
  if ('untotalled' in listing) return refuseUntotalled(listing);
  return {
    status: 200,
    headers: pageHeaders('/reports/reconciliations', query, listing),
    body: listing.rows.map((row) => reconciliationToWire(month, row)),
  };
};
