import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { type Payout, payouts } from './wins.ts';

/** Records that a held payout is not to be paid for now; no effect on any other, or on one that was refused already. */
export const markRefused = async (
  tx: Tx,
  { transactionId }: Pick<Payout, 'transactionId'>,
  { nowMs, by, reason }: { readonly nowMs: number; readonly by: string; readonly reason: string },
): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(payouts)
        .set({ refusedAtMs: nowMs, refusedBy: by, refuseReason: reason })
        .where(and(eq(payouts.transactionId, transactionId), eq(payouts.state, 'held'), isNull(payouts.refusedAtMs))),
    )
  ).changes === 1;
