import type { Micros } from '../money/micros.ts';
import type { InstanceBalances, PotBalances } from './state.ts';

/** One movement of one account. A posting to a pot's account names the pot. */
export type Posting =
  | { readonly pot: string; readonly account: keyof PotBalances; readonly amount: Micros }
  | { readonly pot: null; readonly account: keyof InstanceBalances; readonly amount: Micros };

export type EntryKind = 'seed' | 'contribution' | 'win' | 'reseed' | 'flush' | 'payment';

/** One drawn number: `outcome` was drawn uniformly from [0, range). */
export type Drawn = { readonly range: bigint; readonly outcome: bigint };

/** What an auditor needs to repeat the decision on one pot. */
export type PotDecision = {
  readonly pot: string;
  readonly trigger: 'HitRate' | 'MustHitBy' | 'External';
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
