import { markSettled } from '../../db/wins.ts';
import { bookPayment } from '../../platform/booking/book-payment.ts';
import { eachPayout } from '../../platform/payouts/each-payout.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/**
 * Records that players were paid by other means. A credit that may have reached the wallet waits for its answer instead, so that no player
 * is paid twice.
 */
export const settleWins: PlatformHandler<'settleWins'> = async ({ body, headers }, { caller, operation, ...unit }) => {
  const { tx, nowMs } = unit;
  const { transaction_ids, reason } = body;
  const actor = caller.accountId;
  const settled = await eachPayout(tx, caller.access, transaction_ids, async (found) => {
    if (!(await markSettled(tx, found.payout, { nowMs, by: actor, reason }))) return 'in_flight';
    const by = { actor, operation, reason, idempotencyKey: headers['idempotency-key'] };
    await bookPayment(unit, found, 'settlement', by);
    return undefined;
  });
  return { status: 200, body: settled.body, audited: settled.audited({ reason }) };
};
