import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, flag, isState, json, notNegative, oneOf } from './columns.ts';
import type { ShareFacts } from './facts.ts';
import { micros } from './micros-column.ts';
import { contributions, instances } from './schema.ts';

/** One win of one pot, from any cause; for a raffle, the drawing of one pot. */
export const wins = sqliteTable(
  'wins',
  {
    id: text('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    potId: text('pot_id').notNull(),
    /** The life of the pot that was won. */
    instanceCount: integer('instance_count').notNull(),
    contributionId: text('contribution_id').references(() => contributions.id),
    sourceId: text('source_id').notNull(),
    gameroundId: text('gameround_id'),
    /** The winner; both empty for a drawing, whose prizes are ordinary payouts. */
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** The pot's value at the win, in the jackpot's currency. */
    value: micros('value').notNull(),
    eventMetadata: json<unknown>('event_metadata'),
    atMs: at('at_ms').notNull(),
    /** How many credit batches it has had; also the number of the next one. */
    batches: integer('batches').notNull(),
  },
  (table) => [
    index('wins_instance').on(table.instanceId, table.atMs),
    index('wins_pot').on(table.instanceId, table.potId, table.atMs),
    index('wins_contribution').on(table.contributionId),
    notNegative('wins_value', table.value),
  ],
);

/**
 * What one payee of a win is owed. `held`: waits to be released or settled. `due`: until the operator's wallet acknowledges the credit.
 * `paid` by the wallet and `settled` outside the platform are final: a payout is never revoked.
 */
export const payouts = sqliteTable(
  'payouts',
  {
    /** `<win>:<n>`, the transaction id at the wallet. */
    transactionId: text('transaction_id').primaryKey(),
    winId: text('win_id')
      .notNull()
      .references(() => wins.id),
    /** 0 is the main winner's or a drawing's first prize; the others follow in payout order. */
    number: integer('number').notNull(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    operatorId: text('operator_id').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** What leaves the pot, in the jackpot's currency. */
    amount: micros('amount').notNull(),
    /** What the payee gets. */
    payCurrency: text('pay_currency').notNull(),
    pay: micros('pay').notNull(),
    /** Units of the jackpot's currency per unit of `payCurrency`, as `numerator/denominator`. */
    rate: text('rate').notNull(),
    state: text('state', { enum: ['held', 'due', 'paid', 'settled'] }).notNull(),
    /** A credit may have reached the player: it was sent, and the wallet neither acknowledged nor refused it. */
    inFlight: flag('in_flight').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAtMs: at('next_attempt_at_ms').notNull(),
    lastError: text('last_error'),
    wonAtMs: at('won_at_ms').notNull(),
    /** When it was paid or settled. */
    paidAtMs: at('paid_at_ms'),
    /** For a settled payout: who settled it and why. */
    settledBy: text('settled_by'),
    settleReason: text('settle_reason'),
  },
  (table) => [
    index('payouts_win').on(table.winId, table.number),
    index('payouts_due').on(table.nextAttemptAtMs, table.transactionId).where(isState(table.state, 'due')),
    index('payouts_player').on(table.brandPath, table.playerId, table.wonAtMs, table.transactionId),
    index('payouts_instance').on(table.instanceId, table.wonAtMs, table.transactionId),
    index('payouts_won').on(table.wonAtMs, table.transactionId),
    index('payouts_withheld').on(table.wonAtMs, table.transactionId).where(sql`state in ('held', 'due')`),
    notNegative('payouts_amount', table.amount),
    notNegative('payouts_pay', table.pay),
    oneOf('payouts_state', table.state, ['held', 'due', 'paid', 'settled']),
  ],
);

/** Payees of a win without a payout yet, because there are too many for one unit of work. */
export const winShares = sqliteTable(
  'win_shares',
  {
    winId: text('win_id')
      .notNull()
      .references(() => wins.id),
    /** The number of the first payee. */
    firstNumber: integer('first_number').notNull(),
    shares: json<readonly ShareFacts[]>('shares').notNull(),
  },
  (table) => [primaryKey({ columns: [table.winId, table.firstNumber] })],
);
