import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';

/** A simulated mean with half the width of its 95 % interval, null if that is unknown, and what the formula says, if there is one. */
export type Measured = {
  readonly mean: number;
  readonly within: number | null;
  readonly formula?: number;
};

/** One pot of a par sheet. Means are in units of the jackpot's currency, totals exact. */
export type PotSheet = {
  readonly id: string;
  readonly seed: number;
  /** The amounts that a round adds to its value and sets aside for the next seed until that is saved, by the rules. */
  readonly rise_a_round: number;
  readonly saved_a_round: number;
  readonly wins: number;
  readonly lapsed_hits: number;
  /** Rounds from one hit to the next; a hit that lapses is one too. */
  readonly hit_every?: Measured;
  readonly value?: Measured;
  readonly percentiles?: readonly { readonly share: number; readonly value: number; readonly formula?: number }[];
  /** Paid to players, as a share 0..1 of all contributions to the jackpot. */
  readonly returned: { readonly mean: number; readonly formula?: number };
  readonly seed_saved?: Measured;
  readonly house_adds?: Measured;
  /** The share 0..1 of wins at which the house adds something. */
  readonly short?: Measured;
  /** Where in their window wins by chance came, 0..1. */
  readonly moment?: Measured;
  readonly won_at_window_end: number;
  readonly drawings_without_prizes: number;
  readonly prizes: number;
  readonly rounds_not_armed: number;
  readonly triggers_refused: number;
  readonly ended_runs: number;
  readonly contributed: string;
  readonly paid: string;
  readonly fees: string;
  readonly house_added: string;
  readonly saved: string;
  readonly overflowed: string;
  readonly diverted: string;
  readonly kept_for_seeds: string;
  readonly kept_in_overflow: string;
  /** The number of wins, the highest percent left aside, in each of equal parts of the range. */
  readonly histogram?: {
    readonly from: number;
    readonly to: number;
    readonly counts: readonly number[];
    readonly above: number;
  };
};

/** Rounds of one kind. */
export type KindSheet = {
  readonly players: number;
  readonly currency: string;
  readonly wager: string;
  readonly share: number;
  readonly rounds: number;
  /** The share 0..1 of its rounds that contribute, in the long run. Only where fractions of a coin are carried; the amounts are means then. */
  readonly taking_part?: number;
  /** In the jackpot's currency. */
  readonly contribution: string;
  /** In the players' currency. */
  readonly player_pays: string;
};

/** The results of a simulation, as they are filed. */
export type ParSheet = {
  readonly version: string;
  readonly template: NewJackpotTemplate;
  /** Null where it was made without a way to work it out: on a web page that came over http. */
  readonly template_sha256: string | null;
  readonly seed: number;
  readonly runs: number;
  readonly rounds: number;
  readonly rounds_planned: number;
  readonly rounds_per_hour: number;
  /** Of how many rounds a call won one, on average, by pot. */
  readonly triggers: Readonly<Record<string, number>>;
  readonly stopped: boolean;
  /** The rounds that contributed. Only where fractions of a coin are carried. */
  readonly rounds_taking_part?: number;
  readonly warnings: readonly string[];
  readonly contributed: string;
  readonly player_paid: string;
  readonly operator_paid: string;
  /** The part of it that bonuses paid in place of players, if they paid any. */
  readonly bonus_paid?: string;
  readonly paid: string;
  /** Of the contributions, as a share 0..1. */
  readonly returned: Measured;
  /** The same of the wagers. */
  readonly returned_of_wagers: number | null;
  /** The distance of the return of n rounds from its mean at most, in 95 of 100 cases, is this divided by √n. */
  readonly volatility_index: number | null;
  readonly house: {
    readonly per_round: { readonly mean: number; readonly formula?: number };
    readonly end: string;
    readonly lowest: string;
    readonly lowest_run: number;
    readonly lowest_after_rounds: number;
    /** Of each run, the lowest balance in each of equal parts of its rounds. */
    readonly paths: readonly (readonly number[])[];
  };
  readonly kinds: readonly KindSheet[];
  readonly pots: readonly PotSheet[];
};
