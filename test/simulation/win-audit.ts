import { rateOf } from './charge.ts';
import type { PayoutRow, WinRow } from './evidence.ts';
import { wireAmount } from './exact.ts';
import type { Share, Won } from './payout.ts';
import type { Ward } from './ward.ts';
import { MULTIPLIERS } from './world.ts';

/** The amount owed to one payee of a win, until it is paid by the wallet or elsewhere. */
export type Owed = {
  readonly transactionId: string;
  readonly winId: string;
  readonly number: number;
  readonly ward: Ward;
  readonly pot: string;
  readonly share: Share;
  state: 'held' | 'due' | 'paid' | 'settled';
  isRefused: boolean;
};

/** The contribution that a win is recorded with. */
export type Cause = { readonly contribution: string | null };

/** Wins, what is owed for them, and what becomes of it. */
export class WinAudit {
  readonly #wallets: ReadonlySet<string>;
  readonly #complain: (what: string) => void;
  readonly #note: (what: string) => void;
  readonly #owed = new Map<string, Owed>();
  readonly #ofContribution = new Map<string, Owed[]>();
  readonly #seen = new Set<string>();
  /** By operator and currency, above what a payment waits for a review. */
  readonly thresholds = new Map<string, bigint>();
  /** By operator, the same in euros, of every currency. */
  readonly reviews = new Map<string, bigint>();

  constructor(wallets: ReadonlySet<string>, complain: (what: string) => void, note: (what: string) => void) {
    this.#wallets = wallets;
    this.#complain = complain;
    this.#note = note;
  }

  get(transactionId: string): Owed | undefined {
    return this.#owed.get(transactionId);
  }

  all(): Iterable<Owed> {
    return this.#owed.values();
  }

  /** The wins of a contribution's player, one for each pot. */
  wonBy(contributionId: string): readonly Owed[] {
    return this.#ofContribution.get(contributionId) ?? [];
  }

  hasWinner(instanceId: string, pot: string, player: string, amount: number): boolean {
    return this.#seen.has(`${instanceId} ${pot} ${player} ${amount}`);
  }

  /** @returns the events that report the win. */
  owe(ward: Ward, won: Won, row: WinRow | undefined, { contribution }: Cause): readonly string[] {
    const { pot, life, value, winner, shares } = won;
    if (row === undefined) {
      this.#complain(`a win of ${pot} of ${ward.id} is recorded nowhere`);
      return [];
    }
    const ought = [pot, BigInt(life), value, contribution, ward.id, winner?.brand ?? '', winner?.player ?? ''];
    const { potId, instanceCount, contributionId, instanceId, brandPath, playerId } = row;
    const stored = [potId, instanceCount, row.value, contributionId, instanceId, brandPath, playerId];
    if (ought.some((what, at) => what !== stored[at])) this.#complain(`win ${row.id} is ${stored} instead of ${ought}`);
    const threshold = this.thresholds.get(`${ward.operator} ${ward.book.terms.currency}`);
    const review = this.reviews.get(ward.operator);
    for (const [number, share] of shares.entries()) {
      const transactionId = `${row.id}:${number}`;
      const isWorthMore = review !== undefined && isWorth(share, ward.book.terms.currency, review);
      if (isWorthMore) this.#note('win that is worth more than a review');
      const isHeld = isWorthMore || (threshold !== undefined && share.amount > threshold);
      if (isHeld) this.#note('win that is held');
      const owed: Owed = {
        transactionId,
        winId: row.id,
        number,
        ward,
        pot,
        share,
        state: isHeld ? 'held' : 'due',
        isRefused: false,
      };
      this.#owed.set(transactionId, owed);
      this.#seen.add(`${ward.id} ${pot} ${share.player} ${wireAmount(share.amount)}`);
      if (contribution !== null && number === 0)
        this.#ofContribution.set(contribution, [...this.wonBy(contribution), owed]);
    }
    if (winner === undefined)
      return shares.map(({ amount }, at) => `RaffleWinEvent ${ward.id} ${row.id}:${at} ${wireAmount(amount)}`);
    return [`WinEvent ${ward.id} ${row.id} ${wireAmount(shares[0]?.amount ?? 0n)}`];
  }

  /** A payee was paid, by the wallet or outside the platform. */
  finish(transactionId: string, state: 'paid' | 'settled'): Owed | undefined {
    const owed = this.#owed.get(transactionId);
    if (owed === undefined || owed.state === 'paid' || owed.state === 'settled') return undefined;
    if (owed.state === 'held' && state === 'paid') this.#complain(`${transactionId} is paid but was never released`);
    if (state === 'settled') this.#note(`settlement of what was ${owed.state}`);
    owed.state = state;
    return owed;
  }

  /** A held payment is refused once, and stays owed. @returns the events. */
  refuse(transactionId: string): readonly string[] {
    const owed = this.#owed.get(transactionId);
    if (owed?.state !== 'held' || owed.isRefused) return [];
    owed.isRefused = true;
    return [`WinRefused ${owed.ward.id} ${transactionId} ${wireAmount(owed.share.amount)}`];
  }

  release(transactionId: string): void {
    const owed = this.#owed.get(transactionId);
    // Without a wallet nothing can be paid.
    if (owed?.state !== 'held' || !this.#wallets.has(owed.ward.operator)) return;
    owed.state = 'due';
    this.#note('release of a held win');
  }

  /** A payout of the store. */
  check(payout: PayoutRow): void {
    const owed = this.#owed.get(payout.transactionId);
    if (owed === undefined) {
      this.#complain(`${payout.transactionId} is owed for no win`);
      return;
    }
    const { brand, player, amount, currency, pay, rate } = owed.share;
    const ought = [owed.winId, BigInt(owed.number), amount, currency, pay, rate.text, owed.state, brand, player];
    const { winId, number, brandPath, playerId, payCurrency } = payout;
    const stored = [winId, number, payout.amount, payCurrency, payout.pay, payout.rate, payout.state];
    if (ought.some((value, index) => value !== [...stored, brandPath, playerId][index]))
      this.#complain(`${payout.transactionId} is ${[...stored, brandPath, playerId]} instead of ${ought}`);
  }

  /** At the end everything that is owed has a payout, and an instance withholds what is not paid. */
  close(payouts: readonly PayoutRow[], wards: Iterable<Ward>): void {
    for (const payout of payouts) this.check(payout);
    if (payouts.length !== this.#owed.size)
      this.#complain(`${this.#owed.size} payments are owed by ${payouts.length} payouts`);
    const withheld = new Map<Ward, bigint>();
    for (const { ward, share, state } of this.#owed.values())
      if (state === 'held' || state === 'due') withheld.set(ward, (withheld.get(ward) ?? 0n) + share.amount);
    for (const ward of wards) {
      const held = ward.book.accounts.held('.withheld');
      const owed = withheld.get(ward) ?? 0n;
      if (owed !== held) this.#complain(`${ward.id} withholds ${held} and owes ${owed}`);
    }
  }
}

/** Reports whether a payment is worth more than an amount of euros, as the jackpot counts it or as its player is paid. */
const isWorth = ({ amount, pay, currency }: Share, jackpot: string, euros: bigint): boolean =>
  [[amount, jackpot] as const, [pay, currency] as const].some(([sum, of]) => {
    const rate = rateOf(of, 'EUR', MULTIPLIERS);
    return sum * rate.n > euros * rate.d;
  });
