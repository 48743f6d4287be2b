import type { Micros } from '../../domain/money/micros.ts';
import type { MeansSummary } from './means.ts';
import type { SampleSummary } from './sample.ts';

/** Counts of one pot in one run. Series have one value a win, in units of the jackpot's currency. */
export type PotRunTally = {
  readonly wins: number;
  /** Hits that the selector passed over and that are lost. */
  readonly lapsed: number;
  /** Rounds in which a win was not allowed, so that nothing was drawn. */
  readonly unarmed: number;
  /** Triggers by calls that were refused, because a win was not allowed. */
  readonly refused: number;
  /** Wins that only the drawing at the end of a time window brought. */
  readonly atWindowEnd: number;
  /** Drawings of a raffle that paid nothing. */
  readonly undrawn: number;
  /** Prizes of raffles. */
  readonly prizes: number;
  /** Wins whose next seed was not saved in full. */
  readonly short: number;
  readonly contributed: Micros;
  /** To winners and their communities. */
  readonly paid: Micros;
  readonly fees: Micros;
  /** The amount that the house added to new seeds. */
  readonly houseAdded: Micros;
  readonly saved: Micros;
  readonly overflowed: Micros;
  readonly diverted: Micros;
  /** Kept for seeds at the end. */
  readonly reserve: Micros;
  readonly overflow: Micros;
  readonly value: Micros;
  /** The number of times it was opened. */
  readonly lives: number;
  readonly isEnabled: boolean;
  readonly values: SampleSummary;
  readonly meanValue: MeansSummary;
  /** Rounds from one win to the next. */
  readonly life: MeansSummary;
  readonly savedPerLife: MeansSummary;
  readonly addedPerWin: MeansSummary;
  /** Where in its window a win by chance came, 0..1. */
  readonly moment: MeansSummary;
};

/** Counts of one run. */
export type RunTally = {
  readonly run: number;
  readonly rounds: number;
  /** Rounds that qualified, and so contributed. */
  readonly qualified: number;
  /** Rounds of each kind. */
  readonly kinds: readonly number[];
  readonly playerPaid: Micros;
  readonly operatorPaid: Micros;
  /** The part of it that bonuses paid. */
  readonly bonusPaid: Micros;
  readonly paid: Micros;
  /** The sum of the squares of what rounds paid out, in units: the spread of a single round. */
  readonly paidSquares: number;
  readonly house: Micros;
  readonly houseLowest: Micros;
  /** After this many rounds. */
  readonly houseLowestAt: number;
  /** The lowest balance of the house, in units, in each of equal parts of the planned rounds. */
  readonly housePath: readonly number[];
  readonly pots: readonly PotRunTally[];
};
