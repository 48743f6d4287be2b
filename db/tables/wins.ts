import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, callersJson, checkAmong, flag, isState, json, micros, notNegative } from './columns.ts';
import { instances } from './jackpots.ts';

/** The share of a payee other than the main winner, or of the winner of a prize. */
export type ShareFacts = {
  /** The number of the payout within the win: `<win>:<number>` at the wallet. */
  readonly number: number;
  readonly brand: string;
  readonly player: string;
  readonly amount: string;
  readonly currency: string;
  readonly pay: string;
  readonly rate: string;
  /** Prizes only: the tier, counted from 1, how many tickets the winner held, and the period drawn. */
  readonly prize?: {
    readonly tier: number;
    readonly tickets: number;
    readonly startsAtMs: number;
    readonly endsAtMs: number;
  };
};

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
    /** Null for drawings and time windows. It has a row or an entry: see contributions.ts. */
    contributionId: text('contribution_id'),
    sourceId: text('source_id').notNull(),
    gameroundId: text('gameround_id'),
    /** The winner; both empty for a drawing, whose prizes are ordinary payouts. */
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** The pot's value at the win, in the jackpot's currency. */
    value: micros('value').notNull(),
    eventMetadata: callersJson('event_metadata'),
    atMs: at('at_ms').notNull(),
    /** Credit batches so far; also the number of the next one. */
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
 * The amounts owed to one payee of a win. `held`: waits to be released or settled. `due`: until the operator's wallet acknowledges the
 * credit. `paid` by the wallet and `settled` outside the platform are final: a payout is never revoked.
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
    /** Amount that leaves the pot, in the jackpot's currency. */
    amount: micros('amount').notNull(),
    /** Amount that the payee gets. */
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
    /** The wallet's first refusal of the credit; null also for refusals before 0.18.0. */
    walletRefusedAtMs: at('wallet_refused_at_ms'),
    wonAtMs: at('won_at_ms').notNull(),
    /** Time of payment or settlement. */
    paidAtMs: at('paid_at_ms'),
    /** For a settled payout: who settled it and why. */
    settledBy: text('settled_by'),
    settleReason: text('settle_reason'),
    /** For a held payout: when it was refused, by whom and why. It is still owed, and can be released or settled. */
    refusedAtMs: at('refused_at_ms'),
    refusedBy: text('refused_by'),
    refuseReason: text('refuse_reason'),
    /** True if the payee was erased since: public lists leave the name out. Null: not. */
    unnamed: flag('unnamed'),
  },
  (table) => [
    index('payouts_win').on(table.winId, table.number),
    index('payouts_due').on(table.nextAttemptAtMs, table.transactionId).where(isState(table.state, 'due')),
    index('payouts_player').on(table.brandPath, table.playerId, table.wonAtMs, table.transactionId),
    index('payouts_instance').on(table.instanceId, table.wonAtMs, table.transactionId),
    index('payouts_won').on(table.wonAtMs, table.transactionId),
    index('payouts_pay').on(table.payCurrency, table.pay, table.transactionId),
    index('payouts_withheld').on(table.wonAtMs, table.transactionId).where(sql`state in ('held', 'due')`),
    notNegative('payouts_amount', table.amount),
    notNegative('payouts_pay', table.pay),
    checkAmong('payouts_state', table.state, ['held', 'due', 'paid', 'settled']),
  ],
);

export type Win = typeof wins.$inferSelect;
export type Payout = typeof payouts.$inferSelect;

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

export type WinSharesRow = typeof winShares.$inferSelect;
