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
  const pots = new Map(before.pots);
  for (const id of inPots) {
    let received = 0n;
    for (const { pot, amount } of entry.postings) if (pot === id) received += amount;
    pots.set(id, counted(pots.get(id), received));
  }
  const { contributionCount, contributionValue } = counted(before, booked);
  const { optedIn, preferences } = before;
  return { optedIn, preferences, contributionCount, contributionValue, pots };
};

const counted = (counter: PotCounter | undefined, amount: Micros): PotCounter => ({
  contributionCount: (counter?.contributionCount ?? 0) + 1,
  contributionValue: lesser((counter?.contributionValue ?? 0n) + amount, AMOUNT_MAX_MICROS),
});
