import { and, eq, sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Entry, Posting } from '../domain/jackpot/entry.ts';
import type { InstanceBalances, JackpotState, PotBalances } from '../domain/jackpot/state.ts';
import type { Micros } from '../domain/money/micros.ts';
import { at, isState, within } from './columns.ts';
import { columnsOf, placeholdersOf, statement } from './engine/statement.ts';
import type { Tx, Write } from './engine/tx.ts';
import { exactSum } from './exact-sum.ts';
import type { Facts } from './facts.ts';
import { instances } from './instances.ts';
import { micros } from './micros-column.ts';

export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** 1, 2, 3 … per instance, without gaps. */
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    atMs: at('at_ms').notNull(),
    /** The account that acted. */
    actor: text('actor').notNull(),
    operation: text('operation').notNull(),
    /** The contribution, win or transaction that the entry books. */
    reference: text('reference'),
    reason: text('reason'),
    idempotencyKey: text('idempotency_key'),
    rate: text('rate'),
    /** What was drawn and why: arming, ranges, outcomes. */
    decisions: text('decisions').notNull(),
    /** What the entry records besides its postings, as JSON: see db/facts.ts. */
    facts: text('facts'),
    /** HMAC over this entry, its postings and the MAC of the previous entry. */
    mac: blob('mac', { mode: 'buffer' }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_seq').on(table.instanceId, table.seq),
    index('ledger_entries_adjustments').on(table.instanceId).where(isState(table.kind, 'adjustment')),
    index('ledger_entries_transfers').on(table.reference).where(sql`kind in ('transfer_out', 'transfer_in')`),
    uniqueIndex('ledger_entries_diversions')
      .on(table.instanceId, table.reference)
      .where(isState(table.kind, 'diversion')),
  ],
);

export const ledgerPostings = sqliteTable(
  'ledger_postings',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    line: integer('line').notNull(),
    /** Empty for the instance's own accounts. */
    potId: text('pot_id').notNull(),
    account: text('account').notNull(),
    amount: micros('amount').notNull(),
    /** Absent for flows, which only ever grow; they are summed on request. */
    balanceAfter: micros('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.line] }),
    within('ledger_postings_amount', table.amount),
    within('ledger_postings_balance_after', table.balanceAfter),
  ],
);

/** Seals a record together with the previous seal, using a key kept outside the store. */
export type Seal = (previous: Uint8Array, record: string) => Buffer;

/** Why an entry was made and by whom. */
export type EntryContext = {
  /** The id of the account that acted; `pitboss` for the platform itself. */
  readonly actor: string;
  readonly operation: string;
  /** The contribution, win or transaction being booked. */
  readonly reference: string;
  readonly atMs: number;
  readonly reason?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly rate?: string | undefined;
  readonly facts?: Facts | undefined;
};

/** The end of an instance's audit chain. */
export type ChainHead = { readonly seq: number; readonly mac: Uint8Array };

/** The predecessor of every chain's first entry. */
export const CHAIN_START: Uint8Array = new Uint8Array(32);

const insertEntry = statement((db) =>
  db.insert(ledgerEntries).values(placeholdersOf(ledgerEntries, columnsOf(ledgerEntries, 'id'))),
);

const POSTING_COLUMNS = columnsOf(ledgerPostings);

/**
 * One statement per number of postings: an entry has about two per pot, and inserting them one by one would dominate the cost of an entry.
 */
const insertPostings = new Map<number, ReturnType<typeof postingsStatement>>();

const postingsStatement = (lines: number) =>
  statement((db) =>
    db
      .insert(ledgerPostings)
      .values(
        Array.from({ length: lines }, (_, line) =>
          placeholdersOf(ledgerPostings, POSTING_COLUMNS, (_column, index) =>
            String(line * POSTING_COLUMNS.length + index),
          ),
        ),
      ),
  );

/** The statement that inserts the postings of an entry, and its values. */
const postingsWrite = (entryId: number, lines: readonly LedgerLine[]): Write => {
  let insert = insertPostings.get(lines.length);
  if (insert === undefined) {
    insert = postingsStatement(lines.length);
    insertPostings.set(lines.length, insert);
  }
  // Line by line, in column order.
  const values: Record<number, unknown> = {};
  let index = 0;
  for (const [line, { potId, account, amount, balanceAfter }] of lines.entries())
    for (const value of [entryId, line, potId, account, amount, balanceAfter]) values[index++] = value;
  return [insert, values];
};

/** A posting as stored in the ledger. */
export type LedgerLine = {
  readonly potId: string;
  readonly account: string;
  readonly amount: Micros;
  readonly balanceAfter: Micros | null;
};

/** The sealed text: every field of an entry and its postings, in a fixed order. Changing it breaks every existing chain. */
export const ledgerRecord = (
  entry: {
    instanceId: string;
    seq: number;
    kind: string;
    atMs: number;
    actor: string;
    operation: string;
    reference: string | null;
    reason: string | null;
    idempotencyKey: string | null;
    rate: string | null;
    decisions: string;
    facts: string | null;
  },
  lines: readonly LedgerLine[],
): string =>
  JSON.stringify([
    entry.instanceId,
    entry.seq,
    entry.kind,
    entry.atMs,
    entry.actor,
    entry.operation,
    entry.reference,
    entry.reason,
    entry.idempotencyKey,
    entry.rate,
    entry.decisions,
    entry.facts,
    lines.map((line) => [
      line.potId,
      line.account,
      String(line.amount),
      line.balanceAfter === null ? null : String(line.balanceAfter),
    ]),
  ]);

/** The instance's own accounts that hold money; the others are flows, which record where money came from and went. */
export const STOCK_ACCOUNTS = ['house', 'withheld', 'diverting'] as const satisfies readonly (keyof InstanceBalances)[];
type StockAccount = (typeof STOCK_ACCOUNTS)[number];
const isStock = (account: keyof InstanceBalances): account is StockAccount =>
  (STOCK_ACCOUNTS as readonly string[]).includes(account);

/** Tracks an instance's balances through its postings, so each posting records the balance after it. */
class RunningBalances {
  readonly #instance: Record<StockAccount, Micros>;
  readonly #pots: Map<string, { -readonly [Account in keyof PotBalances]: Micros }>;

  constructor(state: JackpotState) {
    this.#instance = { house: state.house, withheld: state.withheld, diverting: state.diverting };
    this.#pots = new Map(state.pots.map((pot) => [pot.id, { ...pot }]));
  }

  post(posting: Posting): Micros | null {
    if (posting.pot === null) {
      if (!isStock(posting.account)) return null;
      this.#instance[posting.account] += posting.amount;
      return this.#instance[posting.account];
    }
    const pot = this.#pots.get(posting.pot);
    if (pot === undefined) throw new Error(`a posting names the unknown pot ${posting.pot}`);
    pot[posting.account] += posting.amount;
    return pot[posting.account];
  }
}

const bigintsAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const anyEntry = statement((db) => db.select({ id: ledgerEntries.id }).from(ledgerEntries).limit(1));

export const hasEntries = async (tx: Tx): Promise<boolean> => (await tx.get(anyEntry)) !== undefined;

const adjustments = statement((db) =>
  db
    .select({ total: exactSum(ledgerPostings.amount) })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, 'adjusted')),
    )
    .where(and(eq(ledgerEntries.instanceId, sql.placeholder('instanceId')), isState(ledgerEntries.kind, 'adjustment'))),
);

/** The sum of an instance's adjustments; negative when they brought money in. */
export const sumAdjustments = async (tx: Tx, instanceId: string): Promise<Micros> =>
  (await tx.get(adjustments, { instanceId }))?.total ?? 0n;

const diversion = statement((db) =>
  db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.instanceId, sql.placeholder('instanceId')),
        eq(ledgerEntries.reference, sql.placeholder('reference')),
        isState(ledgerEntries.kind, 'diversion'),
      ),
    ),
);

/** Whether a diversion's acknowledgement is booked. */
export const hasDiversion = async (tx: Tx, instanceId: string, reference: string): Promise<boolean> =>
  (await tx.get(diversion, { instanceId, reference })) !== undefined;

/** Appends entries to an instance's ledger, each sealed together with the previous one. Returns the new chain head. */
export const appendEntries = (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  head: ChainHead,
  before: JackpotState,
  entries: readonly { readonly entry: Entry; readonly context: EntryContext }[],
): ChainHead => {
  const balances = new RunningBalances(before);
  let { seq, mac } = head;
  for (const { entry, context } of entries) {
    seq += 1;
    const lines = entry.postings.map((posting) => ({
      potId: posting.pot ?? '',
      account: posting.account,
      amount: posting.amount,
      balanceAfter: balances.post(posting),
    }));
    const row = {
      instanceId,
      seq,
      kind: entry.kind,
      atMs: context.atMs,
      actor: context.actor,
      operation: context.operation,
      reference: context.reference,
      reason: context.reason ?? null,
      idempotencyKey: context.idempotencyKey ?? null,
      rate: context.rate ?? null,
      decisions: JSON.stringify(entry.decisions, bigintsAsText),
      facts: context.facts === undefined ? null : JSON.stringify(context.facts),
    };
    mac = seal(mac, ledgerRecord(row, lines));
    const sealed = { ...row, mac };
    tx.defer((run) => {
      // The entry's id is its row id; RETURNING would first materialise the row in a temporary table.
      const { lastInsertRowid } = run(insertEntry, sealed);
      if (lines.length > 0) run(...postingsWrite(Number(lastInsertRowid), lines));
    });
  }
  return { seq, mac };
};
