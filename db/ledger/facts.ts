import { createHash } from 'node:crypto';
import type { Adjustable } from '../../domain/jackpot/adjust.ts';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { NotDrawn } from '../../domain/raffle/draw-pot.ts';
import type { ShareFacts } from '../tables/wins.ts';

/**
 * Everything an entry records besides its postings, by kind. Sealed with the entry, so that rows that can still change (a win that is due,
 * an instance's rules) can be compared with what they were when money moved. Amounts are micros as text.
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
  | AdjustmentFacts
  | SweepFacts
  | CarryFacts
  | ArchiveFacts;

/** The rules an instance runs under and its owner. */
export type SeedFacts = {
  /** SHA-256 of the rules' text, in hex. */
  readonly rules: string;
  readonly currency: string;
  readonly owner: string;
  readonly gameCode: string;
  /** In template order. */
  readonly pots: readonly string[];
  /** Raffles only: what earns a ticket, in the jackpot's currency. */
  readonly raffle?: { readonly cost: string; readonly source: 'Contribution' | 'BaseWager' };
};

export type ContributionFacts = {
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  readonly wager: string;
  /** Absent for 0. */
  readonly debit?: string;
  /** The pots that it is in, if these are not the pots of its postings: those with a share of 0 have none. */
  readonly pots?: readonly string[];
  /** Only where the instance has an operator's budget that the contribution concerns. */
  readonly budget?: BudgetFacts;
  /** The player's preference in the jackpot's currency, as numerator/denominator, if it applies where no bonus pays. */
  readonly wish?: string;
  /** The bonus that paid in place of the player. Amounts are in its currency, but for `paid`. */
  readonly bonus?: BonusFacts;
  /** Raffles only: the player's tickets of the period, this contribution included. */
  readonly tickets?: {
    readonly period: number;
    readonly accumulated: string;
    readonly tickets: number;
    /** Tickets that this contribution earned; absent if the contribution has a row. */
    readonly awarded?: number;
  };
} & Partial<OnlyRecordFacts>;

export type BonusFacts = {
  readonly id: string;
  readonly currency: string;
  /** Units of the jackpot's currency per unit of the bonus's, as numerator/denominator. */
  readonly rate: string;
  /** The wager of one spin; absent if it is a budget. */
  readonly spin?: string;
  /** Left before this use. */
  readonly left: string;
  readonly used: string;
  /** In the jackpot's currency. */
  readonly paid: string;
};

/** The start of the budget's period that a contribution counts in. If the budget did not cover it, the operator paid nothing. */
export type BudgetFacts = { readonly period: number; readonly exhausted?: true };

/** Further facts of an entry that is the contribution's only record: a contribution that moved nothing at the wallet has no row. */
export type OnlyRecordFacts = {
  readonly source: string;
  /** Of the instance's rules. */
  readonly version: number;
  readonly gameround?: string;
  /** Only in entries from before 0.10.0, as JSON text: it may be nested deeper than the store can read. Today in `contribution_texts`. */
  readonly metadata?: string;
  readonly eventMetadata?: string;
  /** The start of the request's fingerprint, when the entry also holds the idempotency key. */
  readonly fingerprint?: string;
};

/** The pots of postings, each once. */
export const listPotIds = (lines: readonly { readonly potId: string }[]): readonly string[] => {
  const pots: string[] = [];
  for (const { potId } of lines) if (potId !== '' && !pots.includes(potId)) pots.push(potId);
  return pots;
};

/** The pots that a contribution is in. */
export const potsIn = (
  { pots }: Pick<ContributionFacts, 'pots'>,
  lines: readonly { readonly potId: string }[],
): readonly string[] => pots ?? listPotIds(lines);

/** Reports whether a contribution has no row besides the entry. */
export const isOnlyRecord = (facts: ContributionFacts): facts is ContributionFacts & OnlyRecordFacts =>
  facts.source !== undefined;

/** A summary of many payees: `sharesDigest` over all of them, by number. */
export type SharesFacts = { readonly count: number; readonly amount: string; readonly digest: string };

/** The players that one rule of a community found, besides what the payouts show. */
export type SharingFacts = {
  readonly players: number;
  /** Those whose share is below a minor unit, by the currency and the rate in which they would have been paid. */
  readonly unpaid?: readonly (readonly [currency: string, rate: string, players: number])[];
};

/** A player who may not win, and why. */
export type PassedFacts = readonly [brand: string, player: string, reason: BarReason];

/** A time window whose winner was drawn when it ended; end exclusive. */
export type WindowFacts = { readonly startMs: number; readonly endMs: number };

/** The amounts owed for a win, and their payees. */
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
  /** The pot's count after the win: one more, or unchanged after its last life. */
  readonly nextInstanceCount: number;
  /** The payees besides the main winner; absent when there are none. */
  readonly shares?: SharesFacts;
  /** One for each community rule of the pot; absent when it has none. */
  readonly sharing?: readonly SharingFacts[];
  /** Present only if the winner was drawn after the window had ended. */
  readonly window?: WindowFacts;
  /** Drawn for the window before the winner, in order, and passed over. Absent when there are none. */
  readonly passed?: readonly PassedFacts[];
  /** Players whom a community's rules would have found, but who may not win. Absent when there are none. */
  readonly barred?: readonly PassedFacts[];
} & ApprovedFacts;

/** The drawing of one raffle pot. */
export type DrawingFacts = {
  readonly win: string;
  readonly pot: string;
  readonly instanceCount: number;
  /** Like a win's; unchanged when the pot has no further life. */
  readonly nextInstanceCount: number;
  /** The pot's value at the drawing. */
  readonly value: string;
  readonly period: { readonly index: number; readonly startsAtMs: number; readonly endsAtMs: number };
  readonly tickets: number;
  readonly holders: number;
  /** `ticketsDigest` over the holders, in order. */
  readonly intervals: string;
  readonly shares: SharesFacts;
  /** The ticket of each prize, in drawing order. */
  readonly picks: readonly { readonly tier: number; readonly ticket: number }[];
  /** Tickets drawn among them whose holders may not win, in drawing order. Absent when there are none. */
  readonly passed?: readonly { readonly tier: number; readonly ticket: number; readonly reason: BarReason }[];
};

/** A raffle pot whose drawing pays nothing. Disabled pots are not drawn at all. */
export type UndrawnFacts = Pick<
  DrawingFacts,
  'pot' | 'instanceCount' | 'value' | 'period' | 'tickets' | 'holders' | 'intervals'
> & {
  readonly notDrawn: Exclude<NotDrawn, 'pot_disabled'>;
  /** All holders, if none of them may win. */
  readonly barred?: readonly PassedFacts[];
};

/** A time window that ended without a win: its pot was not armed, or all of its contributors were drawn and passed over. */
export type PassedWindowFacts = {
  readonly pot: string;
  readonly window: WindowFacts;
  readonly passed?: readonly PassedFacts[];
};

/**
 * The audit event of what a person did, which no rule and no draw explains. The approval of a second account, if one was needed: the account, and the id of the request. The entry's actor made the request; for the
 * payment of a win whose release was approved, `requestedBy` did.
 */
export type ApprovedFacts = {
  readonly audit?: string;
  readonly approval?: string;
  readonly approvedBy?: string;
  readonly requestedBy?: string;
};

export type PaymentFacts = {
  readonly transaction: string;
  readonly pay: string;
  readonly currency: string;
} & ApprovedFacts;

/** A payout paid outside the platform; the entry's actor and reason say who settled it and why. */
export type SettlementFacts = PaymentFacts;

/** A flush, and the acknowledgement of its delivery. */
export type DiversionFacts = { readonly diversion: string; readonly pot: string; readonly amount: string };

/** Each side of a transfer names the other, and maps source pots to target pots. */
export type TransferFacts = {
  readonly transfer: string;
  readonly source: string;
  readonly target: string;
  readonly pots: readonly (readonly [source: string, target: string])[];
} & ApprovedFacts;

/** The balance of a pot that was set, and its new amount. */
export type AdjustmentFacts = {
  readonly pot: string;
  readonly what: Adjustable;
  readonly target: string;
  /** Of a boost: the amount that was added, which led to the target. */
  readonly boost?: string;
} & ApprovedFacts;

/** The amount that was taken out of the house, and what it still holds at least. */
export type SweepFacts = { readonly sweep: string; readonly floor: string } & ApprovedFacts;

/**
 * The fraction of a coin that a player owes, changed by a wager before its debit is sent, or changed back by the cancel of that debit. The
 * entry's reference is the contribution.
 */
export type CarryFacts = {
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  /** Absent if a cancel gives back what was owed and debited for it. */
  readonly wager?: string;
  /** The player's part of the wager, in 10⁻¹² of the currency, rounded down. */
  readonly owed: string;
  /** Absent for 0. */
  readonly debit?: string;
  /** Left to carry after the change, in 10⁻¹² of the currency. */
  readonly carried: string;
  /** The operator's budget did not cover the wager. */
  readonly exhausted?: true;
};

/** A file with earlier entries, below the folder of archives; first and last included. */
export type ArchiveFacts = {
  readonly file: string;
  /** In hex. */
  readonly sha256: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
};

/** The digest of an instance's rules in its first entry. */
export const rulesDigest = (rules: string): string => createHash('sha256').update(rules).digest('hex');

/** Hashes one line per payee, so a list of any length is read once. */
export const sharesDigest = (shares: Iterable<ShareFacts>): string => {
  const hash = createHash('sha256');
  for (const share of shares) hash.update(`${shareLine(share)}\n`);
  return hash.digest('hex');
};

/** A payee's line in the sealed digest. */
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

/** Hashes one line per ticket holder, ordered by brand path and player id in code units. */
export class TicketsDigest {
  readonly #hash = createHash('sha256');

  add({ brandPath, playerId, tickets }: Holder): void {
    this.#hash.update(`${JSON.stringify([brandPath, playerId, tickets])}\n`);
  }

  /** The digest of the holders so far; no more can be added. */
  hex(): string {
    return this.#hash.digest('hex');
  }
}

/** `TicketsDigest` of a complete list of holders. */
export const ticketsDigest = (holders: Iterable<Holder>): string => {
  const digest = new TicketsDigest();
  for (const holder of holders) digest.add(holder);
  return digest.hex();
};
