import type { Entry } from '../jackpot/entry.ts';
import type { Quote } from '../jackpot/quote.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../money/micros.ts';
import type { Participation, PotCounter } from './participation.ts';

/**
 * The player's counters after a booked contribution. Every contribution counts, opted in or not. Values stop at AMOUNT_MAX_MICROS, so
 * counters never cause a refusal.
 * @param entry the contribution's own entry, which records what each pot received.
 */
export const countContribution = (
  before: Participation,
  { inPots, booked }: Pick<Quote, 'inPots' | 'booked'>,
  entry: Entry,
): Participation => {
  const pots = before.pots.map((counter) => (inPots.includes(counter.pot) ? counted(counter, entry) : counter));
  for (const pot of inPots)
    if (!before.pots.some((counter) => counter.pot === pot))
      pots.push(counted({ pot, contributionCount: 0, contributionValue: 0n }, entry));
  return {
    optedIn: before.optedIn,
    preferences: before.preferences,
    contributionCount: before.contributionCount + 1,
    contributionValue: sum(before.contributionValue, booked),
    pots,
  };
};

const counted = ({ pot, contributionCount, contributionValue }: PotCounter, { postings }: Entry): PotCounter => {
  let received = 0n;
  for (const posting of postings) if (posting.pot === pot) received += posting.amount;
  return { pot, contributionCount: contributionCount + 1, contributionValue: sum(contributionValue, received) };
};

const sum = (value: Micros, amount: Micros): Micros => lesser(value + amount, AMOUNT_MAX_MICROS);
