import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { readBudgetUse } from '../../db/jackpots/budgets.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { exactSum } from '../../db/tables/columns.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';
import { budgetReservations } from '../../db/tables/jackpots.ts';
import { firstDifference } from './rules/read-facts.ts';
import type { Tally } from './tally.ts';

/** Compares the use of an operator's budget with the ledger and with the contributions whose debits are not booked or cancelled yet. */
export const compareBudget = async (
  tx: Tx,
  instance: Instance,
  { rules, archives }: Tally,
): Promise<string | undefined> => {
  if (rules === undefined) return undefined;
  const use = readBudgetUse(instance);
  if (rules.budget === undefined && use === undefined) return undefined;
  if (rules.budget === undefined) return "the instance has used an operator's budget, which its rules lack";
  const { used, uncovered, latest } = rules.budget;
  const reserved = await listReserved(tx, instance.id);
  const wrong = reserved.find(
    ({ amount, open }) => amount !== undefined && (open === undefined || (amount !== 0n && amount !== open)),
  );
  if (wrong !== undefined)
    return `the budget has reserved ${wrong.amount} for the contribution ${wrong.id}, for which the operator pays ${wrong.open ?? 'nothing any more'}`;
  const forgotten = reserved.find(({ amount, open }) => amount === undefined && open !== 0n);
  if (forgotten !== undefined)
    return `the budget has reserved nothing for the contribution ${forgotten.id}, for which the operator pays ${forgotten.open}`;
  if (use === undefined) return used.size === 0 ? undefined : 'the use of the budget is missing';
  const reservedIn = (start: number): bigint =>
    reserved.reduce((sum, { period, amount = 0n }) => (period === start ? sum + amount : sum), 0n);
  const difference = firstDifference(`the budget since ${use.startMs}`, [
    ['used', use.used, used.get(use.startMs) ?? 0n],
    ['reserved', use.reserved, reservedIn(use.startMs)],
  ]);
  if (difference !== undefined) return difference;
  if (latest > use.startMs) return `the budget counts since ${use.startMs}; the ledger has a period from ${latest}`;
  // An archive holds cancelled contributions, which had reserved a part of the budget.
  if (uncovered.size === 0 || archives !== undefined) return undefined;
  const amount = rules.budget.amount;
  const cancelled = await sumCancelled(tx, instance.id);
  for (const [period, least] of uncovered) {
    const most = (used.get(period) ?? 0n) + reservedIn(period) + cancelled;
    if (most + least <= amount)
      return `the budget of ${amount} since ${period} did not cover ${least}; at most ${most} of it was ever used or reserved`;
  }
  return undefined;
};

type Reserved = {
  readonly id: string;
  /** The reservation; undefined if there is none. */
  readonly amount?: bigint;
  readonly period?: number;
  /** The operator's part; undefined if it is neither open nor being cancelled. */
  readonly open?: bigint;
};

/** The reservations, and the contributions that are open or being cancelled. */
const listReserved = async (tx: Tx, instanceId: string): Promise<readonly Reserved[]> => {
  const { contributionId: id, amount, periodStartMs: period } = budgetReservations;
  const reserved = await tx.all((db) =>
    db.select({ id, amount, period }).from(budgetReservations).where(eq(budgetReservations.instanceId, instanceId)),
  );
  const { instanceId: of, state, operatorPaid: open } = contributionIntents;
  const intents = await tx.all((db) =>
    db
      .select({ id: contributionIntents.id, open })
      .from(contributionIntents)
      .where(and(eq(of, instanceId), inArray(state, ['open', 'cancelling']))),
  );
  const all = new Map<string, Reserved>(intents.map((intent) => [intent.id, intent]));
  for (const each of reserved) all.set(each.id, { ...all.get(each.id), ...each });
  return [...all.values()];
};

const sumCancelled = async (tx: Tx, instanceId: string): Promise<bigint> =>
  (
    await tx.get((db) =>
      db
        .select({ paid: exactSum(contributionIntents.operatorPaid) })
        .from(contributionIntents)
        .where(and(eq(contributionIntents.instanceId, instanceId), eq(contributionIntents.state, 'cancelled'))),
    )
  )?.paid ?? 0n;
