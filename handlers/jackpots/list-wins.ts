import { listPayouts } from '../../db/listed-payouts.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { pageHeaders, pageOf } from '../../wire/paging.ts';
import { payFault, payoutFilterOf } from '../../wire/payout-filter.ts';
import { winRecordToWire } from '../../wire/win-record.ts';

/** Lists the payouts of wins, owed and paid. */
export const listWins: PlatformHandler<'listWins'> = async ({ query }, { tx, caller }) => {
  const fault = payFault(query);
  if (fault !== undefined) return refuse('validation_failed', { errors: [fault] });
  const listing = await listPayouts(tx, payoutFilterOf(query, caller.access), pageOf(query));
  return {
    status: 200,
    headers: pageHeaders('/instances/wins', query, listing),
    body: listing.rows.map(winRecordToWire),
  };
};
