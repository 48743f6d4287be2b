import type { Micros } from '../money/micros.ts';

/** What freespins are worth: of `Fixed` so many spins of one wager, of `Variable` one budget for spins of any wager. */
export type Freespins = {
  readonly type: 'Variable' | 'Fixed';
  readonly currency: string;
  /** How many spins; 1 for `Variable`. */
  readonly count: number;
  /** In `currency`: the wager of one spin, or the whole budget. */
  readonly amount: Micros;
};

/** A part of freespins that a game reports as used. */
export type Use = { readonly count?: number | undefined; readonly amount?: Micros | undefined };

/** All that can be wagered with freespins, which may be beyond the platform's range. */
export const budgetOf = ({ count, amount }: Pick<Freespins, 'count' | 'amount'>): Micros => BigInt(count) * amount;

/** How many spins of these freespins are used once so much of their budget is; of `Variable` 1 when nothing is left. */
export const spinsUsed = (freespins: Freespins, used: Micros): number =>
  freespins.type === 'Fixed' ? Number(used / freespins.amount) : Number(used === budgetOf(freespins));

/**
 * What a use takes from the budget: `Fixed` freespins are used by the count and `Variable` ones by the amount.
 * @returns undefined when the use names the other, or both, or none.
 */
export const takenBy = (freespins: Freespins, { count, amount }: Use): Micros | undefined => {
  if ((count === undefined) === (amount === undefined)) return undefined;
  if (freespins.type === 'Variable') return amount;
  return count === undefined ? undefined : BigInt(count) * freespins.amount;
};
