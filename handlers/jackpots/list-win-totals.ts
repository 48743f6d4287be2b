import { sumPayouts } from '../../db/wins/listed-payouts.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { payFault, toPayoutFilter } from '../../wire/payout-filter.ts';
import { stateToWire } from '../../wire/win-record.ts';

/** Lists how many payouts there are in each state, and what they come to. */
export const listWinTotals: PlatformHandler<'listWinTotals'> = async ({ query }, { tx, caller }) => {
  const fault = payFault(query);
  if (fault !== undefined) return refuse('validation_failed', { errors: [fault] });
  const totals = await sumPayouts(tx, toPayoutFilter(query, caller.access));
  return {
    status: 200,
    body: totals.map(({ state, amount, ...total }) => ({
      ...total,
      state: stateToWire(state),
      amount: decimalFromMicros(amount),
    })),
  };
};
