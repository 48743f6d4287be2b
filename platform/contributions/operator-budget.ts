import { emit } from '../../db/events/outbox.ts';
import {
  findReservation,
  insertReservation,
  readBudgetUse,
  removeReservation,
  withBudgetUse,
} from '../../db/jackpots/budgets.ts';
import { findInstance, type Instance, keepInstance } from '../../db/jackpots/instances.ts';
import type { BudgetFacts } from '../../db/ledger/facts.ts';
import type { BudgetReservation } from '../../db/tables/jackpots.ts';
import { type BudgetUse, budgetUseAt, isWithinBudget } from '../../domain/jackpot/budget.ts';
import { type Quote, quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules, OperatorBudget } from '../../domain/jackpot/rules.ts';
import { ZERO } from '../../domain/money/fraction.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { OperatorBudgetExhausted } from '../../generated/server/types.gen.ts';
import { budgetUseToWire } from '../../wire/instance.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Assessed } from './assess.ts';
import type { Order } from './order.ts';
import { quoteInput } from './pay-by-bonus.ts';

/** A contribution that concerns a budget: the use of its period so far, and whether the budget covers it. */
export type BudgetDecision = { readonly use: BudgetUse; readonly isCovered: boolean };

/** The rules without the operator's part. */
export const withoutOperator = (rules: JackpotRules): JackpotRules => ({ ...rules, operatorPercentage: ZERO });

/** The payment of the operator: its part, and the player's part if a bonus pays it. */
const paidByOperator = ({ operatorPaid, bonus }: Quote): Micros => operatorPaid + (bonus?.paid ?? 0n);

/** Decides whether a budget covers what the operator would pay for a contribution. If not, the player pays it alone, without a bonus. */
export const holdToBudget = (
  { nowMs }: Pick<Unit, 'nowMs'>,
  order: Order,
  assessed: Assessed,
  budget: OperatorBudget,
): Assessed => {
  const { instance, rules, rate, quote: quoted, participation, bonus, carriedPicos, ...rest } = assessed;
  const paid = paidByOperator(quoted);
  if (paid === 0n) return assessed;
  const use = budgetUseAt(budget, readBudgetUse(instance), readRules(instance).startsAtMs, nowMs);
  const isCovered = isWithinBudget(budget, use, paid);
  if (isCovered) return { ...assessed, budget: { use, isCovered } };
  const alone = quote(withoutOperator(rules), quoteInput(instance, rules, order, rate, participation, carriedPicos));
  return { ...rest, instance, rules, rate, participation, carriedPicos, quote: alone, budget: { use, isCovered } };
};

/** Refuses a contribution that the budget does not cover, and records that in this unit, which therefore must be committed. */
export const refuseExhausted = async (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  { instance, rules, budget }: Assessed,
): Promise<Refusal<'budget_exhausted'> | undefined> => {
  if (budget === undefined || budget.isCovered || rules.operatorBudget?.exceeding !== 'Refuse') return undefined;
  await tellUncovered(unit, { instance, budget });
  const { startMs, endMs } = budget.use;
  const until = endMs === undefined ? '' : ` The next period begins at ${new Date(endMs).toISOString()}.`;
  const since = new Date(startMs).toISOString();
  return refuse('budget_exhausted', {
    detail: `The operator's budget since ${since} does not cover this contribution.${until}`,
  });
};

/** Emits the event of a budget that does not cover a contribution of which nothing is booked now, unless it has been emitted. */
export const tellUncovered = async (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  { instance, budget }: Pick<Assessed, 'instance' | 'budget'>,
): Promise<void> => {
  if (budget === undefined || budget.isCovered || budget.use.isTold) return;
  keepInstance(unit.tx, withBudgetUse(instance, await tellExhausted(unit, instance, budget.use)));
};

/**
 * Counts a contribution that is booked at once.
 * @returns what it is booked with: the instance with the new use, and the facts of its entry.
 */
export const useBudget = (assessed: Assessed): Pick<Assessed, 'instance'> & { readonly inBudget?: BudgetFacts } => {
  const { instance, budget, quote: quoted } = assessed;
  if (budget === undefined) return assessed;
  const { use } = budget;
  return {
    instance: withBudgetUse(instance, { ...use, used: use.used + paidByOperator(quoted) }),
    inBudget: { period: use.startMs },
  };
};

/** Reserves what the operator pays for a contribution whose debit is begun, or nothing if the budget does not cover it. */
export const reserveBudget = async (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  { instance, budget, quote: { operatorPaid } }: Assessed,
  contributionId: string,
): Promise<void> => {
  if (budget === undefined) return;
  const { use, isCovered } = budget;
  const amount = isCovered ? operatorPaid : 0n;
  const { startMs: periodStartMs } = use;
  insertReservation(unit.tx, { contributionId, instanceId: instance.id, periodStartMs, amount });
  const told = isCovered || use.isTold ? use : await tellExhausted(unit, instance, use);
  keepInstance(unit.tx, withBudgetUse(instance, { ...told, reserved: told.reserved + amount }));
};

/** The reservation of a debited contribution; undefined if it concerns no budget. */
export const findReserved = async (
  tx: Unit['tx'],
  { operatorBudget }: JackpotRules,
  contributionId: string,
): Promise<BudgetReservation | undefined> =>
  operatorBudget === undefined ? undefined : findReservation(tx, contributionId);

/** Turns what a contribution has reserved into what is used, in the unit that books it. Another period has begun anew. */
export const useReserved = (
  tx: Unit['tx'],
  instance: Instance,
  reserved: BudgetReservation | undefined,
): ReturnType<typeof useBudget> => {
  if (reserved === undefined) return { instance };
  const { contributionId, periodStartMs: period, amount } = reserved;
  removeReservation(tx, contributionId);
  const use = readBudgetUse(instance);
  const inBudget = { period, ...(amount === 0n ? { exhausted: true as const } : {}) };
  if (use?.startMs !== period) return { instance, inBudget };
  const changed = { ...use, used: use.used + amount, reserved: use.reserved - amount };
  return { instance: withBudgetUse(instance, changed), inBudget };
};

/** Gives back what a contribution has reserved, in the unit that ends it as cancelled. */
export const giveBackReserved = async (tx: Unit['tx'], contributionId: string): Promise<void> => {
  const reserved = await findReservation(tx, contributionId);
  if (reserved === undefined) return;
  removeReservation(tx, contributionId);
  const instance = await findInstance(tx, reserved.instanceId);
  const use = instance && readBudgetUse(instance);
  if (instance === undefined || use?.startMs !== reserved.periodStartMs) return;
  keepInstance(tx, withBudgetUse(instance, { ...use, reserved: use.reserved - reserved.amount }));
};

/** Emits the event of a period's first contribution that is not covered. */
const tellExhausted = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  use: BudgetUse,
): Promise<BudgetUse> => {
  const { operatorBudget: budget } = readRules(instance);
  if (budget === undefined) return use;
  const data: OperatorBudgetExhausted = {
    instance_id: instance.id,
    game_code: instance.gameCode,
    currency: instance.currency,
    operator_budget: budgetUseToWire(budget, use),
    then: budget.exceeding,
    timestamp: nowMs,
  };
  await emit(tx, {
    ...{ instanceId: instance.id, eventType: 'OperatorBudgetExhausted', operatorId: instance.operatorId },
    ...{ brandId: '', playerId: '', data, createdAtMs: nowMs },
  });
  return { ...use, isTold: true };
};
