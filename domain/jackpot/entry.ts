import type { Micros } from '../money/micros.ts';
import type { InstanceBalances, PotBalances } from './state.ts';

/** One movement of one account. A posting to a pot's account names the pot. */
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
  /** A win that was paid elsewhere. */
  | 'settlement'
  /** What a drawing of its own decided: a raffle's pot, or a window of time that ended without a win. */
  | 'draw'
  | 'adjustment'
  | 'transfer_out'
  | 'transfer_in';

/** One drawn number: `outcome` was drawn uniformly from [0, range). */
export type Drawn = { readonly range: bigint; readonly outcome: bigint };

/** What an auditor needs to repeat one decision on a pot: whether it hit, or who is paid. */
export type PotDecision = {
  readonly pot: string;
  /**
   * `WindowEnd` draws the winner of a window that nobody had won, as a point on the contributions of the window laid end to end;
   * `ActivePlayers` draws which players share a win, as `sampleOf` does.
   */
  readonly trigger: 'HitRate' | 'MustHitBy' | 'Time' | 'WindowEnd' | 'External' | 'Raffle' | 'ActivePlayers';
  /** False: the pot was not drawn, because a win would have broken the rules of arming. */
  readonly armed: boolean;
  readonly draws: readonly Drawn[];
  readonly hit: boolean;
  /** The selector chose this hit to be paid. */
  readonly selected: boolean;
};

/**
 * One balanced entry of an instance's ledger: its postings sum to zero.
 * Invariant: stock rises exactly by what came in less what went out (conservation).
 */
export type Entry = {
  readonly kind: EntryKind;
  readonly postings: readonly Posting[];
  readonly decisions: readonly PotDecision[];
};
