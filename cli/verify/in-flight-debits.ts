import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { exactSum } from '../../db/tables/columns.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';

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
          state: contributionIntents.state,
          currency: contributionIntents.currency,
          count: count(),
          debits: exactSum(contributionIntents.debit),
        })
        .from(contributionIntents)
        .where(
          and(
            eq(contributionIntents.instanceId, instanceId),
            inArray(contributionIntents.state, ['open', 'cancelling']),
          ),
        )
        .groupBy(contributionIntents.state, contributionIntents.currency)
        .orderBy(asc(contributionIntents.state), asc(contributionIntents.currency)),
    )
  ).map((row) => ({ ...row, debits: row.debits ?? 0n }));
