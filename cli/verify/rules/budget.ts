import type { ContributionFacts } from '../../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../../db/ledger/ledger.ts';
import { ceil, ceilTimes, fractionFromText } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import type { RulesBook } from './book.ts';
import { requestOf } from './charge.ts';
import type { Difference } from './draws.ts';
import { sumAccounts } from './read-facts.ts';
import type { BudgetTerms, Terms } from './terms.ts';
import { localTime } from './zones.ts';

/**
 * Holds what a contribution says of the operator's budget against the rules, and adds it to the book.
 */
export const judgeBudget = (
  terms: Terms,
  { budget: book }: Pick<RulesBook, 'budget'>,
  { atMs, lines, rate }: Pick<LedgerEntry, 'atMs' | 'lines' | 'rate'>,
  { budget: said, source, currency, wager }: Pick<ContributionFacts, 'budget' | 'source' | 'currency' | 'wager'>,
): Difference | undefined => {
  const paid = -sumAccounts(lines, 'operatorPaid', 'bonusPaid');
  const { budget } = terms;
  if (budget === undefined || book === undefined)
    return said && { says: 'it names a period of a budget; the rules have none' };
  if (said === undefined)
    return paid === 0n ? undefined : { says: "it counts in no period of the operator's budget, which the rules have" };
  const { period, exhausted = false } = said;
  if (!isPeriodStart(budget, terms.startsAtMs, period) || (period > atMs && period > book.latest))
    return { says: `it counts in a period of the budget from ${period}, which the rules do not have by then` };
  // One that has no debit is booked at once. A clock that is set back begins no earlier period.
  if (source !== undefined && period !== book.latest && keyOf(budget, period) !== keyOf(budget, atMs))
    return { says: `it counts in the period of the budget from ${period}; it was booked at ${atMs}` };
  if (exhausted && budget.refuses) return { says: 'the budget did not cover it; the rules refuse such contributions' };
  book.latest = Math.max(book.latest, period);
  const used = (book.used.get(period) ?? 0n) + paid;
  book.used.set(period, used);
  if (exhausted) {
    // A bonus might have paid as much as the rules let anyone contribute.
    const own = terms.amounts.get(currency);
    const most =
      own === undefined
        ? (terms.most ?? AMOUNT_MAX_MICROS)
        : ceilTimes(own.most ?? AMOUNT_MAX_MICROS, fractionFromText(rate ?? '1/1'));
    const asked = { wager, currency, rate: rate ?? '1/1', wish: undefined };
    // A player who has paid ahead is debited less than the wager comes to.
    const byPlayer = terms.isCarried ? ceil(requestOf(terms, asked)) : -sumAccounts(lines, 'playerPaid');
    const uncovered = terms.fixed === undefined ? byPlayer + minorUnitIn(currency, rate) : most;
    book.uncovered.set(period, lesser(book.uncovered.get(period) ?? uncovered, uncovered));
  }
  return used <= budget.amount
    ? undefined
    : { says: `the operator has paid ${used} since ${period}; the budget is ${budget.amount}` };
};

/** A minor unit in the jackpot's currency, rounded up. */
const minorUnitIn = (currency: string, rate: string | null): Micros => {
  const { numerator, denominator } = fractionFromText(rate ?? '1/1');
  return (minorUnitMicros(currency) * numerator) / denominator + 1n;
};

/** The first local date of the period of a moment. */
const keyOf = ({ per, timeZone }: BudgetTerms, atMs: number): string => {
  if (per === 'Total') return '';
  const day = localTime(timeZone, atMs).toPlainDate();
  if (per === 'Month') return day.with({ day: 1 }).toString();
  return (per === 'Week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day).toString();
};

/** Reports whether a period begins at a moment: the millisecond before is in another one. */
const isPeriodStart = (budget: BudgetTerms, startsAtMs: number, atMs: number): boolean =>
  budget.per === 'Total' ? atMs === startsAtMs : keyOf(budget, atMs) !== keyOf(budget, atMs - 1);
