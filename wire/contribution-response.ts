import type { Contribution } from '../db/contributions.ts';
import type { WonPayout } from '../db/wins.ts';
import { floorDivide, fractionFromText } from '../domain/money/fraction.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { ContributionResponse } from '../generated/server/types.gen.ts';

/**
 * The result of a contribution. The amount is in the request's currency, rounded down to micros. The win is in the jackpot's currency, the
 * total of all pots, with the id of the largest.
 */
export const contributionToWire = (contribution: Contribution, wins: readonly WonPayout[]): ContributionResponse => {
  const won = wins.reduce((sum, { payout }) => sum + payout.amount, 0n);
  const largest = wins.reduce<WonPayout | undefined>(
    (best, win) => (best === undefined || win.payout.amount > best.payout.amount ? win : best),
    undefined,
  );
  return {
    instance_id: contribution.instanceId,
    timestamp: contribution.createdAtMs,
    gameround_id: contribution.gameroundId ?? '',
    win_amount: numberFromMicros(won),
    win_pot_id: largest?.win.potId ?? '',
    tickets_awarded: contribution.ticketsAwarded,
    win_withheld: wins.some(({ payout }) => payout.state === 'due' || payout.state === 'held'),
    contribution_currency: contribution.currency,
    contribution_amount: numberFromMicros(floorDivide(contribution.booked, fractionFromText(contribution.rate))),
    metadata: contribution.metadata,
  };
};
