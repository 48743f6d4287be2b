import type { JackpotRules, PotRules } from '../../domain/jackpot/rules.ts';
import type { residueOf } from './residue-of.ts';

/** A pot as formulas see it: amounts are means of a round, in units. */
export type FormulaTerms = {
  readonly rules: JackpotRules;
  readonly pot: PotRules;
  readonly roundsPerHour: number;
  /** The share of rounds that are in the pot, and the amount that it gets. */
  readonly part: number;
  readonly gain: number;
  /** The chance of a hit by HitRate, or of a call. */
  readonly chance: number;
  /** True if calls win it too. */
  readonly isCalled: boolean;
  /** True if all rounds are of one size. If not, only what grows in proportion has a formula. */
  readonly isAlike: boolean;
  /** The same of all rounds that are in the pot. */
  readonly isAlikeInPot: boolean;
  /** True if other pots take next to no hit away. */
  readonly isAlone: boolean;
  /**
   * True if rounds change with time: a pot of the jackpot has a last win, or bonuses pay some rounds of several wagers, of which those that
   * complete a coin are not known.
   */
  readonly isEnding: boolean;
  /** True if every prize of a drawing finds a holder. */
  readonly isDrawn: boolean;
  readonly seed: number;
  /** The amount set aside for the next seed while the pot collects. */
  readonly saves: number;
  /** The amount that rounding leaves of a win. */
  readonly residue: ReturnType<typeof residueOf>;
  /** Rounds until the pot is worth a minor unit, before which it cannot be won. */
  readonly waits: number;
  /** Rounds until the next seed is saved, after which nothing more is. */
  readonly slow: number;
};
