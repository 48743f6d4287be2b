import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/engine/tx.ts';
import { exactSum } from '../db/exact-sum.ts';
import { contributions, settledCancels } from '../db/schema.ts';

/** Debits that were given back by other means than a cancel: the wallet may be ahead of the ledger by them for good. */
export type SettledCancels = {
  /** The players' currency, in which `debits` is. */
  readonly currency: string;
  readonly count: number;
  readonly debits: bigint;
};

const ofContribution = eq(contributions.id, settledCancels.contributionId);

export const listSettledCancels = async (tx: Tx, instanceId: string): Promise<SettledCancels[]> =>
  (
    await tx.all((db) =>
      db
        .select({ currency: contributions.currency, count: count(), debits: exactSum(contributions.debit) })
        .from(settledCancels)
        .innerJoin(contributions, ofContribution)
        .where(eq(settledCancels.instanceId, instanceId))
        .groupBy(contributions.currency)
        .orderBy(asc(contributions.currency)),
    )
  ).map((row) => ({ ...row, debits: row.debits ?? 0n }));

/** What was settled by hand has to have ended as cancelled. */
export const compareSettledCancels = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const standing = await tx.get((db) =>
    db
      .select({ id: contributions.id, state: contributions.state })
      .from(settledCancels)
      .innerJoin(contributions, ofContribution)
      .where(and(eq(settledCancels.instanceId, instanceId), ne(contributions.state, 'cancelled')))
      .limit(1),
  );
  return standing && `the contribution ${standing.id} is ${standing.state}; its debit was settled by hand`;
};
