import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type DuePage, dueAfter, isAmongWaiting, type MadeDue } from '../listing/due-page.ts';
import { exactSum, isState } from '../tables/columns.ts';
import { type LostTransaction, lostTransactions } from '../tables/wallets.ts';

const byId = statement((db) =>
  db
    .select()
    .from(lostTransactions)
    .where(eq(lostTransactions.transactionId, sql.placeholder('id'))),
);

export const findLostTransaction = (tx: Tx, transactionId: string): Promise<LostTransaction | undefined> =>
  tx.get(byId, { id: transactionId });

/** Records a debit that is to be cancelled, or a credit. One that was taken for another operator's is from now on this one's. */
export const keepLostTransaction = async (
  tx: Tx,
  found: Pick<
    LostTransaction,
    'transactionId' | 'kind' | 'operatorId' | 'playerId' | 'currency' | 'amount' | 'atMs' | 'foundAtMs'
  >,
): Promise<void> => {
  const isDebit = found.kind === 'debit';
  const row = {
    ...found,
    state: isDebit ? ('cancelling' as const) : ('noted' as const),
    attempts: 0,
    nextAttemptAtMs: isDebit ? found.foundAtMs : null,
    lastError: null,
    settledBy: null,
    reason: null,
    reference: null,
  };
  await tx.run((db) =>
    db.insert(lostTransactions).values(row).onConflictDoUpdate({ target: lostTransactions.transactionId, set: row }),
  );
};

/** Changes a lost debit while it is being cancelled. False if another unit ended it first. */
const changeCancelling = async (tx: Tx, transactionId: string, to: Partial<LostTransaction>): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(lostTransactions)
        .set(to)
        .where(and(eq(lostTransactions.transactionId, transactionId), isState(lostTransactions.state, 'cancelling'))),
    )
  ).changes === 1;

/** cancelling → cancelled: the wallet acknowledged the cancel. */
export const endLostDebit = (tx: Tx, transactionId: string): Promise<boolean> =>
  changeCancelling(tx, transactionId, { state: 'cancelled', nextAttemptAtMs: null, lastError: null });

/** cancelling → settled: the debit was given back by other means, so no cancel is sent. */
export const settleLostDebit = (
  tx: Tx,
  transactionId: string,
  by: { readonly settledBy: string; readonly reason: string; readonly reference: string },
): Promise<boolean> => changeCancelling(tx, transactionId, { ...by, state: 'settled', nextAttemptAtMs: null });

/** Records why a cancel was not acknowledged and when to retry it. */
export const postponeLostDebit = (
  tx: Tx,
  transactionId: string,
  failed: Pick<LostTransaction, 'attempts' | 'nextAttemptAtMs' | 'lastError'>,
): Promise<boolean> => changeCancelling(tx, transactionId, failed);

/** Makes the cancel of one lost debit due now. */
export const makeLostDebitDue = (tx: Tx, transactionId: string, nowMs: number): Promise<boolean> =>
  changeCancelling(tx, transactionId, { nextAttemptAtMs: nowMs });

/** Lists what the platform has not settled: debits that are being cancelled, and credits, by operator and time. */
export const listOpenLost = (tx: Tx, limit: number): Promise<LostTransaction[]> =>
  tx.all((db) =>
    db
      .select()
      .from(lostTransactions)
      .where(inArray(lostTransactions.state, ['cancelling', 'noted']))
      .orderBy(asc(lostTransactions.operatorId), asc(lostTransactions.atMs), asc(lostTransactions.transactionId))
      .limit(limit),
  );

/** The debits that are being cancelled: the wallet may be ahead of every ledger by these. */
export const sumCancellingLost = (
  tx: Tx,
): Promise<{ readonly currency: string; readonly count: number; readonly debits: bigint | null }[]> =>
  tx.all((db) =>
    db
      .select({
        currency: lostTransactions.currency,
        count: count(),
        debits: exactSum(lostTransactions.amount),
      })
      .from(lostTransactions)
      .where(isState(lostTransactions.state, 'cancelling'))
      .groupBy(lostTransactions.currency)
      .orderBy(asc(lostTransactions.currency)),
  );

/** Lost debits whose cancels are due, leaving out some operators. */
export const listDueLostDebits = (tx: Tx, page: DuePage): Promise<LostTransaction[]> =>
  tx.all((db) =>
    db
      .select()
      .from(lostTransactions)
      .where(
        and(
          isState(lostTransactions.state, 'cancelling'),
          dueAfter(lostTransactions.nextAttemptAtMs, lostTransactions.transactionId, page),
          notInArray(lostTransactions.operatorId, [...page.exceptOperators]),
        ),
      )
      .orderBy(asc(lostTransactions.nextAttemptAtMs), asc(lostTransactions.transactionId))
      .limit(page.limit),
  );

/** Makes waiting cancels of lost debits due now. */
export const makeLostDebitsDue = async (tx: Tx, ...which: MadeDue): Promise<number> => {
  const waiting = {
    table: lostTransactions,
    id: lostTransactions.transactionId,
    isWaiting: isState(lostTransactions.state, 'cancelling'),
    operatorId: lostTransactions.operatorId,
  };
  return (
    await tx.run((db) =>
      db
        .update(lostTransactions)
        .set({ nextAttemptAtMs: which[0] })
        .where(isAmongWaiting(db, waiting, which)),
    )
  ).changes;
};
