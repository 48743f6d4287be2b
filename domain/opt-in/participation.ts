import type { Micros } from '../money/micros.ts';

/** The player's preferred contribution, in whole micros of its currency. */
export type Preference = { readonly currency: string; readonly amount: Micros };

/** A player's relationship with an instance. */
export type Participation = {
  /** Null until the first opt-in or opt-out; such a player counts as opted out. */
  readonly optedIn: boolean | null;
  /** At most one per currency, the latest last. */
  readonly preferences: readonly Preference[];
  /** All the player's booked contributions, opted in or not. */
  readonly contributionCount: number;
  /** The sum of B over these contributions, in the jackpot's currency. */
  readonly contributionValue: Micros;
  /** What each pot received from them; pots that were in none are absent. A list, which takes a third of the memory of a map. */
  readonly pots: readonly PotCounter[];
};

export type PotCounter = {
  readonly pot: string;
  readonly contributionCount: number;
  readonly contributionValue: Micros;
};

/** A player without a record. */
export const NO_PARTICIPATION: Participation = {
  optedIn: null,
  preferences: [],
  contributionCount: 0,
  contributionValue: 0n,
  pots: [],
};

/** Whether the instance takes the player's contributions. Without required opt-in it takes everyone's. */
export const mayContribute = (optInRequired: boolean, { optedIn }: Participation): boolean =>
  !optInRequired || optedIn === true;
