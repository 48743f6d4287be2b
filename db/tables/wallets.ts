import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, checkAmong, isState, micros, notNegative } from './columns.ts';

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

/**
 * Transactions that a wallet has made for the platform and that a restored store does not know, found in the wallet's own list. A debit is
 * `cancelling` until the wallet acknowledges its cancel, then `cancelled`, or `settled` if it was given back by other means. A credit is
 * `noted`: the player has it, and what it means for the pot is a person's decision. Rows are never removed.
 */
export const lostTransactions = sqliteTable(
  'lost_transactions',
  {
    transactionId: text('transaction_id').primaryKey(),
    kind: text('kind', { enum: ['debit', 'credit'] }).notNull(),
    operatorId: text('operator_id').notNull(),
    playerId: text('player_id').notNull(),
    currency: text('currency').notNull(),
    amount: micros('amount').notNull(),
    /** The wallet's time. */
    atMs: at('at_ms').notNull(),
    foundAtMs: at('found_at_ms').notNull(),
    state: text('state', { enum: ['cancelling', 'cancelled', 'settled', 'noted'] }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAtMs: at('next_attempt_at_ms'),
    lastError: text('last_error'),
    /** For one that is settled: by whom, why, and the evidence. */
    settledBy: text('settled_by'),
    reason: text('reason'),
    reference: text('reference'),
  },
  (table) => [
    index('lost_transactions_cancelling')
      .on(table.nextAttemptAtMs, table.transactionId)
      .where(isState(table.state, 'cancelling')),
    notNegative('lost_transactions_amount', table.amount),
    checkAmong('lost_transactions_state', table.state, ['cancelling', 'cancelled', 'settled', 'noted']),
    check('lost_transactions_kind', sql`(${table.kind} = 'credit') = (${table.state} = 'noted')`),
    check('lost_transactions_settled', sql`(${table.settledBy} is not null) = (${table.state} = 'settled')`),
  ],
);

export type LostTransaction = typeof lostTransactions.$inferSelect;
