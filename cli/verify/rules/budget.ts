import type { ContributionFacts } from '../../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../../db/ledger/ledger.ts';
import { fractionFromText } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import type { RulesBook } from './book.ts';
import type { Difference } from './draws.ts';
import { sumAccounts } from './read-facts.ts';
import type { BudgetTerms, Terms } from './terms.ts';

/**
 * Holds what a contribution says of the operator's budget against the rules, and adds it to the book.
 */
export const judgeBudget = (
  terms: Terms,
  { budget: book }: Pick<RulesBook, 'budget'>,
  { atMs, lines, rate }: Pick<LedgerEntry, 'atMs' | 'lines' | 'rate'>,
  { budget: said, source, currency }: Pick<ContributionFacts, 'budget' | 'source' | 'currency'>,
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
    const most = terms.most ?? AMOUNT_MAX_MICROS;
    const uncovered =
      terms.fixed === undefined ? -sumAccounts(lines, 'playerPaid') + minorUnitIn(currency, rate) : most;
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date of a moment, as midnight in UTC. */
const localDay = (timeZone: string, atMs: number): Date => {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  return new Date(Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1));
};

/** The first local date of the period of a moment, as midnight in UTC. */
const keyOf = ({ per, timeZone }: BudgetTerms, atMs: number): number => {
  if (per === 'Total') return 0;
  const day = localDay(timeZone, atMs);
  if (per === 'Week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (per === 'Month') day.setUTCDate(1);
  return day.getTime();
};

/** Reports whether a period begins at a moment: the millisecond before is in another one. */
const isPeriodStart = (budget: BudgetTerms, startsAtMs: number, atMs: number): boolean =>
  budget.per === 'Total' ? atMs === startsAtMs : keyOf(budget, atMs) !== keyOf(budget, atMs - 1);
