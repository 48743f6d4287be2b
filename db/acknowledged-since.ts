import { and, asc, eq, gt, gte, like } from 'drizzle-orm';
import { contributionIntents } from './contributions.ts';
import type { Tx } from './engine/tx.ts';
import { payouts } from './wins.ts';

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
