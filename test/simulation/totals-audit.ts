import { keepTotals } from '../../platform/reports/keep-totals.ts';
import { type InProcessPlatform, SYSTEM } from '../support/platform.ts';
import type { Entry, Evidence, PayoutRow } from './evidence.ts';

type Sums = Map<string, bigint>;
type Reported = Readonly<Record<string, string | number | boolean | readonly unknown[]>>;

const DAY_MS = 86_400_000n;
const dayOf = (atMs: bigint): string => new Date(Number((atMs / DAY_MS) * DAY_MS)).toISOString().slice(0, 10);

/** Incoming money is negative in the ledger. */
const FIELDS: Readonly<Record<string, readonly [field: string, sign: bigint]>> = {
  playerPaid: ['player_paid', -1n],
  operatorPaid: ['operator_paid', -1n],
  bonusPaid: ['bonus_paid', -1n],
  initialSeed: ['initial_seeds', -1n],
  adjusted: ['adjusted', -1n],
  transferredIn: ['transferred_in', -1n],
  transferredOut: ['transferred_out', 1n],
  swept: ['swept', 1n],
  diverted: ['diverted', 1n],
  house: ['house', 1n],
  withheld: ['withheld', 1n],
  diverting: ['diverting', 1n],
  seedValue: ['pots', 1n],
  contributedAmount: ['pots', 1n],
  contributedSeed: ['seeds', 1n],
  surplusSeed: ['seeds', 1n],
  overflow: ['overflow', 1n],
};
const COUNTED: Readonly<Record<string, string>> = { contribution: 'contributions', win: 'wins' };
const PAID: Readonly<Record<string, string>> = { payment: 'paid', settlement: 'settled' };

/** Adds up what every entry moved, and compares it at the end with the totals and the reconciliations that operators read. */
export class TotalsAudit {
  readonly #entries: Entry[] = [];

  see({ entries }: Evidence): void {
    this.#entries.push(...entries);
  }

  /** Every difference, with the totals not kept yet and then kept. */
  async compare(platform: InProcessPlatform, payouts: readonly PayoutRow[]): Promise<string[]> {
    const expected = this.#sums(payouts);
    const faults: string[] = [];
    for (const when of ['before', 'after'] as const) {
      if (when === 'after') for (const error of await keepTotals(platform.store)) faults.push(String(error));
      const days = await readAll(platform, 'listDayTotals', { sort_direction: when === 'before' ? 1 : -1 });
      const found = new Map<string, bigint>();
      for (const { day, instance_id, brand_id = '', currency: _, ...fields } of days)
        for (const [field, value] of Object.entries(fields))
          found.set(
            `${day} ${instance_id} ${brand_id} ${field}`,
            typeof value === 'string' ? micros(value) : BigInt(Number(value)),
          );
      for (const name of new Set([...expected.keys(), ...found.keys()]))
        if ((expected.get(name) ?? 0n) !== (found.get(name) ?? 0n))
          faults.push(`${name} is ${found.get(name)} ${when} totals are kept; the entries say ${expected.get(name)}`);
      faults.push(...(await this.#reconcile(platform, expected)));
    }
    return faults;
  }

  #sums(payouts: readonly PayoutRow[]): Sums {
    const sums: Sums = new Map();
    const owed = Map.groupBy(payouts, ({ winId }) => winId);
    const brands = new Map(payouts.map(({ transactionId, brandPath }) => [transactionId, brandPath]));
    for (const { kind, atMs, instanceId, reference, facts: text, lines } of this.#entries) {
      const facts = text === null ? {} : JSON.parse(text);
      const add = (brand: string, field: string, amount: bigint): void => {
        const name = `${dayOf(atMs)} ${instanceId} ${brand} ${field}`;
        sums.set(name, (sums.get(name) ?? 0n) + amount);
      };
      const brand = kind === 'contribution' || kind === 'win' ? facts.brand : (brands.get(reference) ?? '');
      const counted = COUNTED[kind];
      if (counted !== undefined) add(brand, counted, 1n);
      const isWon = (kind === 'win' || kind === 'draw') && lines.some(({ account }) => account === 'withheld');
      if (isWon)
        for (const { brandPath, amount } of owed.get(facts.win) ?? [])
          for (const field of ['won', 'withheld']) add(brandPath, field, amount);
      for (const { account, amount } of lines) {
        if (account === 'bonusPaid') add(brand, 'operator_paid', -amount);
        const [field, sign] = FIELDS[account] ?? [PAID[kind] ?? '?', 1n];
        if (!isWon || account !== 'withheld') add(brand, field, amount * sign);
      }
    }
    return sums;
  }

  /** Each month closes with what the next one opens with, and all that moved lies between. */
  async #reconcile(platform: InProcessPlatform, expected: Sums): Promise<string[]> {
    const faults: string[] = [];
    const months = [...new Set(this.#entries.map(({ atMs }) => dayOf(atMs).slice(0, 7)))].sort();
    const closed = new Map<unknown, string>();
    const moved: Sums = new Map();
    for (const month of months)
      for (const row of await readAll(platform, 'listReconciliations', { month })) {
        const { instance_id, balances, differences, opening, closing, ...fields } = row;
        if (balances !== true) faults.push(`${instance_id} does not balance: ${JSON.stringify(differences)}`);
        const before = closed.get(instance_id);
        if (before !== undefined && before !== JSON.stringify(opening))
          faults.push(`${instance_id} opens ${month} with ${JSON.stringify(opening)} and had closed with ${before}`);
        closed.set(instance_id, JSON.stringify(closing));
        for (const field of ['contributions', 'player_paid', 'won', 'paid', 'house', 'pots', 'seeds'])
          moved.set(`${month} ${instance_id} ${field}`, BigInt(fieldMicros(fields[field])));
      }
    const byMonth: Sums = new Map();
    for (const [name, amount] of expected) {
      const [day = '', instance, , field] = name.split(' ');
      const key = `${day.slice(0, 7)} ${instance} ${field}`;
      byMonth.set(key, (byMonth.get(key) ?? 0n) + amount);
    }
    for (const [name, amount] of moved)
      if ((byMonth.get(name) ?? 0n) !== amount)
        faults.push(`${name} is ${amount} by the month; the entries say ${byMonth.get(name)}`);
    return faults;
  }
}

const micros = (text: string): bigint => {
  const [units = '', decimals = ''] = text.replace('-', '').split('.');
  const amount = BigInt(units) * 1_000_000n + BigInt(decimals.padEnd(6, '0'));
  return text.startsWith('-') ? -amount : amount;
};

const fieldMicros = (value: unknown): bigint => (typeof value === 'string' ? micros(value) : BigInt(Number(value)));

const readAll = async (
  platform: InProcessPlatform,
  operation: 'listDayTotals' | 'listReconciliations',
  query: Readonly<Record<string, unknown>>,
): Promise<readonly Reported[]> => {
  const rows: Reported[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await platform.call(operation, { query: { ...query, page, limit: 500 } }, SYSTEM);
    const found = body as readonly Reported[];
    rows.push(...found);
    if (found.length < 500) return rows;
  }
};
