import { addMonths, toLocalMs, toMoment } from '../local-time.ts';
import type { Micros } from '../money/micros.ts';
import type { OperatorBudget } from './rules.ts';

const DAY_MS = 86_400_000;

/** One period of a budget; end exclusive, undefined for the life of the instance. */
export type BudgetPeriod = { readonly startMs: number; readonly endMs: number | undefined };

/** The use of a budget in one period, in the jackpot's currency. */
export type BudgetUse = BudgetPeriod & {
  /** Booked. */
  readonly used: Micros;
  /** For debits that are neither booked nor cancelled. */
  readonly reserved: Micros;
  /** A contribution of this period was not covered, and its event is emitted. */
  readonly isTold: boolean;
};

/** The period of a moment, by the calendar of the budget's time zone: midnight is the first moment of a local day. */
export const budgetPeriodAt = ({ per, timeZone }: OperatorBudget, startsAtMs: number, atMs: number): BudgetPeriod => {
  if (per === 'Total') return { startMs: startsAtMs, endMs: undefined };
  const local = toLocalMs(timeZone, atMs);
  const day = local - (((local % DAY_MS) + DAY_MS) % DAY_MS);
  const date = new Date(day);
  const first =
    per === 'Day'
      ? day
      : per === 'Week'
        ? day - ((date.getUTCDay() + 6) % 7) * DAY_MS
        : day - (date.getUTCDate() - 1) * DAY_MS;
  const next = per === 'Month' ? addMonths(first, 1) : first + (per === 'Day' ? 1 : 7) * DAY_MS;
  return { startMs: toMoment(timeZone, first, 'first'), endMs: toMoment(timeZone, next, 'first') };
};

/**
 * The use of a budget in the period of a moment: what is known, or nothing yet in a later period. A clock that is set back does not begin an
 * earlier period again.
 */
export const budgetUseAt = (
  budget: OperatorBudget,
  known: BudgetUse | undefined,
  startsAtMs: number,
  atMs: number,
): BudgetUse =>
  known !== undefined && (known.endMs === undefined || atMs < known.endMs)
    ? known
    : { ...budgetPeriodAt(budget, startsAtMs, atMs), used: 0n, reserved: 0n, isTold: false };

/** Reports whether the budget covers an amount besides what is used and reserved. */
export const isWithinBudget = ({ amount }: OperatorBudget, { used, reserved }: BudgetUse, paid: Micros): boolean =>
  used + reserved + paid <= amount;
