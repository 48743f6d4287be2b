import type { Instance } from '../../db/jackpots/instances.ts';
import { rulesDigest } from '../../db/ledger/facts.ts';
import type { JackpotRules, RaffleRules } from '../../domain/jackpot/rules.ts';
import type { InstanceBalances, JackpotState, PotBalances } from '../../domain/jackpot/state.ts';
import { findNotDrawn } from '../../domain/raffle/draw-pot.ts';
import { computePeriod, type RafflePeriod } from '../../domain/raffle/raffle-period.ts';
import { findBalance, type Tally } from './tally.ts';

/**
 * Records which pots could pay no prize at the end of each raffle period, that is before the first entry booked then or later. Releases
 * before 0.5.0 skipped such pots without an entry.
 */
export class PeriodEnds {
  readonly #instance: Instance;
  readonly #rulesOf: (instance: Instance) => JackpotRules;
  readonly #digest: string;

  constructor(instance: Instance, rulesOf: (instance: Instance) => JackpotRules) {
    this.#instance = instance;
    this.#rulesOf = rulesOf;
    this.#digest = rulesDigest(instance.rules);
  }

  /** Records the periods that are over by a given time, with the current balances. */
  pass(tally: Tally, atMs: number): void {
    if (tally.periods.size === 0) return;
    // Rules that differ from the first entry's excuse nothing.
    if (this.#digest !== tally.seed?.rules) return;
    const rules = this.#rulesOf(this.#instance);
    if (rules.raffle === undefined) return;
    for (const [index, holdings] of tally.periods) {
      if (tally.unpayable?.has(index)) continue;
      const period = this.#periodOf(rules.raffle, index);
      if (atMs < period.endsAtMs) continue;
      let tickets = 0;
      for (const holding of holdings.values()) tickets += holding.tickets;
      if (tickets === 0) continue;
      tally.unpayable ??= new Map();
      tally.unpayable.set(index, unpayablePots(tally, rules, rules.raffle, tickets, period.isLast));
    }
  }

  /** The tally once every period is over; do not continue from it. */
  allPassed(tally: Tally): Tally {
    const passed = { ...tally, unpayable: new Map(tally.unpayable) };
    this.pass(passed, Number.POSITIVE_INFINITY);
    return passed;
  }

  /** An end moved to before the period does not shorten it. */
  #periodOf({ durationMs }: RaffleRules, index: number): RafflePeriod {
    const { startsAtMs: start, createdAtMs, endsAtMs } = this.#instance;
    const startsAtMs = start ?? createdAtMs;
    const isCut = endsAtMs !== null && startsAtMs + index * durationMs >= endsAtMs;
    return computePeriod({ startsAtMs, durationMs, endsAtMs: isCut ? null : endsAtMs }, index);
  }
}

const unpayablePots = (
  tally: Tally,
  { currency, pots }: JackpotRules,
  raffle: RaffleRules,
  tickets: number,
  isLast: boolean,
): string[] => {
  const state = stateOf(tally);
  return pots
    .filter((pot) => findNotDrawn(pot, raffle, state, tickets, { currency, isLast }) !== undefined)
    .map(({ id }) => id);
};

const INSTANCE_ACCOUNTS = [
  'house',
  'withheld',
  'diverting',
  'initialSeed',
  'playerPaid',
  'operatorPaid',
  'adjusted',
  'transferredIn',
  'paid',
  'diverted',
  'transferredOut',
] as const satisfies readonly (keyof InstanceBalances)[];
const POT_ACCOUNTS = [
  'seedValue',
  'contributedAmount',
  'contributedSeed',
  'surplusSeed',
  'overflow',
] as const satisfies readonly (keyof PotBalances)[];

const balancesOf = <Account extends string>(tally: Tally, potId: string, accounts: readonly Account[]) =>
  Object.fromEntries(accounts.map((account) => [account, findBalance(tally, potId, account)])) as Record<
    Account,
    bigint
  >;

/** The ledger's balances as a domain state. */
const stateOf = (tally: Tally): JackpotState => ({
  ...balancesOf(tally, '', INSTANCE_ACCOUNTS),
  totalContributions: tally.kinds.get('contribution') ?? 0,
  pots: [...tally.pots].map(([id, { enabled, due, instanceCount, contributions }]) => ({
    ...balancesOf(tally, id, POT_ACCOUNTS),
    id,
    enabled,
    due,
    instanceCount,
    totalContributions: contributions,
  })),
});
