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
    const received = entry.postings.reduce((sum, { pot, amount }) => (pot === id ? sum + amount : sum), 0n);
    pots.set(id, counted(pots.get(id), received));
  }
  return { ...before, ...counted(before, booked), pots };
};

const counted = (counter: PotCounter | undefined, amount: Micros): PotCounter => ({
  contributionCount: (counter?.contributionCount ?? 0) + 1,
  contributionValue: lesser((counter?.contributionValue ?? 0n) + amount, AMOUNT_MAX_MICROS),
});
