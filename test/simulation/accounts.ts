import type { PotTerms } from './terms.ts';

/** A net movement by account, `pot.account` or `.account`; accounts that do not move are absent. */
export type Moves = Map<string, bigint>;
/** One entry that the ledger must hold. */
export type Step = {
  readonly kind: string;
  readonly moves: Moves;
  readonly decisions: Decision[];
  /** The facts it is sealed with, given its reference. */
  readonly facts: ((reference: string) => unknown) | undefined;
};
export type Decision = {
  readonly pot: string;
  readonly trigger: string;
  readonly armed: boolean;
  readonly draws: { readonly range: string; readonly outcome: string }[];
  readonly hit: boolean;
  selected: boolean;
};

const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const;
/** Money that comes from outside, negative, and money that goes there. */
export const FLOWS: readonly string[] = [
  ...['.initialSeed', '.playerPaid', '.operatorPaid', '.bonusPaid', '.adjusted', '.transferredIn'],
  ...['.paid', '.diverted', '.transferredOut', '.swept'],
];

/** The balances that one instance should hold, and the entries that led there. */
export class Accounts {
  readonly money: Moves = new Map();
  #steps: Step[] = [];

  held(account: string): bigint {
    return this.money.get(account) ?? 0n;
  }

  value(pot: string): bigint {
    return this.held(`${pot}.seedValue`) + this.held(`${pot}.contributedAmount`);
  }

  /** Everything that a pot holds. */
  stock(pot: string): bigint {
    return POT_ACCOUNTS.reduce((sum, account) => sum + this.held(`${pot}.${account}`), 0n);
  }

  begin(kind: string, facts?: Step['facts'], decisions: Decision[] = []): Step {
    const step: Step = { kind, moves: new Map(), decisions, facts };
    this.#steps.push(step);
    return step;
  }

  /** Moves an account in the step that was begun last. */
  move(account: string, amount: bigint): void {
    const step = this.#steps.at(-1);
    if (step === undefined) throw new Error(`${account} moves outside of any step`);
    if (amount === 0n) return;
    this.money.set(account, this.held(account) + amount);
    const net = (step.moves.get(account) ?? 0n) + amount;
    if (net === 0n) step.moves.delete(account);
    else step.moves.set(account, net);
  }

  /** Takes everything out of a pot. */
  empty(pot: string, accounts: readonly string[] = POT_ACCOUNTS): void {
    for (const account of accounts) this.move(`${pot}.${account}`, -this.held(`${pot}.${account}`));
  }

  /** The steps since the last time. */
  end(): readonly Step[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  /** The laws that hold after every commit, asked of balances from wherever they come; what has flowed is the auditor's own. */
  broken(pots: readonly PotTerms[], balances: ReadonlyMap<string, bigint>): string | undefined {
    const of = (account: string) => balances.get(account) ?? 0n;
    let stock = of('.house') + of('.withheld') + of('.diverting');
    for (const pot of pots) {
      for (const account of POT_ACCOUNTS) {
        const amount = of(`${pot.id}.${account}`);
        if (amount < 0n) return `${pot.id}.${account} is negative: ${amount}`;
        stock += amount;
      }
      const value = of(`${pot.id}.seedValue`) + of(`${pot.id}.contributedAmount`);
      if (value > pot.ceiling) return `${pot.id} is worth ${value}, above its ceiling ${pot.ceiling}`;
    }
    if (of('.withheld') < 0n || of('.diverting') < 0n) return 'a liability is negative';
    const ought = -FLOWS.reduce((sum, account) => sum + this.held(account), 0n);
    return stock === ought
      ? undefined
      : `conservation: the instance holds ${stock}, what came less what went is ${ought}`;
  }
}
