import { Accounts, type Step } from './accounts.ts';
import type { Charge } from './charge.ts';
import { Crowd, type Name } from './crowd.ts';
import { Exact, least, most } from './exact.ts';
import type { PayTerms, Won } from './payout.ts';
import { drawPot } from './raffle.ts';
import { flush, isArmed } from './reseeding.ts';
import type { PotTerms, Terms } from './terms.ts';
import { type Period, Tickets } from './tickets.ts';
import { play, select, type Tape } from './triggers.ts';
import { type Window, Windows } from './windows.ts';
import { drawWindow, type WinMoment, type Winner, win } from './winning.ts';

type PotBook = { enabled: boolean; due: boolean; life: number; contributions: number; wonAt?: number };
/** Entries that the ledger must hold, and the wins among them. */
export type Booked = { readonly steps: readonly Step[]; readonly won: readonly Won[] };
export type Contribution = Winner & {
  readonly id: string;
  readonly at: number;
  /** The ledger's number of its entry. */
  readonly seq: bigint;
  readonly wager: bigint;
};
export type Outside = {
  /** Of a raffle, its course begins with it; so do windows of time. */
  readonly startsAt: number;
  readonly endsAt: number | undefined;
  /** The value of one unit of a currency in J. */
  readonly rateOf: (currency: string) => Exact;
  /** Records an observation, so that a quiet simulation is noticed. */
  readonly note: (what: string) => void;
};

/** The balances and decisions that one instance should have, kept independently by the auditor. */
export class Book {
  readonly terms: Terms;
  readonly accounts = new Accounts();
  readonly pots: ReadonlyMap<string, PotBook>;
  readonly crowd = new Crowd();
  /** Of the pots that have windows of time. */
  readonly windows: ReadonlyMap<string, Windows>;
  /** Of a raffle. */
  readonly tickets: Tickets | undefined;
  contributions = 0;
  readonly startsAt: number;
  /** Pots whose winners are drawn by stake next. */
  moments: PotTerms[] = [];
  /** The reason why a player may not win at a moment. */
  barOf: (name: Name, at: number) => string | undefined = () => undefined;
  readonly note: (what: string) => void;
  readonly #rateOf: (currency: string) => Exact;
  readonly #endsAt: number;
  /** By player, the times of the wins that a limit counts. */
  readonly #wins = new Map<string, number[]>();
  /** Pots of a raffle's last period that are still to be drawn. */
  #drawing: { readonly period: Period; readonly left: PotTerms[] } | undefined;

  constructor(terms: Terms, { startsAt, endsAt, rateOf, note }: Outside) {
    this.terms = terms;
    this.note = note;
    this.startsAt = startsAt;
    this.#rateOf = rateOf;
    this.#endsAt = endsAt ?? Number.POSITIVE_INFINITY;
    this.pots = new Map(
      terms.pots.map(({ id }): [string, PotBook] => [id, { enabled: true, due: false, life: 1, contributions: 0 }]),
    );
    this.windows = new Map(
      terms.pots.flatMap(({ id, triggers }) => {
        const way = triggers.find(({ by }) => by === 'Time');
        return way?.by === 'Time' ? [[id, new Windows(way, startsAt)] as const] : [];
      }),
    );
    this.tickets = terms.raffle && new Tickets(terms.raffle, startsAt, endsAt);
  }

  pot(id: string): PotBook {
    const pot = this.pots.get(id);
    if (pot === undefined) throw new Error(`the terms have no pot ${id}`);
    return pot;
  }

  isEnabled = ({ id }: PotTerms): boolean => this.pot(id).enabled;

  /** The money in which a player is paid: that of the last contribution, else J. */
  payTermsOf(name: Name): PayTerms {
    const { currency = this.terms.currency } = this.crowd.get(name) ?? {};
    return { currency, rate: this.#rateOf(currency) };
  }

  /** Counts a pot that the player won, or a prize. */
  noteWin({ brand, player }: Name, at: number): void {
    const key = `${brand} ${player}`;
    this.#wins.set(key, [...(this.#wins.get(key) ?? []), at]);
  }

  /** The wins that the rules leave to a player at a moment. */
  winsLeft({ brand, player }: Name, at: number): number {
    const { winLimit } = this.terms;
    if (winLimit === undefined) return Number.POSITIVE_INFINITY;
    const counted = (this.#wins.get(`${brand} ${player}`) ?? []).filter((each) => at - each < winLimit.period);
    return winLimit.wins - counted.length;
  }

  open(): Booked {
    this.accounts.begin('seed');
    for (const { id, initial } of this.terms.pots) {
      this.accounts.move(`${id}.seedValue`, initial);
      this.accounts.move('.initialSeed', -initial);
    }
    return this.#booked([]);
  }

  contribute(charge: Charge, contribution: Contribution, tape: Tape, facts: Step['facts']): Booked {
    const { at, seq, currency, rate, brand, player } = contribution;
    const step = this.accounts.begin('contribution', facts);
    const before = new Map(charge.ins.map(({ id }) => [id, this.accounts.value(id)]));
    this.#share(charge);
    for (const pot of charge.ins) flush(this, pot);
    const decisions = play(this, {
      ...{ charge, before, payTerms: { currency, rate }, at, tape },
      winsLeft: this.winsLeft(contribution, at),
    });
    step.decisions.push(...decisions);
    const { booked } = charge;
    for (const { id } of charge.ins) this.windows.get(id)?.note({ at, booked, brand, player });
    this.crowd.note(contribution, { currency, booked, at, seq, pots: [...this.pots.keys()] });
    const moment: WinMoment = { at, contribution: contribution.id, tape };
    const paid = select(this, decisions);
    this.moments = paid.filter(({ isByStake }) => isByStake);
    return this.#booked(
      win(
        this,
        paid.filter(({ isByStake }) => !isByStake),
        contribution,
        moment,
      ),
    );
  }

  /** Draws the winner of a pot whose moment came with the contribution before, among those of its window so far. */
  drawByStake(at: number, tape: Tape): Booked | undefined {
    const pot = this.moments.shift();
    const window = pot && this.windows.get(pot.id)?.waiting;
    if (pot === undefined || window === undefined || window.end <= at) return undefined;
    return this.#booked(drawWindow(this, pot, window, at, tape, 'Stake'));
  }

  /** Credits a raffle player for a contribution that qualifies, and returns the resulting tickets. */
  earn(charge: Charge, { brand, player, wager, rate, at }: Contribution) {
    if (this.terms.raffle === undefined || this.tickets === undefined) return undefined;
    const spent = this.terms.raffle.source === 'Contribution' ? charge.booked : new Exact(wager).times(rate).floor;
    const { holder, awarded } = this.tickets.earn({ brand, player }, spent, at);
    this.note(`tickets by ${this.terms.raffle.source}`);
    const { accumulated, tickets } = holder;
    return { awarded, period: this.tickets.at(at).index, accumulated: String(accumulated), tickets: Number(tickets) };
  }

  armed(pot: PotTerms, payTerms: PayTerms): boolean {
    return isArmed(this, pot, payTerms);
  }

  /** A win from outside. Nothing when the pot may not be won. */
  trigger(potId: string, name: Name, at: number, tape: Tape): Booked | undefined {
    const pot = this.terms.pots.find(({ id }) => id === potId);
    const payTerms = this.payTermsOf(name);
    if (pot === undefined || !pot.external || !this.isEnabled(pot) || !this.armed(pot, payTerms)) return undefined;
    const decision = { pot: potId, trigger: 'External', armed: true, draws: [], hit: true, selected: true };
    this.note('win by External');
    return this.#booked(win(this, [pot], { ...name, ...payTerms }, { at, contribution: null, tape }, [decision]));
  }

  /** Reports whether a scheduled drawing is overdue. */
  isDue(now: number): boolean {
    return this.#over(now) !== undefined || this.#period(now) !== undefined;
  }

  /** The first window to end of those with contributions; one past the instance's end is never drawn. */
  #over(now: number): { readonly pot: PotTerms; readonly window: Window } | undefined {
    const waiting = this.terms.pots.filter(this.isEnabled).flatMap((pot) => {
      const window = this.windows.get(pot.id)?.waiting;
      return window !== undefined && window.end <= Math.min(now, this.#endsAt) ? [{ pot, window }] : [];
    });
    return waiting.sort((a, b) => a.window.end - b.window.end)[0];
  }

  /** The pots of a raffle that are still to be drawn among the tickets of a period. */
  #period(now: number): { readonly period: Period; readonly left: PotTerms[] } | undefined {
    for (;;) {
      const period = this.#drawing?.period ?? this.tickets?.over(now);
      if (period === undefined) return undefined;
      const left = (this.#drawing?.left ?? this.terms.pots).filter(this.isEnabled);
      this.#drawing = left.length > 0 ? { period, left } : undefined;
      if (this.#drawing !== undefined) return this.#drawing;
      this.tickets?.forget(period);
    }
  }

  /** Makes the next scheduled drawing, if one is due. */
  drawDue(now: number, tape: Tape): Booked | undefined {
    const due = this.#over(now);
    if (due !== undefined) return this.#booked(drawWindow(this, due.pot, due.window, now, tape));
    const { period, left } = this.#period(now) ?? {};
    const pot = left?.shift();
    return period === undefined || pot === undefined ? undefined : this.#booked(drawPot(this, pot, period, now, tape));
  }

  pay(amount: bigint, kind: 'payment' | 'settlement', facts: Step['facts']): Booked {
    return this.#flow(kind, '.withheld', '.paid', amount, facts);
  }

  acknowledge(amount: bigint, facts: Step['facts']): Booked {
    return this.#flow('diversion', '.diverting', '.diverted', amount, facts);
  }

  /** A change of a fraction moves no money. */
  carry(facts: Step['facts']): Booked {
    this.accounts.begin('carry', facts);
    return this.#booked([]);
  }

  #flow(kind: string, from: string, to: string, amount: bigint, facts: Step['facts']): Booked {
    this.accounts.begin(kind, facts);
    this.accounts.move(from, -amount);
    this.accounts.move(to, amount);
    return this.#booked([]);
  }

  #share({ byPlayer, byOperator, bonus, booked, base, ins }: Charge): void {
    const { accounts } = this;
    const whole = new Exact(base);
    accounts.move('.playerPaid', -byPlayer);
    accounts.move('.operatorPaid', -byOperator);
    accounts.move('.bonusPaid', -(bonus?.paid ?? 0n));
    let left = booked;
    const house = least(this.terms.house(whole).floor, left);
    left -= house;
    for (const pot of ins) {
      const part = least(pot.share(whole).floor, left);
      left -= part;
      this.#fund(pot, part);
      this.pot(pot.id).contributions += 1;
    }
    accounts.move('.house', house + left);
    this.contributions += 1;
  }

  #fund(pot: PotTerms, part: bigint): void {
    const { accounts, note } = this;
    const asked = pot.seedShare(new Exact(part)).floor;
    const room = most(0n, pot.minReseed - accounts.held(`${pot.id}.contributedSeed`));
    const seed = { CollectToMinReseed: least(asked, room), CollectAlways: asked, None: 0n }[pot.fund];
    if (seed < asked && pot.fund === 'CollectToMinReseed') note('seed part cut at min_reseed');
    note(`fund ${pot.fund}`);
    accounts.move(`${pot.id}.contributedSeed`, seed);
    if (!pot.progressive) {
      accounts.move(`${pot.id}.surplusSeed`, part - seed);
      return;
    }
    this.raise(pot, part - seed);
  }

  /** Raises what a pot is worth, up to its ceiling; what is above it overflows. */
  raise(pot: PotTerms, amount: bigint): void {
    const rise = least(amount, pot.ceiling - this.accounts.value(pot.id));
    if (rise < amount) this.note('overflow at the ceiling');
    this.accounts.move(`${pot.id}.contributedAmount`, rise);
    this.accounts.move(`${pot.id}.overflow`, amount - rise);
  }

  #booked(won: readonly Won[]): Booked {
    return { steps: this.accounts.end(), won };
  }
}
