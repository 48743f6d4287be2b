import { eq, sql } from 'drizzle-orm';
import type { BudgetUse } from '../../domain/jackpot/budget.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type BudgetReservation, budgetReservations } from '../tables/jackpots.ts';
import type { Instance } from './instances.ts';

/** `BudgetUse` as JSON: amounts are micros as text. Without an end, it is of the instance's life. */
type Stored = {
  readonly startMs: number;
  readonly endMs?: number;
  readonly used: string;
  readonly reserved: string;
  readonly told: boolean;
};

/** The use of an instance's budget; undefined before the first contribution that it concerns. */
export const readBudgetUse = ({ budget }: Pick<Instance, 'budget'>): BudgetUse | undefined => {
  if (budget === null) return undefined;
  const { startMs, endMs, used, reserved, told } = JSON.parse(budget) as Stored;
  return { startMs, endMs, used: BigInt(used), reserved: BigInt(reserved), isTold: told };
};

/** The instance with another use of its budget, for the next booking or `keepInstance` to store. */
export const withBudgetUse = (instance: Instance, { startMs, endMs, used, reserved, isTold }: BudgetUse): Instance => {
  const stored: Stored = {
    startMs,
    ...(endMs === undefined ? {} : { endMs }),
    ...{ used: String(used), reserved: String(reserved), told: isTold },
  };
  return { ...instance, budget: JSON.stringify(stored) };
};

const insert = statement((db) => db.insert(budgetReservations).values(createPlaceholders(budgetReservations)));
const ofContribution = eq(budgetReservations.contributionId, sql.placeholder('id'));
const byContribution = statement((db) => db.select().from(budgetReservations).where(ofContribution));
const remove = statement((db) => db.delete(budgetReservations).where(ofContribution));

/** Records what an open contribution has reserved. */
export const insertReservation = (tx: Tx, reservation: BudgetReservation): void =>
  tx.defer((run) => run(insert, reservation));

export const findReservation = (tx: Tx, contributionId: string): Promise<BudgetReservation | undefined> =>
  tx.get(byContribution, { id: contributionId });

/** Removes what a contribution has reserved, in the unit that books or cancels it. */
export const removeReservation = (tx: Tx, contributionId: string): void =>
  tx.defer((run) => run(remove, { id: contributionId }));
