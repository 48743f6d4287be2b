import type { Draw } from '../draw.ts';
import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { Entry, PotDecision } from './entry.ts';
import type { Player } from './player.ts';
import type { JackpotState } from './state.ts';

/** What a decision about wins depends on beside rules and state. */
export type WinContext = {
  /** The currency in which the winner is paid. */
  readonly winnerCurrency: string;
  /** Units of the jackpot's currency per unit of the winner's. */
  readonly rate: Fraction;
  readonly draw: Draw;
  /** The moment of the decision. Pots with windows of time cannot be decided on without it. */
  readonly atMs?: number;
};

/** What somebody is owed. */
export type Credit = {
  /** What leaves the pot, in the jackpot's currency. */
  readonly amount: Micros;
  /** What the payee gets: whole minor units, with the jackpot's units per unit of their currency. */
  readonly pay: { readonly currency: string; readonly amount: Micros; readonly rate: Fraction };
};

/** A win of one pot, booked as withheld until its credits are acknowledged. The amount and the pay are the winner's own. */
export type Win = Credit & {
  readonly potId: string;
  /** Which life of the pot was won. */
  readonly instanceCount: number;
  /** The pot's value, in the jackpot's currency: amount + fee + the community's amounts + residue. */
  readonly value: Micros;
  /** What the house takes. */
  readonly fee: Micros;
  /** The other payees, in payout order. Somebody whose share is less than a minor unit is not among them. */
  readonly community: readonly (Credit & Player)[];
  /** What minor units leave over, and shares that nobody is eligible for; it stays in the pot's surplus seed. */
  readonly residue: Micros;
};

/** Pots that hit and are to be paid, in the order of the template, and what was booked before. */
export type Hits = {
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  /** `decisions` are recorded with the win: those that no earlier entry holds. */
  readonly hits: readonly { readonly potId: string; readonly decisions: readonly PotDecision[] }[];
};

/** A new state, the ledger entries that lead to it in their order, and the wins among them in the order of the template. */
export type Outcome = {
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  readonly wins: readonly Win[];
};
