import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { AMOUNT_MAX, micros } from '../../../db/tables/columns.ts';

/** The known players. Movements name a player by id only, so an id belongs to one brand. */
export const players = sqliteTable('players', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  brandId: text('brand_id').notNull(),
  createdAtMs: integer('created_at_ms').notNull(),
});

/** A player's balance in one currency: `opening`, plus everything moved and cancelled since. */
export const walletAccounts = sqliteTable(
  'purses',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    currency: text('currency').notNull(),
    opening: micros('opening').notNull(),
    balance: micros('balance').notNull(),
    /** The time at which a session in this currency was last authenticated. */
    authenticatedAtMs: integer('authenticated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.currency] }),
    check('purses_balance', sql`${table.balance} between 0 and ${AMOUNT_MAX}`),
  ],
);

/**
 * Every transaction id ever seen. `moved`: the balance changed. `refused`: it did not. `cancelled`: it has no effect and never will; one
 * that was cancelled before it arrived has only an id.
 */
export const transactions = sqliteTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    state: text('state', { enum: ['moved', 'refused', 'cancelled'] }).notNull(),
    /** Distinguishes a repetition from another transaction with the same id. */
    fingerprint: text('fingerprint'),
    type: text('type', { enum: ['Debit', 'Credit'] }),
    playerId: text('player_id'),
    currency: text('currency'),
    amount: micros('amount'),
    /** The reason it was refused. */
    refusal: text('refusal', { enum: ['player_unknown', 'session_expired', 'limit_exceeded', 'insufficient_funds'] }),
    /** The change of the balance: negative for a debit, 0 when it was refused. */
    moved: micros('moved').notNull(),
    /** The change of the balance by its cancellation. */
    undone: micros('undone').notNull(),
    /** The balance in its reply. */
    balanceAfter: micros('balance_after'),
    createdAtMs: integer('created_at_ms').notNull(),
    cancelledAtMs: integer('cancelled_at_ms'),
  },
  (table) => [
    index('transactions_purse').on(table.playerId, table.currency),
    check('transactions_state', sql`${table.state} in ('moved', 'refused', 'cancelled')`),
    check('transactions_moved', sql`${table.state} <> 'moved' or ${table.balanceAfter} is not null`),
    check('transactions_undone', sql`${table.undone} = 0 or ${table.state} = 'cancelled'`),
  ],
);

/** Every batch id ever seen, and the reply once all of its movements are decided. */
export const batches = sqliteTable('batches', {
  id: text('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  movedAmount: micros('moved_amount'),
  movedJackpotAmount: micros('moved_jackpot_amount'),
  failures: text('failures', { mode: 'json' }).$type<{ playerId: string; code: string; msg: string }[]>(),
  createdAtMs: integer('created_at_ms').notNull(),
});
