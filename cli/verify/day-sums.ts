import type { Tx } from '../../db/engine/tx.ts';
import type { PaymentFacts } from '../../db/ledger/facts.ts';
import type { LedgerLine, Seal } from '../../db/ledger/ledger.ts';
import { readKeptTotals, readTotalled } from '../../db/reports/day-totals.ts';
import type { DayTotal } from '../../db/tables/reports.ts';
import type { EntryRow, Records } from './read-records.ts';
import { readFacts } from './rules/read-facts.ts';
import type { Tally } from './tally.ts';

const LABEL = Buffer.from('pitboss verify: a total of a day\n');
const MARKS = 1n << 256n;
const DAY_MS = 24 * 60 * 60 * 1000;
const MICROS_PER_UNIT = 1_000_000n;

type Key = Pick<DayTotal, 'day' | 'brandPath' | 'kind' | 'account'>;

const nameOf = ({ day, brandPath, kind, account }: Key): string => JSON.stringify([day, brandPath, kind, account]);

/** Returns the brand that an entry's postings belong to; empty for none. */
const brandOf = (entry: EntryRow, { payouts }: Records): string => {
  if (entry.kind === 'contribution' || entry.kind === 'win') return readFacts<{ brand: string }>(entry).brand;
  if (entry.kind !== 'payment' && entry.kind !== 'settlement') return '';
  return payouts.get(readFacts<PaymentFacts>(entry).transaction)?.brand ?? '';
};

/**
 * The movements of the replayed entries by day, brand, kind and account. An earlier run is part of it as one number: the sum of keyed
 * hashes of the names, each times its amount, is the same in all portions that it may be added up in.
 */
export class DaySums {
  /** The last entry that the kept totals have. */
  readonly keptSeq: number;
  readonly #resumedAt: number;
  readonly #kept = new Map<string, bigint>();
  readonly #since = new Map<string, bigint>();

  private constructor(keptSeq: number, resumedAt: number) {
    this.keptSeq = keptSeq;
    this.#resumedAt = resumedAt;
  }

  static async of(tx: Tx, instanceId: string, resumedAt: number): Promise<DaySums> {
    return new DaySums(await readTotalled(tx, instanceId), resumedAt);
  }

  add({ seq, atMs, kind }: EntryRow, brandPath: string, account: string, amount: bigint): void {
    const name = nameOf({ day: Math.floor(atMs / DAY_MS), brandPath, kind, account });
    const sums = seq <= this.keptSeq ? this.#kept : this.#since;
    sums.set(name, (sums.get(name) ?? 0n) + amount);
  }

  /** An entry, without what a win owes: that belongs to the brands of its payees. */
  addEntry(entry: EntryRow, lines: readonly LedgerLine[], records: Records): void {
    const { kind } = entry;
    if (kind === 'archive' || kind === 'rotation' || kind === 'carry') return;
    const brand = brandOf(entry, records);
    const isWon = kind === 'win' || kind === 'draw';
    this.add(entry, brand, '', MICROS_PER_UNIT);
    for (const { account, amount } of lines)
      if (!isWon || account !== 'withheld') this.add(entry, brand, account, amount);
  }

  /** Compares the kept totals, and adds what was replayed to the tally. Returns the difference. */
  async conclude(tx: Tx, seal: Seal, instanceId: string, tally: Tally): Promise<string | undefined> {
    const before = this.#resumedAt === 0 ? 0n : tally.days;
    // The checkpoint of an earlier release does not say.
    if (before === undefined) return undefined;
    const expected = (before + markOf(seal, this.#kept)) % MARKS;
    tally.days = (expected + markOf(seal, this.#since)) % MARKS;
    // The totals that the earlier run saw are not known.
    if (this.keptSeq < this.#resumedAt) return undefined;
    if (this.keptSeq > tally.seq)
      return `the totals of days have entries up to ${this.keptSeq}; the ledger ends with ${tally.seq}`;
    const found = new Map<string, bigint>();
    for await (const total of readKeptTotals(tx, instanceId))
      found.set(nameOf(total), BigInt(total.units) * MICROS_PER_UNIT + BigInt(total.micros));
    if (markOf(seal, found) === expected) return undefined;
    return (
      (this.#resumedAt === 0 ? this.#first(found) : undefined) ?? 'the totals of days do not follow from the ledger'
    );
  }

  #first(found: ReadonlyMap<string, bigint>): string | undefined {
    const name = [...new Set([...this.#kept.keys(), ...found.keys()])]
      .sort()
      .find((each) => (this.#kept.get(each) ?? 0n) !== (found.get(each) ?? 0n));
    return (
      name && `the total of a day ${name} is ${found.get(name) ?? 0n}; the ledger says ${this.#kept.get(name) ?? 0n}`
    );
  }
}

const markOf = (seal: Seal, sums: ReadonlyMap<string, bigint>): bigint => {
  let sum = 0n;
  for (const [name, amount] of sums)
    if (amount !== 0n) sum += BigInt(`0x${seal(LABEL, name).toString('hex')}`) * amount;
  return ((sum % MARKS) + MARKS) % MARKS;
};
