import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { exactSum } from '../../db/tables/columns.ts';
import { contributionIntents, settledCancels } from '../../db/tables/contributions.ts';

/** Debits returned outside the platform: the wallet may be ahead of the ledger by these for good. */
export type SettledCancels = {
  /** The currency of `debits`, which is the players'. */
  readonly currency: string;
  readonly count: number;
  readonly debits: bigint;
};

const ofContribution = eq(contributionIntents.id, settledCancels.contributionId);

export const listSettledCancels = async (tx: Tx, instanceId: string): Promise<SettledCancels[]> =>
  (
    await tx.all((db) =>
      db
        .select({ currency: contributionIntents.currency, count: count(), debits: exactSum(contributionIntents.debit) })
        .from(settledCancels)
        .innerJoin(contributionIntents, ofContribution)
        .where(eq(settledCancels.instanceId, instanceId))
        .groupBy(contributionIntents.currency)
        .orderBy(asc(contributionIntents.currency)),
    )
  ).map((row) => ({ ...row, debits: row.debits ?? 0n }));

/** A contribution settled by hand must have ended as cancelled. */
export const compareSettledCancels = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const unsettled = await tx.get((db) =>
    db
      .select({ id: contributionIntents.id, state: contributionIntents.state })
      .from(settledCancels)
      .innerJoin(contributionIntents, ofContribution)
      .where(and(eq(settledCancels.instanceId, instanceId), ne(contributionIntents.state, 'cancelled')))
      .limit(1),
  );
  return unsettled && `the contribution ${unsettled.id} is ${unsettled.state}; its cancel was settled by hand`;
};
