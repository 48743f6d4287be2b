import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Seal } from '../ledger.ts';
import { payouts, winShares, wins } from '../schema.ts';
import type { Tx } from '../tx.ts';
import { addMark, payoutMark, shareOf } from './payout-mark.ts';
import { PAYOUT } from './read-records.ts';
import type { Tally } from './tally.ts';

const ROWS_PER_READ = 500;

/**
 * That the payouts which are neither paid nor settled are those that the ledger leaves open, with all that they owe: none was paid twice in
 * place of another, and none has changed since its win.
 */
export const comparePayouts = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  tally: Tally,
): Promise<string | undefined> => {
  let open = 0n;
  for (let last = ''; ; ) {
    const rows = await tx.all((db) =>
      db
        .select(PAYOUT)
        .from(payouts)
        .where(
          and(
            eq(payouts.instanceId, instanceId),
            inArray(payouts.state, ['held', 'due']),
            gt(payouts.transactionId, last),
          ),
        )
        .orderBy(asc(payouts.transactionId))
        .limit(ROWS_PER_READ),
    );
    for (const row of rows) {
      if (row.paidAtMs !== null || row.settledBy !== null || row.settleReason !== null)
        return `the payout ${row.id} is ${row.state}, and says when it was paid or settled`;
      open = addMark(open, payoutMark(seal, row.win, shareOf(row)));
      last = row.id;
    }
    if (rows.length < ROWS_PER_READ) break;
  }
  const waiting = await tx.all((db) =>
    db
      .select({ win: winShares.winId, shares: winShares.shares })
      .from(winShares)
      .innerJoin(wins, eq(wins.id, winShares.winId))
      .where(eq(wins.instanceId, instanceId)),
  );
  for (const { win, shares } of waiting) for (const share of shares) open = addMark(open, payoutMark(seal, win, share));
  return open === tally.open
    ? undefined
    : 'the payouts that are neither paid nor settled are not those that the ledger leaves open';
};
