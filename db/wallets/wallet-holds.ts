import { and, asc, eq, gt, gte, isNull, like, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { contributionIntents } from '../tables/contributions.ts';
import { type WalletHold, walletHolds } from '../tables/wallets.ts';
import { payouts } from '../tables/wins.ts';

const holding = statement((db) =>
  db.select().from(walletHolds).where(isNull(walletHolds.liftedAtMs)).orderBy(asc(walletHolds.operatorId)),
);
const lift = statement((db) =>
  db
    .update(walletHolds)
    .set({ liftedAtMs: sql`${sql.placeholder('nowMs')}` })
    .where(and(eq(walletHolds.operatorId, sql.placeholder('operatorId')), isNull(walletHolds.liftedAtMs))),
);

/** The holds that stand, by operator. A platform that was not restored has none. */
export const listHolds = (tx: Tx): Promise<WalletHold[]> => tx.all(holding, {});

/** Lifts the hold of one operator. False if there is none. */
export const liftHold = async (tx: Tx, operatorId: string, nowMs: number): Promise<boolean> =>
  (await tx.run(lift, { operatorId, nowMs })).changes === 1;

/** The booked contributions of an operator since a time that its wallet has debited. Reads all intents: only for a comparison. */
export const listDebitedSince = async (tx: Tx, operatorId: string, sinceMs: number): Promise<string[]> => {
  const { id, state, debit, createdAtMs, brandPath } = contributionIntents;
  const rows = await tx.all((db) =>
    db
      .select({ id, brandPath })
      .from(contributionIntents)
      .where(and(eq(state, 'booked'), gt(debit, 0n), gte(createdAtMs, sinceMs), like(brandPath, `${operatorId}:%`)))
      .orderBy(asc(createdAtMs)),
  );
  // An id may hold what LIKE takes for a pattern.
  return rows.filter((row) => row.brandPath.startsWith(`${operatorId}:`)).map((row) => row.id);
};

/** The credits of an operator that its wallet has acknowledged since a time, by their transaction ids. */
export const listPaidSince = async (tx: Tx, operatorId: string, sinceMs: number): Promise<string[]> =>
  (
    await tx.all((db) =>
      db
        .select({ id: payouts.transactionId })
        .from(payouts)
        .where(and(eq(payouts.state, 'paid'), eq(payouts.operatorId, operatorId), gte(payouts.paidAtMs, sinceMs)))
        .orderBy(asc(payouts.paidAtMs)),
    )
  ).map(({ id }) => id);
