import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import type { ParSheet } from './par-sheet.ts';

/** Players who play alike, in terms of the guide's table of players. */
export type SimulatedPlayers = {
  readonly players: number;
  /** Rounds of each, in relation to those of other groups; 1 if left out. */
  readonly rounds?: number;
  /** In the players' currency; the weights, 1 if left out, say how often each is chosen. */
  readonly wagers: readonly { readonly amount: number; readonly weight?: number }[];
  /** The jackpot's if left out. */
  readonly currency?: string;
  /** The value of a unit of the players' currency in the jackpot's, which has none. */
  readonly rate?: number;
  /** The contribution that they have chosen at opting in, in the jackpot's currency. */
  readonly preferred_contribution?: number;
  /** The part of their contributions, 0 to 1, that bonuses pay in place of them; 0 if left out. */
  readonly free?: number;
};

/** The simulation to run. */
export type Simulation = {
  /** A template that `createTemplate` takes; one that was read from the platform is one too. */
  readonly template: NewJackpotTemplate;
  /** Of all runs together; a million if left out. */
  readonly rounds?: number;
  /** Into how many runs they are divided, each an instance from its opening; 4 from a million rounds on if left out, else 1. */
  readonly runs?: number;
  /** A whole number that repeats the same draws; 1 if left out. */
  readonly seed?: number;
  /** The pace of time, for time windows and raffles; 1000 if left out. */
  readonly roundsPerHour?: number;
  /** `80x0.50,20x5` are 80 players who wager 0.50 a round and 20 who wager 5; `100x1` if left out. */
  readonly players?: string | readonly SimulatedPlayers[];
  /**
   * The frequency of calls that win pots with `supports_external_trigger`: `minor=60,major=2500`, or the same as an object, is one of 60
   * rounds that contribute, on average. None if left out.
   */
  readonly triggers?: string | Readonly<Record<string, number>>;
  /** Ends the rounds early. The sheet then has those that were played. */
  readonly signal?: AbortSignal;
  /** Called after each portion of rounds, with a pause for other work after it. */
  readonly onProgress?: (progress: SimulationProgress) => void;
  /** The number of rounds of a portion; 20,000 if left out, about a tenth of a second. It changes no number. */
  readonly roundsAtOnce?: number;
};

/** A fault of a simulation: a JSON pointer into it, such as `/template/pots/0/id`, and what to do. */
export type SimulationFault = { readonly pointer: string; readonly detail: string };

/** The progress of a simulation. */
export type SimulationProgress = {
  readonly rounds: number;
  /** All rounds to play. */
  readonly of: number;
  /** The par sheet of the rounds so far. It costs a little, so ask for it as often as you show it. */
  readonly sheet: () => ParSheet;
};
