import { listPayouts } from '../../db/wins/listed-payouts.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { pageHeaders, toPage } from '../../wire/paging.ts';
import { payFault, toPayoutFilter } from '../../wire/payout-filter.ts';
import { winRecordToWire } from '../../wire/win-record.ts';

/** Lists the payouts of wins, owed and paid. */
export const listWins: PlatformHandler<'listWins'> = async ({ query }, call) => {
  const { tx, caller } = call;
  const fault = payFault(query);
  if (fault !== undefined) return refuse('validation_failed', { errors: [fault] });
  const listing = await goOnAfter(call, query, '', (after) =>
    listPayouts(tx, toPayoutFilter(query, caller.access), { ...toPage(query), after }),
  );
  if (isRefusal(listing)) return listing;
  return {
    status: 200,
    headers: pageHeaders('/instances/wins', query, listing),
    body: listing.rows.map(winRecordToWire),
  };
};
