import { findInstance } from '../../db/instances.ts';
import { markRefused } from '../../db/mark-refused.ts';
import { emit } from '../../db/outbox.ts';
import type { WonPayout } from '../../db/wins.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinRefused } from '../../generated/server/types.gen.ts';
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
  const { transactionId, instanceId, brandPath, playerId } = payout;
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${transactionId} is not in the store`);
  const data: WinRefused = {
    win_id: win.id,
    transaction_id: transactionId,
    instance_id: instanceId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: instance.currency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    player_id: playerId,
    brand_id: brandPath,
    timestamp: nowMs,
    reason,
  };
  await emit(tx, {
    instanceId,
    eventType: 'WinRefused',
    operatorId: operatorOf(brandPath),
    brandId: brandPath,
    playerId,
    data,
    createdAtMs: nowMs,
  });
};
