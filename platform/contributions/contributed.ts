import type { PaidByBonus } from '../../db/bonuses/paying-bonuses.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { BookedWin } from '../booking/book-outcome.ts';
import type { Refusal } from '../unit/reply.ts';
import type { WalletRefusal } from '../unit/wallet-refusal.ts';
import type { AssessRefusal } from './assess.ts';

export type ContributeRefusal =
  | AssessRefusal
  | WalletRefusal
  | Refusal<
      | 'permission_denied'
      | 'idempotency_key_reused'
      | 'idempotency_key_in_flight'
      | 'amount_out_of_range'
      | 'budget_exhausted'
      | 'wallet_not_configured'
      | 'wallet_on_hold'
      | 'player_token_mismatch'
      | 'wallet_currency_mismatch'
      | 'instance_changed'
      | 'instance_terminated'
      | 'player_excluded'
    >;

/** A contribution that took effect now. */
export type NewlyContributed = {
  readonly repeated: false;
  readonly contribution: Contribution;
  readonly wins: readonly BookedWin[];
  /** The part of a bonus in it, if one paid. */
  readonly bonus?: PaidByBonus;
  /** The operator's wallet has never authenticated the player. */
  readonly isUnknownToWallet?: boolean;
  /** The linked contributions that took effect, in the order in which they were tried. */
  readonly linked?: readonly NewlyContributed[];
};

/**
 * A contribution that took effect now, or one that took effect before under the same key. The latter carries the result that its callback
 * received, if it was accepted for one.
 */
export type Contributed =
  | NewlyContributed
  | { readonly repeated: true; readonly contributionId: string; readonly result?: unknown };
