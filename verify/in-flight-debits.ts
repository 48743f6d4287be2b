import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/engine/tx.ts';
import { exactSum } from '../db/exact-sum.ts';
import { contributions } from '../db/schema.ts';

/** Contributions whose debit is under way (`open`) or being taken back (`cancelling`): the wallet may be ahead of the ledger by them. */
export type InFlightDebits = {
  readonly state: string;
  /** The players' currency, in which `debits` is. */
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
