import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';

/** One tier of prizes: `percentage` of the pot's value is for all of its winners together. */
export type PrizeTier = { readonly percentage: Fraction; readonly winners: number };

/** What makes a jackpot a raffle: its pots are drawn among tickets at the end of each period, and have no triggers. */
export type RaffleRules = {
  /** In the jackpot's currency. */
  readonly costPerTicket: Micros;
  readonly costSource: 'Contribution' | 'BaseWager';
  readonly durationMs: number;
  /** In the order in which they are drawn. */
  readonly tiers: readonly PrizeTier[];
};
