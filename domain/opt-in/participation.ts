import type { Micros } from '../money/micros.ts';

/** What a player wishes to contribute each time, in whole micros of its currency. */
export type Preference = { readonly currency: string; readonly amount: Micros };

/** What one player is to one instance. */
export type Participation = {
  /** Null until the first opt-in or opt-out; whoever has said neither counts as opted out. */
  readonly optedIn: boolean | null;
  /** At most one a currency, the one that was set last at the end. */
  readonly preferences: readonly Preference[];
  /** All booked contributions of the player, opted in or not. */
  readonly contributionCount: number;
  /** B of these contributions, in the jackpot's currency. */
  readonly contributionValue: Micros;
  /** What each pot received of them; a pot that took part in none is absent. */
  readonly pots: ReadonlyMap<string, PotCounter>;
};

export type PotCounter = { readonly contributionCount: number; readonly contributionValue: Micros };

/** Whoever has no record yet. */
export const NO_PARTICIPATION: Participation = {
  optedIn: null,
  preferences: [],
  contributionCount: 0,
  contributionValue: 0n,
  pots: new Map(),
};

/** Whether the player's contributions are taken. Where no opt-in is required, everybody's are. */
export const mayContribute = (optInRequired: boolean, { optedIn }: Participation): boolean =>
  !optInRequired || optedIn === true;
