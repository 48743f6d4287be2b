import { listDayTotals as list } from '../../db/reports/reports.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { refuseUntotalled } from '../../platform/reports/keep-totals.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { dayFromWire, dayToWire, movementsToWire } from '../../wire/money-sums.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** Lists what jackpots moved, by day, instance and brand. */
export const listDayTotals: PlatformHandler<'listDayTotals'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: toFilter(query.instance_id),
      brandPath: toFilter(query.brand_id),
      currency: toFilter(query.currency),
      fromDay: query.day_from === undefined ? undefined : dayFromWire(query.day_from),
      toDay: query.day_to === undefined ? undefined : dayFromWire(query.day_to),
    },
    { page: query.page, limit: query.limit, descending: query.sort_direction === -1 },
  );
  if ('untotalled' in listing) return refuseUntotalled(listing);
  return {
    status: 200,
    headers: pageHeaders('/reports/days', query, listing),
    body: listing.rows.map(({ day, instanceId, brandPath, currency, sums }) => ({
      day: dayToWire(day),
      instance_id: instanceId,
      ...(brandPath === '' ? {} : { brand_id: brandPath }),
      currency,
      ...movementsToWire(sums),
    })),
  };
};
