import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, flag, isState, json, notNegative, oneOf } from './columns.ts';
import { type DuePage, dueAfter, isAmongWaiting, type MadeDue } from './due-page.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { micros } from './micros-column.ts';
import { walletPlayers } from './wallet-players.ts';

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
    /** For a held payout: when it was refused, by whom and why. It is still owed, and can be released or settled. */
    refusedAtMs: at('refused_at_ms'),
    refusedBy: text('refused_by'),
    refuseReason: text('refuse_reason'),
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
    oneOf('payouts_state', table.state, ['held', 'due', 'paid', 'settled']),
  ],
);

export type Win = typeof wins.$inferSelect;
export type Payout = typeof payouts.$inferSelect;
/** One payout of a win. */
export type WonPayout = { readonly win: Win; readonly payout: Payout };

const ofContribution = statement((db) =>
  db
    .select({ win: wins, payout: payouts })
    .from(wins)
    .innerJoin(payouts, and(eq(payouts.winId, wins.id), eq(payouts.number, 0)))
    .where(eq(wins.contributionId, sql.placeholder('contributionId')))
    .orderBy(asc(wins.id)),
);
const winById = statement((db) =>
  db
    .select()
    .from(wins)
    .where(eq(wins.id, sql.placeholder('id'))),
);
const byTransaction = statement((db) =>
  db
    .select({ win: wins, payout: payouts })
    .from(payouts)
    .innerJoin(wins, eq(wins.id, payouts.winId))
    .where(eq(payouts.transactionId, sql.placeholder('transactionId'))),
);

export const insertWin = async (tx: Tx, win: Win): Promise<void> => {
  await tx.run((db) => db.insert(wins).values(win));
};

export const insertPayout = async (tx: Tx, payout: Payout): Promise<void> => {
  await tx.run((db) => db.insert(payouts).values(payout));
};

export const findWin = (tx: Tx, id: string): Promise<Win | undefined> => tx.get(winById, { id });

/** The payout of a wallet transaction. */
export const findPayout = (tx: Tx, transactionId: string): Promise<WonPayout | undefined> =>
  tx.get(byTransaction, { transactionId });

/** What a contribution's player won with it, one row per pot. */
export const listWinsOfContribution = (tx: Tx, contributionId: string): Promise<WonPayout[]> =>
  tx.all(ofContribution, { contributionId });

/**
 * Moves a payout to another state if it is in this one and, where `inFlight` is given, has that mark.
 * @returns false when another unit moved it first; the caller must stop.
 */
const movePayout = async (
  tx: Tx,
  transactionId: string,
  from: { readonly state: Payout['state']; readonly inFlight?: boolean },
  to: Partial<Payout>,
): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(payouts)
        .set(to)
        .where(
          and(
            eq(payouts.transactionId, transactionId),
            eq(payouts.state, from.state),
            from.inFlight === undefined ? undefined : eq(payouts.inFlight, from.inFlight),
          ),
        ),
    )
  ).changes === 1;

/**
 * Marks credits before they are sent; marked credits cannot be settled.
 * @returns those that are due, in payout order, as they were before.
 */
export const markInFlight = async (tx: Tx, transactionIds: readonly string[]): Promise<Payout[]> => {
  const due = and(inArray(payouts.transactionId, [...transactionIds]), eq(payouts.state, 'due'));
  const credits = await tx.all((db) => db.select().from(payouts).where(due).orderBy(asc(payouts.number)));
  await tx.run((db) =>
    db
      .update(payouts)
      .set({ inFlight: true })
      .where(and(due, eq(payouts.inFlight, false))),
  );
  return credits;
};

/** The number of a win's next batch; never reused, even if the batch fails. */
export const takeBatchNumber = async (tx: Tx, winId: string): Promise<number> => {
  const [counted] = await tx.all((db) =>
    db
      .update(wins)
      .set({ batches: sql`${wins.batches} + 1` })
      .where(eq(wins.id, winId))
      .returning({ batches: wins.batches }),
  );
  if (counted === undefined) throw new Error(`unknown win ${winId}`);
  return counted.batches - 1;
};

/** Records that the wallet acknowledged a credit. */
export const markPaid = (tx: Tx, transactionId: string, nowMs: number): Promise<boolean> =>
  movePayout(tx, transactionId, { state: 'due' }, { state: 'paid', inFlight: false, paidAtMs: nowMs, lastError: null });

/** Records a payment outside the platform; no effect on a credit that may have reached the payee. */
export const markSettled = (
  tx: Tx,
  { transactionId, state }: Pick<Payout, 'transactionId' | 'state'>,
  { nowMs, by, reason }: { readonly nowMs: number; readonly by: string; readonly reason: string },
): Promise<boolean> =>
  movePayout(
    tx,
    transactionId,
    { state, inFlight: false },
    { state: 'settled', paidAtMs: nowMs, lastError: null, settledBy: by, settleReason: reason },
  );

/** Makes a held or due payout ready to send now. */
export const releasePayout = (
  tx: Tx,
  { transactionId, state }: Pick<Payout, 'transactionId' | 'state'>,
  nowMs: number,
): Promise<boolean> => movePayout(tx, transactionId, { state }, { state: 'due', nextAttemptAtMs: nowMs });

/** Records a credit that was not acknowledged. */
export const postponePayout = (
  tx: Tx,
  transactionId: string,
  to: Pick<Payout, 'inFlight' | 'attempts' | 'nextAttemptAtMs' | 'lastError'>,
): Promise<boolean> => movePayout(tx, transactionId, { state: 'due' }, to);

/** Only players that the wallet has authenticated. */
const ofKnownPlayer = () =>
  and(eq(walletPlayers.brandPath, payouts.brandPath), eq(walletPlayers.playerId, payouts.playerId));

/** Credits due now for authenticated players, longest due first, leaving out some operators. */
export const listDuePayouts = (tx: Tx, page: DuePage): Promise<Payout[]> =>
  tx
    .all((db) =>
      db
        .select({ payout: payouts })
        .from(payouts)
        .innerJoin(walletPlayers, ofKnownPlayer())
        .where(
          and(
            isState(payouts.state, 'due'),
            dueAfter(payouts.nextAttemptAtMs, payouts.transactionId, page),
            notInArray(payouts.operatorId, [...page.exceptOperators]),
          ),
        )
        .orderBy(asc(payouts.nextAttemptAtMs), asc(payouts.transactionId))
        .limit(page.limit),
    )
    .then((rows) => rows.map((row) => row.payout));

/** Due credits of one win in one currency for authenticated players, in payout order. */
export const listDueOfWin = (
  tx: Tx,
  { winId, payCurrency }: Pick<Payout, 'winId' | 'payCurrency'>,
  dueByMs: number,
  limit: number,
): Promise<Payout[]> =>
  tx
    .all((db) =>
      db
        .select({ payout: payouts })
        .from(payouts)
        .innerJoin(walletPlayers, ofKnownPlayer())
        .where(
          and(
            eq(payouts.winId, winId),
            eq(payouts.payCurrency, payCurrency),
            eq(payouts.state, 'due'),
            lte(payouts.nextAttemptAtMs, dueByMs),
          ),
        )
        .orderBy(asc(payouts.number))
        .limit(limit),
    )
    .then((rows) => rows.map((row) => row.payout));

/** Makes waiting credits due now. */
export const makePayoutsDue = async (tx: Tx, ...which: MadeDue): Promise<number> => {
  const waiting = {
    table: payouts,
    id: payouts.transactionId,
    isWaiting: isState(payouts.state, 'due'),
    operatorId: payouts.operatorId,
  };
  return (
    await tx.run((db) =>
      db
        .update(payouts)
        .set({ nextAttemptAtMs: which[0] })
        .where(isAmongWaiting(db, waiting, which)),
    )
  ).changes;
};
