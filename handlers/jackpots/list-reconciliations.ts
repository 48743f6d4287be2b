import { listReconciled } from '../../db/reports.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { dayFromWire, endOfMonth } from '../../wire/money-sums.ts';
import { filterOf, pageHeaders } from '../../wire/paging.ts';
import { reconciliationToWire } from '../../wire/reconciliation.ts';

/** The money of instances in a month, from opening to closing balances. */
export const listReconciliations: PlatformHandler<'listReconciliations'> = async ({ query }, { tx, caller }) => {
  const { month } = query;
  const listing = await listReconciled(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: filterOf(query.instance_id),
      currency: filterOf(query.currency),
      fromDay: dayFromWire(month),
      toDay: endOfMonth(month),
    },
    query,
  );
  return {
    status: 200,
    headers: pageHeaders('/reports/reconciliations', query, listing),
    body: listing.rows.map((row) => reconciliationToWire(month, row)),
  };
};
