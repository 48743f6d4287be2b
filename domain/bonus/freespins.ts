import type { Micros } from '../money/micros.ts';

/** What freespins are worth: `Fixed` gives a number of spins at one wager, `Variable` a budget for spins at any wager. */
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

/** The total that can be wagered, which may exceed the platform's range. */
export const budgetOf = ({ count, amount }: Pick<Freespins, 'count' | 'amount'>): Micros => BigInt(count) * amount;

/** How many spins this much of the budget uses up. For `Variable`, 1 once nothing is left. */
export const spinsUsed = (freespins: Freespins, used: Micros): number =>
  freespins.type === 'Fixed' ? Number(used / freespins.amount) : Number(used === budgetOf(freespins));

/**
 * What a use takes from the budget: `Fixed` freespins are used by count, `Variable` ones by amount.
 * @returns undefined when the use names the wrong one, both or neither.
 */
export const takenBy = (freespins: Freespins, { count, amount }: Use): Micros | undefined => {
  if ((count === undefined) === (amount === undefined)) return undefined;
  if (freespins.type === 'Variable') return amount;
  return count === undefined ? undefined : BigInt(count) * freespins.amount;
};
