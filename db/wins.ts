import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import { type DuePage, dueAfter, isRefusedBefore, type RefusedBefore } from './due-page.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { payouts, walletPlayers, wins } from './schema.ts';

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
const ofKnownPlayer = and(eq(walletPlayers.brandPath, payouts.brandPath), eq(walletPlayers.playerId, payouts.playerId));

/** Credits due now for authenticated players, longest due first, leaving out some operators. */
export const listDuePayouts = (tx: Tx, page: DuePage): Promise<Payout[]> =>
  tx
    .all((db) =>
      db
        .select({ payout: payouts })
        .from(payouts)
        .innerJoin(walletPlayers, ofKnownPlayer)
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
        .innerJoin(walletPlayers, ofKnownPlayer)
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

/** Makes waiting credits due now, of one operator or all, or only those that the wallet has refused; at most `limit` of them. */
export const makePayoutsDue = async (
  tx: Tx,
  nowMs: number,
  limit: number,
  operatorId?: string,
  refused?: RefusedBefore,
): Promise<number> =>
  (
    await tx.run((db) =>
      db
        .update(payouts)
        .set({ nextAttemptAtMs: nowMs })
        .where(
          inArray(
            payouts.transactionId,
            db
              .select({ id: payouts.transactionId })
              .from(payouts)
              .where(
                and(
                  isState(payouts.state, 'due'),
                  gt(payouts.nextAttemptAtMs, nowMs),
                  operatorId === undefined ? undefined : eq(payouts.operatorId, operatorId),
                  refused && isRefusedBefore(payouts, refused),
                ),
              )
              .orderBy(payouts.nextAttemptAtMs)
              .limit(limit),
          ),
        ),
    )
  ).changes;
