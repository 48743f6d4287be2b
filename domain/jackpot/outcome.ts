import type { Draw } from '../draw.ts';
import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { Entry } from './entry.ts';
import type { JackpotState } from './state.ts';

/** What a decision about wins depends on beside rules and state. */
export type WinContext = {
  /** The currency in which the winner is paid. */
  readonly winnerCurrency: string;
  /** Units of the jackpot's currency per unit of the winner's. */
  readonly rate: Fraction;
  readonly draw: Draw;
};

/** A win of one pot, booked as withheld until its credit is acknowledged. */
export type Win = {
  readonly potId: string;
  /** Which life of the pot was won. */
  readonly instanceCount: number;
  /** The pot's value, in the jackpot's currency: amount + residue. */
  readonly value: Micros;
  /** What leaves the pot for the player, in the jackpot's currency. */
  readonly amount: Micros;
  /** What the player gets: whole minor units of the player's currency. */
  readonly pay: { readonly currency: string; readonly amount: Micros };
  /** What the minor unit leaves over; it stays in the pot's surplus seed. */
  readonly residue: Micros;
};

/** A new state, the ledger entries that lead to it in their order, and the wins among them in the order of the template. */
export type Outcome = {
  readonly state: JackpotState;
  readonly entries: readonly Entry[];
  readonly wins: readonly Win[];
};
