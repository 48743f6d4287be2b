import { createHash } from 'node:crypto';
import type { Adjustable } from '../domain/jackpot/adjust.ts';

/**
 * What an entry says beside its postings, by its kind. It is sealed with the entry, so that rows which can still change (a win that is due,
 * an instance's rules) can be held against what they were when money moved. Amounts are micros as text.
 */
export type Facts = SeedFacts | ContributionFacts | WinFacts | PaymentFacts | AdjustmentFacts;

/** Under which rules, and for whom, an instance runs. */
export type SeedFacts = {
  /** SHA-256 of the rules' text, in hex. */
  readonly rules: string;
  readonly currency: string;
  readonly owner: string;
  readonly gameCode: string;
  /** In the order of the template. */
  readonly pots: readonly string[];
};

export type ContributionFacts = {
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  readonly wager: string;
  readonly debit: string;
  /** The pots that it is in; one whose share is 0 has no posting. */
  readonly pots: readonly string[];
};

/** What is owed for a win, to whom. */
export type WinFacts = {
  readonly win: string;
  readonly contribution: string | null;
  readonly brand: string;
  readonly player: string;
  readonly transaction: string;
  readonly pay: string;
  readonly currency: string;
  readonly pot: string;
  readonly instanceCount: number;
  /** The pot's count after the win: one more, or the same when it was the pot's last life. */
  readonly nextInstanceCount: number;
};

export type PaymentFacts = { readonly transaction: string; readonly pay: string; readonly currency: string };

/** What of which pot was set, and to what. */
export type AdjustmentFacts = { readonly pot: string; readonly what: Adjustable; readonly target: string };

/** How the rules of an instance stand in its first entry. */
export const rulesDigest = (rules: string): string => createHash('sha256').update(rules).digest('hex');
