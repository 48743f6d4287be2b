import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { contributions } from '../db/contributions.ts';
import type { Tx } from '../db/engine/tx.ts';
import { exactSum } from '../db/exact-sum.ts';

/** Contributions whose debit is in flight (`open`) or being cancelled (`cancelling`): the wallet may be ahead of the ledger by these. */
export type InFlightDebits = {
  readonly state: string;
  /** The currency of `debits`, which is the players'. */
  readonly currency: string;
  readonly count: number;
  readonly debits: bigint;
};

export const listInFlightDebits = async (tx: Tx, instanceId: string): Promise<InFlightDebits[]> =>
  (
    await tx.all((db) =>
      db
        .select({
          state: contributions.state,
          currency: contributions.currency,
          count: count(),
          debits: exactSum(contributions.debit),
        })
        .from(contributions)
        .where(and(eq(contributions.instanceId, instanceId), inArray(contributions.state, ['open', 'cancelling'])))
        .groupBy(contributions.state, contributions.currency)
        .orderBy(asc(contributions.state), asc(contributions.currency)),
    )
  ).map((row) => ({ ...row, debits: row.debits ?? 0n }));
