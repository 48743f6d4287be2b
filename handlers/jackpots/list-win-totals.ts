import { sumPayouts } from '../../db/listed-payouts.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { payoutFilterOf } from '../../wire/payout-filter.ts';
import { stateToWire } from '../../wire/win-record.ts';

/** How many payouts there are in each state, and what they come to. */
export const listWinTotals: PlatformHandler<'listWinTotals'> = async ({ query }, { tx, caller }) => ({
  status: 200,
  body: (await sumPayouts(tx, payoutFilterOf(query, caller.access))).map(({ state, amount, ...total }) => ({
    ...total,
    state: stateToWire(state),
    amount: decimalFromMicros(amount),
  })),
});
