import { and, asc, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { payouts, walletPlayers, wins } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

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

export const insertWin = async (tx: Tx, win: Win): Promise<void> => {
  await tx.run((db) => db.insert(wins).values(win));
};

export const insertPayout = async (tx: Tx, payout: Payout): Promise<void> => {
  await tx.run((db) => db.insert(payouts).values(payout));
};

export const findWin = (tx: Tx, id: string): Promise<Win | undefined> => tx.get(winById, { id });

/** What the player of a contribution won with it, one row per pot. */
export const listWinsOfContribution = (tx: Tx, contributionId: string): Promise<WonPayout[]> =>
  tx.all(ofContribution, { contributionId });

export type WinnerFilter = {
  readonly instanceId: string;
  readonly potId?: string | undefined;
  /** Whose winners the caller may see: owners with their brands; absent: everybody's. */
  readonly owners?: readonly string[] | undefined;
  readonly brandPath?: string | undefined;
  readonly limit: number;
};

/** The latest payouts of an instance, newest first; of one win the main winner's first. */
export const listWinners = (tx: Tx, filter: WinnerFilter): Promise<WonPayout[]> =>
  tx.all((db) =>
    db
      .select({ win: wins, payout: payouts })
      .from(wins)
      .innerJoin(payouts, eq(payouts.winId, wins.id))
      .where(
        and(
          eq(wins.instanceId, filter.instanceId),
          filter.potId === undefined ? undefined : eq(wins.potId, filter.potId),
          ownedBy(payouts.brandPath, filter.owners),
          filter.brandPath === undefined ? undefined : eq(payouts.brandPath, filter.brandPath),
        ),
      )
      .orderBy(desc(wins.atMs), desc(wins.id), asc(payouts.number))
      .limit(filter.limit),
  );

/** Records that the wallet acknowledged a credit. False when that had been recorded before. */
export const markPaid = async (tx: Tx, transactionId: string, nowMs: number): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(payouts)
        .set({ state: 'paid', paidAtMs: nowMs, lastError: null })
        .where(and(eq(payouts.transactionId, transactionId), eq(payouts.state, 'due'))),
    )
  ).changes === 1;

export const postponePayout = async (
  tx: Tx,
  transactionId: string,
  attempts: number,
  nextAttemptAtMs: number,
  lastError: string,
): Promise<void> => {
  await tx.run((db) =>
    db
      .update(payouts)
      .set({ attempts, nextAttemptAtMs, lastError })
      .where(and(eq(payouts.transactionId, transactionId), eq(payouts.state, 'due'))),
  );
};

/** Credits to send now, of players whom the wallet has authenticated, but for those of some operators. */
export const listDuePayouts = (
  tx: Tx,
  nowMs: number,
  limit: number,
  exceptOperators: readonly string[] = [],
): Promise<Payout[]> =>
  tx
    .all((db) =>
      db
        .select({ payout: payouts })
        .from(payouts)
        .innerJoin(
          walletPlayers,
          and(eq(walletPlayers.brandPath, payouts.brandPath), eq(walletPlayers.playerId, payouts.playerId)),
        )
        .where(
          and(
            isState(payouts.state, 'due'),
            lte(payouts.nextAttemptAtMs, nowMs),
            notInArray(payouts.operatorId, [...exceptOperators]),
          ),
        )
        .orderBy(asc(payouts.nextAttemptAtMs))
        .limit(limit),
    )
    .then((rows) => rows.map((row) => row.payout));

/** Makes credits due now, whatever they wait for; at most `limit` of them. */
export const hastenPayouts = async (tx: Tx, nowMs: number, limit: number): Promise<number> =>
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
              .where(and(isState(payouts.state, 'due'), gt(payouts.nextAttemptAtMs, nowMs)))
              .limit(limit),
          ),
        ),
    )
  ).changes;
