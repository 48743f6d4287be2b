import { and, eq, sql } from 'drizzle-orm';
import type { Entry, Posting } from '../domain/jackpot/entry.ts';
import type { InstanceBalances, JackpotState, PotBalances } from '../domain/jackpot/state.ts';
import type { Micros } from '../domain/money/micros.ts';
import { isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { exactSum } from './exact-sum.ts';
import type { Facts } from './facts.ts';
import { ledgerEntries, ledgerPostings } from './schema.ts';

/** Chains a record to what came before it; the key behind it is kept outside of the store. */
export type Seal = (previous: Uint8Array, record: string) => Buffer;

/** Why an entry was made, and by whom. */
export type EntryContext = {
  /** The id of the account that acted, or `pitboss` for the platform itself. */
  readonly actor: string;
  readonly operation: string;
  /** The contribution, win or transaction that is booked. */
  readonly reference: string;
  readonly atMs: number;
  readonly reason?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly rate?: string | undefined;
  readonly facts?: Facts | undefined;
};

/** The end of an instance's audit chain. */
export type ChainHead = { readonly seq: number; readonly mac: Uint8Array };

/** What the first entry of every chain is chained to. */
export const CHAIN_START: Uint8Array = new Uint8Array(32);

const insertEntry = statement((db) =>
  db.insert(ledgerEntries).values({
    instanceId: sql.placeholder('instanceId'),
    seq: sql.placeholder('seq'),
    kind: sql.placeholder('kind'),
    atMs: sql.placeholder('atMs'),
    actor: sql.placeholder('actor'),
    operation: sql.placeholder('operation'),
    reference: sql.placeholder('reference'),
    reason: sql.placeholder('reason'),
    idempotencyKey: sql.placeholder('idempotencyKey'),
    rate: sql.placeholder('rate'),
    decisions: sql.placeholder('decisions'),
    facts: sql.placeholder('facts'),
    mac: sql.placeholder('mac'),
  }),
);

const POSTING_COLUMNS = ['entryId', 'line', 'potId', 'account', 'amount', 'balanceAfter'] as const;

/** Inserts of so many postings at once: an entry has about two a pot, and a statement each would cost more than the rest of the entry. */
const insertPostings = new Map<number, ReturnType<typeof postingsStatement>>();

const postingsStatement = (lines: number) =>
  statement((db) =>
    db
      .insert(ledgerPostings)
      .values(
        Array.from(
          { length: lines },
          (_, line) =>
            Object.fromEntries(
              POSTING_COLUMNS.map((column, index) => [
                column,
                sql.placeholder(String(line * POSTING_COLUMNS.length + index)),
              ]),
            ) as never,
        ),
      ),
  );

const savePostings = async (tx: Tx, entryId: number, lines: readonly LedgerLine[]): Promise<void> => {
  if (lines.length === 0) return;
  let insert = insertPostings.get(lines.length);
  if (insert === undefined) {
    insert = postingsStatement(lines.length);
    insertPostings.set(lines.length, insert);
  }
  // In the order of the columns, one line after the other.
  const values: Record<number, unknown> = {};
  let index = 0;
  for (const [line, { potId, account, amount, balanceAfter }] of lines.entries())
    for (const value of [entryId, line, potId, account, amount, balanceAfter]) values[index++] = value;
  await tx.run(insert, values);
};

/** A posting as it stands in the ledger. */
export type LedgerLine = {
  readonly potId: string;
  readonly account: string;
  readonly amount: Micros;
  readonly balanceAfter: Micros | null;
};

/**
 * The text that is sealed: every field of an entry and of its postings, in a fixed order. Changing it breaks every existing chain.
 */
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

/** The instance's own accounts that hold money; its other accounts are flows, which tell where money came from and went. */
export const STOCK_ACCOUNTS = ['house', 'withheld', 'diverting'] as const satisfies readonly (keyof InstanceBalances)[];
type StockAccount = (typeof STOCK_ACCOUNTS)[number];
const isStock = (account: keyof InstanceBalances): account is StockAccount =>
  (STOCK_ACCOUNTS as readonly string[]).includes(account);

/** Follows the balances of an instance through its postings, so that each posting records what it led to. */
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
    if (pot === undefined) throw new Error(`a posting names the pot ${posting.pot}, which the instance does not have`);
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

/** What all adjustments of an instance come to; negative when they brought money in. */
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

/** Whether the acknowledgement of a diversion is booked. */
export const hasDiversion = async (tx: Tx, instanceId: string, reference: string): Promise<boolean> =>
  (await tx.get(diversion, { instanceId, reference })) !== undefined;

/** Appends entries to an instance's ledger, each sealed to the one before; the new end of the chain. */
export const appendEntries = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  head: ChainHead,
  before: JackpotState,
  entries: readonly { readonly entry: Entry; readonly context: EntryContext }[],
): Promise<ChainHead> => {
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
    // An entry's id is its row id; RETURNING it would keep the row in a table of its own first.
    const { lastInsertRowid } = await tx.run(insertEntry, { ...row, mac });
    await savePostings(tx, Number(lastInsertRowid), lines);
  }
  return { seq, mac };
};
