import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Micros } from '../../domain/money/micros.ts';
import { lastArchivedSeq } from '../archive/archives.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { entryParts, readRecord } from '../ledger/ledger.ts';
import type { PotRow } from '../tables/jackpots.ts';
import { IS_NO_CONTRIBUTION, ledgerEntries } from '../tables/ledger.ts';
import type { Instance } from './instances.ts';

/** The values of pots at some times, in the order of these times. */
export type PotHistory = {
  readonly timesMs: readonly number[];
  readonly values: ReadonlyMap<string, readonly Micros[]>;
};

/** The pots of an instance, and those whose value contributions never change. */
type Of = Pick<Instance, 'id' | 'ledgerSeq'> & {
  readonly pots: readonly Pick<PotRow, 'id' | 'enabled' | Account>[];
  readonly steadyPots: ReadonlySet<string>;
};

type Account = 'seedValue' | 'contributedAmount';
/** An account of a pot, with what the store says it holds now. */
type Balance = { readonly potId: string; readonly account: Account; readonly now: Micros };
type Range = { readonly after: number; readonly through: number };

const at = (name: string) => sql`${sql.placeholder(name)}`;
const isOfInstance = eq(ledgerEntries.instanceId, at('instanceId'));
const isAmong = sql`${ledgerEntries.seq} in (select cast(value as integer) from json_each(${at('seqs')}))`;

const timesOf = statement((db) =>
  db.select({ seq: ledgerEntries.seq, atMs: entryParts.atMs }).from(ledgerEntries).where(and(isOfInstance, isAmong)),
);

const touching = and(
  isOfInstance,
  gt(ledgerEntries.seq, at('after')),
  lte(ledgerEntries.seq, at('through')),
  sql`instr(${ledgerEntries.record}, ${at('posting')}) > 0`,
);
const found = (isWanted: SQL | undefined, order: SQL) =>
  statement((db) =>
    db
      .select({ seq: ledgerEntries.seq, record: ledgerEntries.record })
      .from(ledgerEntries)
      .where(isWanted)
      .orderBy(order)
      .limit(1),
  );
/** The first or last entry that has a posting, among all or among those that are not of contributions. */
const select = {
  last: found(touching, desc(ledgerEntries.seq)),
  lastOther: found(and(touching, IS_NO_CONTRIBUTION), desc(ledgerEntries.seq)),
  first: found(touching, asc(ledgerEntries.seq)),
  firstOther: found(and(touching, IS_NO_CONTRIBUTION), asc(ledgerEntries.seq)),
};

/** Few entries are not of contributions, so that many are passed at once. */
const PASSED_PER_SCANNED = 20;

/**
 * The values of pots at some times, ascending, none of them before the instance was created; times whose entries are archived are left out.
 * Looks up the entries of these times and reads back from each until it finds what moved a balance, at most to the time before it. So the
 * length of the ledger hardly matters, except for a pot that contributions left alone for long, and no entry is read twice for a balance.
 */
export const readPotHistory = (tx: Tx, instance: Of, timesMs: readonly number[]): Promise<PotHistory> =>
  tx.aside(async (reader) => {
    const start = await lastArchivedSeq(reader, instance.id);
    const found = await findSeqs(reader, instance, start, timesMs);
    const points = found.filter(({ seq }) => seq > start);
    const seqs = points.map(({ seq }) => seq);
    const values = new Map<string, Micros[]>();
    for (const pot of instance.pots) {
      const series: Micros[][] = [];
      for (const account of ['seedValue', 'contributedAmount'] as const)
        series.push(await readBalances(reader, instance, { potId: pot.id, account, now: pot[account] }, start, seqs));
      values.set(
        pot.id,
        seqs.map((_, index) => series.reduce((sum, balances) => sum + (balances[index] ?? 0n), 0n)),
      );
    }
    return { timesMs: points.map(({ atMs }) => atMs), values };
  });

/** The last entry at or before each time, by halving all ranges at once; `start` when there is none. */
const findSeqs = async (
  tx: Tx,
  { id, ledgerSeq }: Pick<Of, 'id' | 'ledgerSeq'>,
  start: number,
  timesMs: readonly number[],
): Promise<readonly { readonly atMs: number; readonly seq: number }[]> => {
  const ranges = timesMs.map((atMs) => ({ atMs, low: start, high: ledgerSeq }));
  for (;;) {
    const open = ranges.filter(({ low, high }) => low < high);
    if (open.length === 0) return ranges.map(({ atMs, low }) => ({ atMs, seq: low }));
    const middle = ({ low, high }: { low: number; high: number }): number => Math.ceil((low + high) / 2);
    const seqs = JSON.stringify([...new Set(open.map(middle))]);
    const times = new Map((await tx.all(timesOf, { instanceId: id, seqs })).map(({ seq, atMs }) => [seq, atMs]));
    for (const range of open) {
      const seq = middle(range);
      if ((times.get(seq) ?? 0) <= range.atMs) range.low = seq;
      else range.high = seq - 1;
    }
    await tx.pause();
  }
};

/** Reads the balance of an account after each of some entries, ascending. */
const readBalances = async (
  tx: Tx,
  { id, ledgerSeq, pots, steadyPots }: Of,
  balance: Balance,
  start: number,
  seqs: readonly number[],
): Promise<Micros[]> => {
  const { potId, account } = balance;
  // Contributions never move a seed value.
  const isSteady = account === 'seedValue' || steadyPots.has(potId);
  const last = (range: Range, amongOthers = isSteady) =>
    search(tx, id, amongOthers ? 'lastOther' : 'last', balance, range);
  const first = (range: Range) => search(tx, id, isSteady ? 'firstOther' : 'first', balance, range);
  const whole = { after: start, through: ledgerSeq };
  // A disabled pot takes no contributions, however many the others take.
  const isDisabled = pots.some((pot) => pot.id === potId && !pot.enabled);
  const end = isSteady || !isDisabled ? ledgerSeq : ((await last(whole, true))?.seq ?? ledgerSeq);
  const balances: Micros[] = [];
  let after = start;
  let known: Micros | undefined;
  for (const seq of seqs) {
    const found = await last({ after, through: Math.min(seq, end) });
    known = found?.afterwards ?? known ?? (await first({ after: seq, through: ledgerSeq }))?.before ?? balance.now;
    balances.push(known);
    after = seq;
  }
  return balances;
};

type Moved = { readonly seq: number; readonly before: Micros; readonly afterwards: Micros };

/** The first or last entry of a range that moves an account. */
const search = async (
  tx: Tx,
  instanceId: string,
  which: keyof typeof select,
  { potId, account }: Balance,
  { after, through }: Range,
): Promise<Moved | undefined> => {
  const posting = JSON.stringify([potId, account]).replace(']', ',');
  const size = which === 'lastOther' || which === 'firstOther' ? tx.rowsAtOnce * PASSED_PER_SCANNED : tx.rowsAtOnce;
  for (let passed = 0; passed < through - after; passed += size) {
    const slice =
      which === 'first' || which === 'firstOther'
        ? { after: after + passed, through: Math.min(after + passed + size, through) }
        : { after: Math.max(through - passed - size, after), through: through - passed };
    const found = await tx.get(select[which], { instanceId, posting, ...slice });
    await tx.pause();
    if (found === undefined) continue;
    const moves = readRecord(found.record).lines.filter((line) => line.potId === potId && line.account === account);
    const [first, last] = [moves[0], moves.at(-1)];
    if (first?.balanceAfter == null || last?.balanceAfter == null)
      throw new Error(`entry ${found.seq} of instance ${instanceId} has no balance of ${posting}`);
    return { seq: found.seq, before: first.balanceAfter - first.amount, afterwards: last.balanceAfter };
  }
  return undefined;
};
