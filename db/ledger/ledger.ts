import { and, eq, max, sql } from 'drizzle-orm';
import type { Entry, Posting } from '../../domain/jackpot/entry.ts';
import { RULES_VERSION } from '../../domain/jackpot/rules.ts';
import type { InstanceBalances, JackpotState, PotBalances } from '../../domain/jackpot/state.ts';
import { AMOUNT_MAX_MICROS, type Micros } from '../../domain/money/micros.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isState } from '../tables/columns.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import type { Facts } from './facts.ts';

/** Parts of the sealed text that nothing is looked up by. */
export const entryParts = {
  atMs: sql<number>`(${ledgerEntries.record} ->> 3)`,
  operation: sql<string>`(${ledgerEntries.record} ->> 5)`,
  /** Everything the entry records besides its postings, as JSON: see db/ledger/facts.ts. */
  facts: sql<string | null>`(${ledgerEntries.record} ->> 11)`,
};

/** Seals a record together with the previous seal, using a key kept outside the store. */
export type Seal = (previous: Uint8Array, record: string) => Buffer;

/** Reason and author of an entry. */
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
  db.insert(ledgerEntries).values(createPlaceholders(ledgerEntries, ['record', 'mac'])),
);

const newestId = statement((db) => db.select({ id: max(ledgerEntries.id) }).from(ledgerEntries));

/** The row id of the newest entry of all ledgers; 0 without any. Row ids rise in the order of commits, even if the clock is set back. */
export const findNewestEntryId = async (tx: Tx): Promise<number> => (await tx.get(newestId))?.id ?? 0;

/** A posting as stored in the ledger. */
export type LedgerLine = {
  readonly potId: string;
  readonly account: string;
  readonly amount: Micros;
  readonly balanceAfter: Micros | null;
};

/** An entry as it is sealed, with its postings. */
export type LedgerEntry = {
  readonly instanceId: string;
  readonly seq: number;
  readonly kind: string;
  readonly atMs: number;
  readonly actor: string;
  readonly operation: string;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly idempotencyKey: string | null;
  readonly rate: string | null;
  readonly decisions: readonly unknown[];
  readonly facts: unknown;
  readonly lines: readonly LedgerLine[];
  /** The version of the rules that booked it; 0 before 0.16.0, when entries did not name it. */
  readonly rulesVersion: number;
};

/** An amount is a number up to the platform's limits, so every one is exact in JSON. */
const numberOf = (amount: Micros): number => {
  if (amount > AMOUNT_MAX_MICROS || amount < -AMOUNT_MAX_MICROS)
    throw new RangeError(`${amount} micros are beyond the platform's limits and cannot be booked`);
  return Number(amount);
};

/** A balance that has no limit is text beyond what a number holds exactly. */
const balanceOf = (balance: Micros): number | string =>
  balance > AMOUNT_MAX_MICROS || balance < -AMOUNT_MAX_MICROS ? String(balance) : Number(balance);

/** The sealed text of an entry: every field and its postings, in a fixed order. Changing it breaks every existing chain. */
const recordOf = (
  instanceId: string,
  seq: number,
  { kind, decisions }: Entry,
  lines: readonly Line[],
  { atMs, actor, operation, reference, reason, idempotencyKey, rate, facts }: EntryContext,
): string => {
  const who = [instanceId, seq, kind, atMs, actor, operation, reference];
  const head = [...who, reason ?? null, idempotencyKey ?? null, rate ?? null];
  const drawn = decisions.length === 0 ? '[]' : JSON.stringify(decisions.map(decisionOf));
  // In parts: for an array that is not all of one kind, the engine takes its slower way through everything in it.
  return `${JSON.stringify(head).slice(0, -1)},${drawn},${JSON.stringify(facts ?? null)},${JSON.stringify(lines)},${RULES_VERSION}]`;
};

/** A posting as it is sealed; flows have no balance after it. */
type Line = readonly [potId: string, account: string, amount: number, balanceAfter?: number | string];

const lineOf = ({ pot, account, amount }: Posting, balanceAfter: Micros | null): Line =>
  balanceAfter === null
    ? [pot ?? '', account, numberOf(amount)]
    : [pot ?? '', account, numberOf(amount), balanceOf(balanceAfter)];

/** Bigints as text: JSON has none, and a replacer would be called for every value of the record. */
const decisionOf = (decision: Entry['decisions'][number]) => ({
  ...decision,
  draws: decision.draws.map(({ range, outcome }) => ({ range: String(range), outcome: String(outcome) })),
});

/** The sealed text as JSON. Before 0.9.0 decisions and facts were JSON texts within it, and amounts were text. */
type Sealed = [
  ...[instanceId: string, seq: number, kind: string, atMs: number, actor: string, operation: string],
  ...[reference: string | null, reason: string | null, idempotencyKey: string | null, rate: string | null],
  decisions: string | unknown[],
  facts: unknown,
  lines: (readonly [string, string, number | string, (number | string | null)?])[],
  rulesVersion?: number,
];

/** Reads what a sealed text says. Throws when it is not such a text. */
export const readRecord = (record: string): LedgerEntry => {
  const [
    instanceId,
    seq,
    kind,
    atMs,
    actor,
    operation,
    reference,
    reason,
    idempotencyKey,
    rate,
    decisions,
    facts,
    lines,
    rulesVersion = 0,
  ]: Sealed = JSON.parse(record);
  return {
    ...{ instanceId, seq, kind, atMs, actor, operation, reference, reason, idempotencyKey, rate, rulesVersion },
    decisions: typeof decisions === 'string' ? JSON.parse(decisions) : decisions,
    facts: typeof facts === 'string' ? JSON.parse(facts) : facts,
    lines: lines.map(([potId, account, amount, balanceAfter]) => ({
      potId,
      account,
      amount: BigInt(amount),
      balanceAfter: balanceAfter === undefined || balanceAfter === null ? null : BigInt(balanceAfter),
    })),
  };
};

/** The instance's own accounts that hold money; the others are flows, which record where money came from and went. */
export const STOCK_ACCOUNTS = ['house', 'withheld', 'diverting'] as const satisfies readonly (keyof InstanceBalances)[];
type StockAccount = (typeof STOCK_ACCOUNTS)[number];
const isStock = (account: keyof InstanceBalances): account is StockAccount =>
  (STOCK_ACCOUNTS as readonly string[]).includes(account);

type RunningPot = { readonly id: string } & { -readonly [Account in keyof PotBalances]: Micros };

/** Tracks an instance's balances through its postings, so each posting records the balance after it. */
class RunningBalances {
  readonly #instance: Record<StockAccount, Micros>;
  readonly #pots: readonly RunningPot[];

  constructor(state: JackpotState) {
    this.#instance = { house: state.house, withheld: state.withheld, diverting: state.diverting };
    this.#pots = state.pots.map(({ id, seedValue, contributedAmount, contributedSeed, surplusSeed, overflow }) => ({
      ...{ id, seedValue, contributedAmount, contributedSeed, surplusSeed, overflow },
    }));
  }

  post(posting: Posting): Micros | null {
    if (posting.pot === null) {
      if (!isStock(posting.account)) return null;
      this.#instance[posting.account] += posting.amount;
      return this.#instance[posting.account];
    }
    const pot = this.#pots.find(({ id }) => id === posting.pot);
    if (pot === undefined) throw new Error(`a posting names the unknown pot ${posting.pot}`);
    pot[posting.account] += posting.amount;
    return pot[posting.account];
  }
}

const anyEntry = statement((db) => db.select({ id: ledgerEntries.id }).from(ledgerEntries).limit(1));

export const hasEntries = async (tx: Tx): Promise<boolean> => (await tx.get(anyEntry)) !== undefined;

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

/** Reports whether a diversion's acknowledgement is booked. */
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
    const lines = entry.postings.map((posting) => lineOf(posting, balances.post(posting)));
    const record = recordOf(instanceId, seq, entry, lines, context);
    mac = seal(mac, record);
    const sealed = { record, mac };
    tx.defer((run) => run(insertEntry, sealed));
  }
  return { seq, mac };
};
