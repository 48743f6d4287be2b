import { createHash } from 'node:crypto';
import { minorUnit } from './charge.ts';
import type { Name } from './crowd.ts';
import { Exact } from './exact.ts';
import type { Period } from './tickets.ts';
import type { Window } from './windows.ts';

/** The money that a player is paid in: in which currency, and how much of J one unit of it is. */
export type PayTerms = { readonly currency: string; readonly rate: Exact };
/** `pay` is what the player gets, `amount` what that is in J. */
export type Credit = PayTerms & { readonly pay: bigint; readonly amount: bigint };
/** The amount owed to one payee of a win; the first is the winner, or that of the first prize. */
export type Share = Name &
  Credit & {
    readonly prize?: { readonly tier: number; readonly tickets: bigint; readonly period: Period };
  };
export type Won = {
  readonly pot: string;
  readonly life: number;
  readonly value: bigint;
  readonly shares: readonly Share[];
  /** Of a drawing of a raffle there is no winner but those of its prizes. */
  readonly winner: Name | undefined;
  readonly window: Window | undefined;
};

/** Nothing above this many millionths exists. */
const MOST = 8_000_000_000n * 1_000_000n;
const ONE = new Exact(1n);

/** Whole minor units of a share, and what they are worth, rounded up; in J where the payee's own currency would count too far. */
export const creditOf = (share: bigint, payTerms: PayTerms, jackpot: string): Credit => {
  const credit = ({ currency, rate }: PayTerms): Credit => {
    const unit = minorUnit(currency);
    const pay = new Exact(share).over(rate).over(new Exact(unit)).floor * unit;
    return { currency, rate, pay, amount: new Exact(pay).times(rate).ceiling };
  };
  const own = credit(payTerms);
  return own.pay > MOST ? credit({ currency: jackpot, rate: ONE }) : own;
};

/** A prize is paid in J as well where the winner's own currency has no unit that is small enough. */
export const prizeOf = (share: bigint, payTerms: PayTerms, jackpot: string): Credit => {
  const own = creditOf(share, payTerms, jackpot);
  return own.pay > 0n ? own : creditOf(share, { currency: jackpot, rate: ONE }, jackpot);
};

/** Shares as the ledger seals them: how many, how much, and a digest of one line for each. */
export const sealOf = (shares: readonly Share[], from: number) => {
  const hash = createHash('sha256');
  for (const [index, { brand, player, amount, currency, pay, rate, prize }] of shares.entries()) {
    const of = prize === undefined ? [] : [prize.tier, Number(prize.tickets)];
    const line = [index + from, brand, player, String(amount), currency, String(pay), rate.text, ...of];
    hash.update(`${JSON.stringify(line)}\n`);
  }
  const amount = shares.reduce((sum, share) => sum + share.amount, 0n);
  return { count: shares.length, amount: String(amount), digest: hash.digest('hex') };
};
