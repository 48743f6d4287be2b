import { createHash } from 'node:crypto';
import type { Adjustable } from '../domain/jackpot/adjust.ts';
import type { NotDrawn } from '../domain/raffle/draw-pot.ts';

/**
 * What an entry says beside its postings, by its kind. It is sealed with the entry, so that rows which can still change (a win that is due,
 * an instance's rules) can be held against what they were when money moved. Amounts are micros as text.
 */
export type Facts =
  | SeedFacts
  | ContributionFacts
  | WinFacts
  | DrawingFacts
  | UndrawnFacts
  | PassedWindowFacts
  | PaymentFacts
  | SettlementFacts
  | DiversionFacts
  | TransferFacts
  | AdjustmentFacts;

/** Under which rules, and for whom, an instance runs. */
export type SeedFacts = {
  /** SHA-256 of the rules' text, in hex. */
  readonly rules: string;
  readonly currency: string;
  readonly owner: string;
  readonly gameCode: string;
  /** In the order of the template. */
  readonly pots: readonly string[];
  /** Of a raffle: what earns a ticket, in the jackpot's currency. */
  readonly raffle?: { readonly cost: string; readonly source: 'Contribution' | 'BaseWager' };
};

export type ContributionFacts = {
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  readonly wager: string;
  readonly debit: string;
  /** The pots that it is in; one whose share is 0 has no posting. */
  readonly pots: readonly string[];
  /** Of a raffle: what the player has in the period with this contribution. */
  readonly tickets?: {
    readonly period: number;
    readonly accumulated: string;
    readonly tickets: number;
  };
};

/** What one payee beside the main winner, or the winner of a prize, is owed. */
export type ShareFacts = {
  /** Which payout of the win it is: `<win>:<number>` at the wallet. */
  readonly number: number;
  readonly brand: string;
  readonly player: string;
  readonly amount: string;
  readonly currency: string;
  readonly pay: string;
  readonly rate: string;
  /** Of a prize: its tier from 1, how many tickets the winner held, and the period that was drawn. */
  readonly prize?: {
    readonly tier: number;
    readonly tickets: number;
    readonly startsAtMs: number;
    readonly endsAtMs: number;
  };
};

/** Many payees in short: `sharesDigest` over all of them, in the order of their numbers. */
export type SharesFacts = { readonly count: number; readonly amount: string; readonly digest: string };

/** A window of time whose winner was drawn at its end: from its start until just before its end. */
export type WindowFacts = { readonly startMs: number; readonly endMs: number };

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
  /** The payees beside the main winner; absent when there are none. */
  readonly shares?: SharesFacts;
  /** Absent unless the winner was drawn when the window had ended. */
  readonly window?: WindowFacts;
};

/** A drawing of one pot of a raffle. */
export type DrawingFacts = {
  readonly win: string;
  readonly pot: string;
  readonly instanceCount: number;
  /** As of a win; the same when the pot has no further life. */
  readonly nextInstanceCount: number;
  /** The pot's value when it was drawn. */
  readonly value: string;
  readonly period: { readonly index: number; readonly startsAtMs: number; readonly endsAtMs: number };
  readonly tickets: number;
  readonly holders: number;
  /** `ticketsDigest` over the holders in their order. */
  readonly intervals: string;
  readonly shares: SharesFacts;
  /** The ticket of each prize, in the order in which they were drawn. */
  readonly picks: readonly { readonly tier: number; readonly ticket: number }[];
};

/** A pot of a raffle that was to be drawn and pays nothing. One that is disabled is not to be drawn any more. */
export type UndrawnFacts = Pick<
  DrawingFacts,
  'pot' | 'instanceCount' | 'value' | 'period' | 'tickets' | 'holders' | 'intervals'
> & { readonly notDrawn: Exclude<NotDrawn, 'pot_disabled'> };

/** A window of time that ended without a win because its pot was not armed. */
export type PassedWindowFacts = { readonly pot: string; readonly window: WindowFacts };

export type PaymentFacts = { readonly transaction: string; readonly pay: string; readonly currency: string };

/** A payout that was paid elsewhere; who settled it and why is the entry's actor and reason. */
export type SettlementFacts = PaymentFacts;

/** A flush, and the acknowledgement of its delivery. */
export type DiversionFacts = { readonly diversion: string; readonly pot: string; readonly amount: string };

/** Both sides of a transfer name each other; pots of the source, then what they went to. */
export type TransferFacts = {
  readonly transfer: string;
  readonly source: string;
  readonly target: string;
  readonly pots: readonly (readonly [source: string, target: string])[];
};

/** What of which pot was set, and to what. */
export type AdjustmentFacts = { readonly pot: string; readonly what: Adjustable; readonly target: string };

/** How the rules of an instance stand in its first entry. */
export const rulesDigest = (rules: string): string => createHash('sha256').update(rules).digest('hex');

/** One line for each payee, so that a list of any length is read once. */
export const sharesDigest = (shares: Iterable<ShareFacts>): string => {
  const hash = createHash('sha256');
  for (const share of shares) hash.update(`${shareLine(share)}\n`);
  return hash.digest('hex');
};

/** How one payee stands among those that are sealed. */
export const shareLine = ({ number, brand, player, amount, currency, pay, rate, prize }: ShareFacts): string =>
  JSON.stringify([
    number,
    brand,
    player,
    amount,
    currency,
    pay,
    rate,
    ...(prize === undefined ? [] : [prize.tier, prize.tickets]),
  ]);

type Holder = { readonly brandPath: string; readonly playerId: string; readonly tickets: number };

/** One line for each holder of a raffle's tickets, in the order of brand path and player id by code units. */
export class TicketsDigest {
  readonly #hash = createHash('sha256');

  add({ brandPath, playerId, tickets }: Holder): void {
    this.#hash.update(`${JSON.stringify([brandPath, playerId, tickets])}\n`);
  }

  /** Of the holders so far; none can be added any more. */
  hex(): string {
    return this.#hash.digest('hex');
  }
}

/** `TicketsDigest` of holders that are all known. */
export const ticketsDigest = (holders: Iterable<Holder>): string => {
  const digest = new TicketsDigest();
  for (const holder of holders) digest.add(holder);
  return digest.hex();
};
