import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';

/** One tier of prizes: all its winners together share `percentage` of the pot's value. */
export type PrizeTier = { readonly percentage: Fraction; readonly winners: number };

/** A raffle's pots are drawn among tickets at the end of each period, and have no triggers. */
export type RaffleRules = {
  /** In the jackpot's currency. */
  readonly costPerTicket: Micros;
  readonly costSource: 'Contribution' | 'BaseWager';
  readonly durationMs: number;
  /** In drawing order. */
  readonly tiers: readonly PrizeTier[];
};
