import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type DuePage, dueAfter, isAmongWaiting, type MadeDue } from '../listing/due-page.ts';
import { isState } from '../tables/columns.ts';
import { walletPlayers } from '../tables/players.ts';
import { type Payout, payouts, type Win, wins } from '../tables/wins.ts';

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

/** Lists the player's wins from a contribution, one row per pot. */
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

/**
 * Marks credits that the wallet refused.
 * @returns the ids of the credits that it had not refused before.
 */
export const markWalletRefused = async (
  tx: Tx,
  transactionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> => {
  const marked = await tx.all((db) =>
    db
      .update(payouts)
      .set({ walletRefusedAtMs: nowMs })
      .where(
        and(
          inArray(payouts.transactionId, [...transactionIds]),
          eq(payouts.state, 'due'),
          isNull(payouts.walletRefusedAtMs),
        ),
      )
      .returning({ id: payouts.transactionId }),
  );
  return new Set(marked.map(({ id }) => id));
};

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

/** Records that a held payout is not to be paid for now; no effect on any other, or on one that was refused already. */
export const markRefused = async (
  tx: Tx,
  { transactionId }: Pick<Payout, 'transactionId'>,
  { nowMs, by, reason }: { readonly nowMs: number; readonly by: string; readonly reason: string },
): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(payouts)
        .set({ refusedAtMs: nowMs, refusedBy: by, refuseReason: reason })
        .where(and(eq(payouts.transactionId, transactionId), eq(payouts.state, 'held'), isNull(payouts.refusedAtMs))),
    )
  ).changes === 1;
