import type { Micros } from '../money/micros.ts';
import type { PotTrigger } from './rules.ts';
import type { InstanceBalances, PotBalances } from './state.ts';

/** One movement on one account. Postings to a pot's account name the pot. */
export type Posting =
  | { readonly pot: string; readonly account: keyof PotBalances; readonly amount: Micros }
  | { readonly pot: null; readonly account: keyof InstanceBalances; readonly amount: Micros };

export type EntryKind =
  | 'seed'
  | 'contribution'
  | 'win'
  | 'reseed'
  | 'flush'
  /** A flush that the external account acknowledged. */
  | 'diversion'
  /** A win that the wallet acknowledged. */
  | 'payment'
  /** A win that was paid outside the platform. */
  | 'settlement'
  /** The outcome of a scheduled drawing: a raffle's pot, or a time window that ended without a win. */
  | 'draw'
  | 'adjustment'
  /** Moves nothing: changes the fraction of a coin that a player owes. */
  | 'carry'
  /** Moves nothing: continues the chain with a newer key. */
  | 'rotation'
  | 'transfer_out'
  | 'transfer_in'
  /** Earlier entries were moved to a file, whose hash this one seals. */
  | 'archive';

/** One drawn number: `outcome`, uniform in [0, range). */
export type Drawn = { readonly range: bigint; readonly outcome: bigint };

/** Everything an auditor needs to repeat one decision on a pot: whether it hit, or who is paid. */
export type PotDecision = {
  readonly pot: string;
  /**
   * `WindowEnd` draws the winner of a window without a win, as a point on its contributions laid end to end, and `Stake` that of a window
   * whose moment came; `ActivePlayers` draws the players who share a win, see `drawSample`.
   */
  readonly trigger: PotTrigger['kind'] | 'WindowEnd' | 'Stake' | 'External' | 'Raffle' | 'ActivePlayers';
  /** False: a win would have broken the arming rules, so the pot was not drawn. */
  readonly armed: boolean;
  readonly draws: readonly Drawn[];
  readonly hit: boolean;
  /** The selector chose this hit for payment. */
  readonly selected: boolean;
};

/**
 * One balanced entry of an instance's ledger: its postings sum to zero.
 * Invariant: stock rises by exactly what came in less what went out (conservation).
 */
export type Entry = {
  readonly kind: EntryKind;
  readonly postings: readonly Posting[];
  readonly decisions: readonly PotDecision[];
};
