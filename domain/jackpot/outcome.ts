import type { Draw } from '../draw.ts';
import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { Entry, PotDecision } from './entry.ts';
import type { PayTerms, Player } from './player.ts';
import type { JackpotState } from './state.ts';

/** The input of a decision about wins, besides rules and state. */
export type WinContext = {
  /** The currency in which the winner is paid. */
  readonly winnerCurrency: string;
  /** Units of the jackpot's currency per unit of the winner's. */
  readonly rate: Fraction;
  readonly draw: Draw;
  /** The time of the decision. Required for pots with time windows. */
  readonly atMs?: number;
  /** The pots that this player may still win; undefined if there is no limit. */
  readonly winsLeft?: number | undefined;
};

/** An amount owed to a payee. */
export type Credit = {
  /** Taken from the pot, in the jackpot's currency. */
  readonly amount: Micros;
  /** Credited to the payee, in whole minor units; the rate is units of the jackpot's currency per unit of theirs. */
  readonly pay: { readonly currency: string; readonly amount: Micros; readonly rate: Fraction };
};

/** The players that one community rule found. */
export type Sharing = {
  readonly players: number;
  /** The terms of those whose share is below one minor unit, who are left out. */
  readonly unpaid: readonly PayTerms[];
};

/** A win of one pot, withheld until its credits are acknowledged. `amount` and `pay` are the winner's own. */
export type Win = Credit & {
  readonly potId: string;
  /** The life of the pot that was won. */
  readonly instanceCount: number;
  /** The pot's value, in the jackpot's currency: amount + fee + the community's amounts + residue. */
  readonly value: Micros;
  /** The part that the house takes. */
  readonly fee: Micros;
  /** The other payees, in payout order. Payees whose share is below one minor unit are left out. */
  readonly community: readonly (Credit & Player)[];
  /** One for each community rule. */
  readonly sharing: readonly Sharing[];
  /** Rounding remainders and shares without an eligible payee; they stay in the pot's surplus seed. */
  readonly residue: Micros;
};

/** Pots that hit and will be paid, in template order, and what was booked before. */
export type Hits = {
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  /** `decisions` are recorded with the win: those not in an earlier entry. */
  readonly hits: readonly { readonly potId: string; readonly decisions: readonly PotDecision[] }[];
  /** Pots whose moment has come, and whose winners are still to be drawn by stake, after the contribution is recorded. */
  readonly byStake?: readonly string[];
};

/** A new state, the ledger entries that lead to it, in order, and their wins in template order. */
export type Outcome = {
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  readonly wins: readonly Win[];
};
