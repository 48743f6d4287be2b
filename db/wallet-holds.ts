import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

/**
 * Operators whose players' money does not move since the store was restored: what happened at their wallets after the backup is unknown
 * until it is reconciled. One row for each operator, of its last restore.
 */
export const walletHolds = sqliteTable('wallet_holds', {
  operatorId: text('operator_id').primaryKey(),
  /** The store knows every transaction before. */
  sinceMs: at('since_ms').notNull(),
  restoredAtMs: at('restored_at_ms').notNull(),
  /** Null while it holds. */
  liftedAtMs: at('lifted_at_ms'),
});

export type WalletHold = typeof walletHolds.$inferSelect;

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
