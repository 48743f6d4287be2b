import type { JackpotRules, PotRules, PrizeTier, RaffleRules } from '../../../domain/jackpot/rules.ts';
import { fractionFromNumber } from '../../../domain/money/fraction.ts';
import { jackpot, pot, units } from '../jackpot/sample-jackpot.ts';

export const tier = (percentage: number, winners: number): PrizeTier => ({
  percentage: fractionFromNumber(percentage),
  winners,
});

/** A ticket costs 2.00, a period is a day, one winner gets everything; tests override the rest. */
export const raffleRules = (given: Partial<RaffleRules> = {}): RaffleRules => ({
  costPerTicket: units(2),
  costSource: 'Contribution',
  durationMs: 86_400_000,
  tiers: [tier(1, 1)],
  ...given,
});

export const rafflePot = (given: Partial<PotRules> = {}): PotRules => pot({ externalTrigger: false, ...given });

export const raffle = (given: Partial<RaffleRules> = {}, jackpotGiven: Partial<JackpotRules> = {}): JackpotRules =>
  jackpot({ pots: [rafflePot()], raffle: raffleRules(given), ...jackpotGiven });
