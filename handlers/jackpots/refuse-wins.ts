import { findInstance } from '../../db/jackpots/instances.ts';
import { markRefused, type WonPayout } from '../../db/wins/wins.ts';
import { emitPayout } from '../../platform/booking/emit-payout.ts';
import { eachPayout } from '../../platform/payouts/each-payout.ts';
import type { PlatformHandler, Unit } from '../../platform/unit/handler.ts';

/** Records that held wins are not paid for now. They stay owed, so nothing is booked. */
export const refuseWins: PlatformHandler<'refuseWins'> = async ({ body }, { caller, ...unit }) => {
  const { tx, nowMs } = unit;
  const { transaction_ids, reason } = body;
  const refused = await eachPayout(tx, caller.access, transaction_ids, async (found) => {
    if (found.payout.state !== 'held') return 'not_held';
    if (!(await markRefused(tx, found.payout, { nowMs, by: caller.accountId, reason }))) return 'refused';
    await tell(unit, found, reason);
    return undefined;
  });
  return { status: 200, body: refused.body, audited: refused.audited({ reason }) };
};

const tell = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { win, payout }: WonPayout,
  reason: string,
): Promise<void> => {
  const instance = await findInstance(tx, payout.instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${payout.transactionId} is not in the store`);
  await emitPayout({ tx, nowMs }, { win, payout }, instance, { reason });
};
