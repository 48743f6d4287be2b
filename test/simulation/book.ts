import { type Charge, minorUnit } from './charge.ts';
import { Exact, least, most } from './exact.ts';
import type { PotTerms, Terms, Way } from './terms.ts';

/** A net movement by account, `pot.account` or `.account`; accounts that do not move are absent. */
export type Moves = Map<string, bigint>;
/** One entry that the ledger must hold. */
export type Step = { readonly kind: string; readonly moves: Moves; readonly decisions: Decision[] };
export type Decision = {
  readonly pot: string;
  readonly trigger: string;
  readonly armed: boolean;
  readonly draws: { readonly range: string; readonly outcome: string }[];
  readonly hit: boolean;
  selected: boolean;
};
export type Prize = {
  readonly pot: string;
  readonly life: number;
  readonly value: bigint;
  readonly amount: bigint;
  readonly pay: bigint;
  readonly currency: string;
};
/** The money that a winner gets: in which currency, and how much of J one unit of it is. */
export type Purse = { readonly currency: string; readonly rate: Exact };
/** The next number that was drawn, which must have been drawn below `range`. */
export type Tape = (range: bigint) => bigint;

type PotBook = { enabled: boolean; due: boolean; life: number; contributions: number };

const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'];

/** What one instance ought to hold, kept by the auditor alone. */
export class Book {
  readonly terms: Terms;
  readonly money: Moves = new Map();
  readonly pots: ReadonlyMap<string, PotBook>;
  readonly flows = { seeds: 0n, byPlayers: 0n, byOperator: 0n, paid: 0n };
  contributions = 0;
  /** What has been seen, so that a quiet simulation is noticed. */
  readonly #note: (what: string) => void;
  #steps: Step[] = [];

  constructor(terms: Terms, note: (what: string) => void) {
    this.terms = terms;
    this.#note = note;
    this.pots = new Map(
      terms.pots.map(({ id }) => [id, { enabled: true, due: false, life: 1, contributions: 0 }] as const),
    );
  }

  held(account: string): bigint {
    return this.money.get(account) ?? 0n;
  }

  value(pot: string): bigint {
    return this.held(`${pot}.seedValue`) + this.held(`${pot}.contributedAmount`);
  }

  isEnabled = ({ id }: PotTerms): boolean => this.#pot(id).enabled;

  open(): readonly Step[] {
    const step = this.#begin('seed');
    for (const { id, initial } of this.terms.pots) {
      this.#move(step, `${id}.seedValue`, initial);
      this.#move(step, '.initialSeed', -initial);
      this.flows.seeds += initial;
    }
    return this.#end();
  }

  contribute(charge: Charge, purse: Purse, draw: Tape): { readonly steps: readonly Step[]; readonly prizes: Prize[] } {
    const step = this.#begin('contribution');
    const before = new Map(charge.ins.map(({ id }) => [id, this.value(id)]));
    this.#share(step, charge);
    const decisions = this.#play(charge, before, purse, draw);
    step.decisions.push(...decisions);
    const prizes = this.#select(decisions).map((pot) => this.#win(pot, purse));
    return { steps: this.#end(), prizes };
  }

  /** A win from outside. Nothing when the pot may not be won. */
  trigger(potId: string, purse: Purse): { readonly steps: readonly Step[]; readonly prizes: Prize[] } | undefined {
    const pot = this.terms.pots.find(({ id }) => id === potId);
    if (pot === undefined || !pot.external || !this.#pot(potId).enabled || !this.armed(pot, purse)) return undefined;
    const decision = { pot: potId, trigger: 'External', armed: true, draws: [], hit: true, selected: true };
    const prize = this.#win(pot, purse, decision);
    this.#note('win by External');
    return { steps: this.#end(), prizes: [prize] };
  }

  pay(amount: bigint): readonly Step[] {
    const step = this.#begin('payment');
    this.#move(step, '.withheld', -amount);
    this.#move(step, '.paid', amount);
    this.flows.paid += amount;
    return this.#end();
  }

  armed(pot: PotTerms, purse: Purse, spokenFor = 0n): boolean {
    if (new Exact(this.value(pot.id)).over(purse.rate).floor < minorUnit(purse.currency)) return false;
    const lacking = this.#lacking(pot);
    if (lacking === 0n || pot.deficit === undefined) return true;
    return most(0n, lacking - (this.held('.house') - spokenFor)) <= pot.deficit;
  }

  #share(step: Step, { byPlayer, byOperator, booked, base, ins }: Charge): void {
    const whole = new Exact(base);
    this.#move(step, '.playerPaid', -byPlayer);
    this.#move(step, '.operatorPaid', -byOperator);
    this.flows.byPlayers += byPlayer;
    this.flows.byOperator += byOperator;
    let left = booked;
    const house = least(this.terms.house(whole).floor, left);
    left -= house;
    for (const pot of ins) {
      const part = least(pot.share(whole).floor, left);
      left -= part;
      this.#fund(step, pot, part);
      this.#pot(pot.id).contributions += 1;
    }
    this.#move(step, '.house', house + left);
    this.contributions += 1;
  }

  #fund(step: Step, pot: PotTerms, part: bigint): void {
    const asked = pot.seedShare(new Exact(part)).floor;
    const room = most(0n, pot.minReseed - this.held(`${pot.id}.contributedSeed`));
    const seed = { CollectToMinReseed: least(asked, room), CollectAlways: asked, None: 0n }[pot.fund];
    if (seed < asked && pot.fund === 'CollectToMinReseed') this.#note('seed part cut at min_reseed');
    this.#move(step, `${pot.id}.contributedSeed`, seed);
    if (!pot.progressive) {
      this.#move(step, `${pot.id}.surplusSeed`, part - seed);
      return;
    }
    const rise = least(part - seed, pot.ceiling - this.value(pot.id));
    if (rise < part - seed) this.#note('overflow at the ceiling');
    this.#move(step, `${pot.id}.contributedAmount`, rise);
    this.#move(step, `${pot.id}.overflow`, part - seed - rise);
  }

  #play(charge: Charge, before: ReadonlyMap<string, bigint>, purse: Purse, draw: Tape): Decision[] {
    let spokenFor = 0n;
    return charge.ins.flatMap((pot) => {
      if (pot.triggers.length === 0) return [];
      const armed = this.armed(pot, purse, spokenFor);
      if (!armed) this.#note('unarmed');
      const decisions = pot.triggers.map((way): Decision => {
        const draws: Decision['draws'] = [];
        const drawn: Tape = (range) => {
          const outcome = draw(range);
          draws.push({ range: String(range), outcome: String(outcome) });
          return outcome;
        };
        const start = before.get(pot.id) ?? 0n;
        const hit = armed && this.#hits(pot, way, charge.base, start, drawn);
        return { pot: pot.id, trigger: way.by, armed, draws, hit, selected: false };
      });
      if (this.terms.selector === 'None' && decisions.some(({ hit }) => hit)) spokenFor += this.#lacking(pot);
      return decisions;
    });
  }

  #hits(pot: PotTerms, way: Way, base: bigint, start: bigint, draw: Tape): boolean {
    if (way.by === 'MustHitBy') {
      if (this.#pot(pot.id).due) this.#note('due hit');
      if (start >= way.at || this.#pot(pot.id).due) return true;
      const added = this.value(pot.id) - start;
      return added > 0n && draw(way.at - start) < added;
    }
    const rest = base % way.cost;
    let attempts = base / way.cost;
    if (rest > 0n && draw(way.cost) < rest) attempts += 1n;
    for (; attempts > 0n; attempts -= 1n) if (draw(way.odds) === 0n) return true;
    return false;
  }

  /** Which of the pots that hit are paid; what becomes of the others. */
  #select(decisions: readonly Decision[]): PotTerms[] {
    const hits = this.terms.pots.filter(({ id }) => decisions.some(({ pot, hit }) => hit && pot === id));
    let paid = hits;
    if (this.terms.selector !== 'None' && hits.length > 1) {
      const values = hits.map(({ id }) => this.value(id));
      const wanted = this.terms.selector === 'Lowest' ? least(...values) : most(...values);
      paid = hits.slice(values.indexOf(wanted), values.indexOf(wanted) + 1);
      this.#note(`several hit, ${this.terms.selector}`);
    } else if (hits.length > 1) this.#note('several hit, None');
    for (const decision of decisions) {
      if (!decision.hit) continue;
      decision.selected = paid.some(({ id }) => id === decision.pot);
      if (decision.selected) this.#note(`win by ${decision.trigger}`);
      else if (decision.trigger === 'MustHitBy') this.#pot(decision.pot).due = true;
    }
    return paid;
  }

  #win(pot: PotTerms, { currency, rate }: Purse, ...decisions: Decision[]): Prize {
    const value = this.value(pot.id);
    const unit = minorUnit(currency);
    const pay = new Exact(value).over(rate).over(new Exact(unit)).floor * unit;
    const amount = new Exact(pay).times(rate).ceiling;
    const step = this.#begin('win', decisions);
    for (const account of ['seedValue', 'contributedAmount'])
      this.#move(step, `${pot.id}.${account}`, -this.held(`${pot.id}.${account}`));
    this.#move(step, '.withheld', amount);
    this.#move(step, `${pot.id}.surplusSeed`, value - amount);
    if (value > amount) this.#note('residue');
    const state = this.#pot(pot.id);
    const { life } = state;
    state.due = false;
    if (pot.lives > 0 && life >= pot.lives) {
      state.enabled = false;
      this.#note('disabled after its last life');
    } else {
      state.life += 1;
      this.#reseed(pot);
    }
    return { pot: pot.id, life, value, amount, pay, currency };
  }

  #reseed(pot: PotTerms): void {
    const target = this.#target(pot);
    if (target === 0n) return;
    const step = this.#begin('reseed');
    let missing = target;
    for (const account of ['contributedSeed', 'overflow', 'surplusSeed']) {
      const given = least(missing, this.held(`${pot.id}.${account}`));
      this.#move(step, `${pot.id}.${account}`, -given);
      missing -= given;
      if (given > 0n) this.#note(`reseed from ${account}`);
    }
    if (missing > 0n) this.#note('reseed from house');
    this.#move(step, '.house', -missing);
    const seed = least(target, pot.ceiling);
    if (seed < target) this.#note('reseed above the ceiling');
    this.#move(step, `${pot.id}.seedValue`, seed);
    this.#move(step, `${pot.id}.overflow`, target - seed);
    this.#note(`reseed ${pot.reseed}`);
  }

  #target(pot: PotTerms): bigint {
    const collected = this.held(`${pot.id}.contributedSeed`);
    if (pot.reseed === 'Full') return most(pot.minReseed, collected);
    return pot.reseed === 'MinReseed'
      ? pot.minReseed
      : least(pot.minReseed, collected + this.held(`${pot.id}.surplusSeed`));
  }

  /** What the house would have to add if the pot were won now. */
  #lacking(pot: PotTerms): bigint {
    if (pot.lives > 0 && this.#pot(pot.id).life >= pot.lives) return 0n;
    const own = ['contributedSeed', 'surplusSeed', 'overflow'].map((account) => this.held(`${pot.id}.${account}`));
    return most(
      0n,
      own.reduce((left, amount) => left - amount, this.#target(pot)),
    );
  }

  /** The laws that hold after every commit, asked of balances from wherever they come. */
  broken(balances: ReadonlyMap<string, bigint>): string | undefined {
    const of = (account: string) => balances.get(account) ?? 0n;
    let stock = of('.house') + of('.withheld') + of('.diverting');
    for (const pot of this.terms.pots) {
      for (const account of POT_ACCOUNTS) {
        const amount = of(`${pot.id}.${account}`);
        if (amount < 0n) return `${pot.id}.${account} is negative: ${amount}`;
        stock += amount;
      }
      const value = of(`${pot.id}.seedValue`) + of(`${pot.id}.contributedAmount`);
      if (value > pot.ceiling) return `${pot.id} is worth ${value}, above its ceiling ${pot.ceiling}`;
    }
    if (of('.withheld') < 0n || of('.diverting') < 0n) return 'a liability is negative';
    const { seeds, byPlayers, byOperator, paid } = this.flows;
    const ought = seeds + byPlayers + byOperator - paid;
    return stock === ought
      ? undefined
      : `conservation: the instance holds ${stock}, what came less what went is ${ought}`;
  }

  #pot(id: string): PotBook {
    const pot = this.pots.get(id);
    if (pot === undefined) throw new Error(`the terms have no pot ${id}`);
    return pot;
  }

  #begin(kind: string, decisions: Decision[] = []): Step {
    const step: Step = { kind, moves: new Map(), decisions };
    this.#steps.push(step);
    return step;
  }

  #move(step: Step, account: string, amount: bigint): void {
    if (amount === 0n) return;
    this.money.set(account, this.held(account) + amount);
    const net = (step.moves.get(account) ?? 0n) + amount;
    if (net === 0n) step.moves.delete(account);
    else step.moves.set(account, net);
  }

  #end(): readonly Step[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }
}
