import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { findInstance, type Instance } from './instances.ts';
import { CHAIN_START, type LedgerLine, ledgerRecord, type Seal, STOCK_ACCOUNTS } from './ledger.ts';
import { contributions, instances, ledgerEntries, ledgerPostings, payouts } from './schema.ts';
import type { Tx } from './tx.ts';

/** What a check of one instance found: `difference` is the first thing that does not follow from the ledger. */
export type Verdict = {
  readonly instanceId: string;
  readonly entries: number;
  /** The end of the audit chain, to be compared with what was printed before. */
  readonly head: string;
  readonly difference: string | undefined;
  /** Contributions whose debit is under way or being taken back: the wallet may be ahead by these. */
  readonly openChains: number;
};

const ENTRIES_PER_READ = 500;
const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const;

export const listInstanceIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx.all((db) =>
      db.select({ id: instances.id }).from(instances).orderBy(asc(instances.createdAtMs), asc(instances.id)),
    )
  ).map((row) => row.id);

/** Recomputes one instance from its ledger and compares it with what the store says, in one consistent state of the store. */
export const verifyInstance = async (tx: Tx, seal: Seal, instanceId: string): Promise<Verdict> => {
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`there is no instance ${instanceId}`);
  const replayed = await replay(tx, seal, instanceId);
  const difference =
    replayed.difference ?? compareBalances(instance, replayed) ?? (await compareRecords(tx, instance, replayed));
  const open = await tx.get((db) =>
    db
      .select({ n: count() })
      .from(contributions)
      .where(and(eq(contributions.instanceId, instanceId), inArray(contributions.state, ['open', 'cancelling']))),
  );
  return {
    instanceId,
    entries: replayed.seq,
    head: Buffer.from(replayed.mac).toString('hex'),
    difference,
    openChains: open?.n ?? 0,
  };
};

type Replayed = {
  seq: number;
  mac: Uint8Array;
  readonly balances: Map<string, bigint>;
  difference: string | undefined;
};

const slot = (potId: string, account: string): string => `${potId}\n${account}`;

/** Walks the ledger from its beginning: no gap, every entry balanced, every posting's balance right, every seal whole. */
const replay = async (tx: Tx, seal: Seal, instanceId: string): Promise<Replayed> => {
  const state: Replayed = { seq: 0, mac: CHAIN_START, balances: new Map(), difference: undefined };
  for (;;) {
    const entries = await tx.all((db) =>
      db
        .select()
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.instanceId, instanceId), gt(ledgerEntries.seq, state.seq)))
        .orderBy(asc(ledgerEntries.seq))
        .limit(ENTRIES_PER_READ),
    );
    const [first] = entries;
    if (first === undefined) return state;
    const postings = await tx.all((db) =>
      db
        .select()
        .from(ledgerPostings)
        .where(
          inArray(
            ledgerPostings.entryId,
            entries.map((entry) => entry.id),
          ),
        )
        .orderBy(asc(ledgerPostings.entryId), asc(ledgerPostings.line)),
    );
    const byEntry = Map.groupBy(postings, (posting) => posting.entryId);
    for (const entry of entries) {
      state.difference = checkEntry(state, seal, entry, byEntry.get(entry.id) ?? []);
      if (state.difference !== undefined) return state;
      state.seq = entry.seq;
      state.mac = entry.mac;
    }
  }
};

const checkEntry = (
  state: Replayed,
  seal: Seal,
  entry: typeof ledgerEntries.$inferSelect,
  lines: readonly LedgerLine[],
): string | undefined => {
  if (entry.seq !== state.seq + 1) return `entry ${state.seq + 1} is missing; the next one is ${entry.seq}`;
  let total = 0n;
  for (const line of lines) {
    total += line.amount;
    const key = slot(line.potId, line.account);
    const balance = (state.balances.get(key) ?? 0n) + line.amount;
    state.balances.set(key, balance);
    if (line.balanceAfter !== null && balance !== line.balanceAfter) {
      return `entry ${entry.seq} leaves ${nameOf(line)} at ${line.balanceAfter}; the entries before it and its amount make ${balance}`;
    }
  }
  if (total !== 0n) return `entry ${entry.seq} does not balance: its postings sum to ${total}`;
  if (!seal(state.mac, ledgerRecord(entry, lines)).equals(entry.mac))
    return `entry ${entry.seq} was changed after it was sealed`;
  return undefined;
};

const nameOf = ({ potId, account }: { potId: string; account: string }): string =>
  potId === '' ? account : `${account} of pot ${potId}`;

/** The balances in use against those of the ledger, account by account. */
const compareBalances = (instance: Instance, { seq, mac, balances }: Replayed): string | undefined => {
  const differs = (potId: string, account: string, stored: bigint): string | undefined => {
    const booked = balances.get(slot(potId, account)) ?? 0n;
    return booked === stored ? undefined : `${nameOf({ potId, account })} is ${stored}; the ledger makes ${booked}`;
  };
  for (const account of STOCK_ACCOUNTS) {
    const difference = differs('', account, instance[account]);
    if (difference !== undefined) return difference;
  }
  for (const pot of instance.pots)
    for (const account of POT_ACCOUNTS) {
      const difference = differs(pot.id, account, pot[account]);
      if (difference !== undefined) return difference;
    }
  const known = new Set(['', ...instance.pots.map((pot) => pot.id)]);
  for (const key of balances.keys()) {
    const [potId = ''] = key.split('\n');
    if (!known.has(potId)) return `the ledger has postings to a pot ${potId}, which the instance does not have`;
  }
  if (instance.ledgerSeq !== seq) return `the instance counts ${instance.ledgerSeq} entries; the ledger holds ${seq}`;
  return instance.ledgerHead.equals(mac) ? undefined : 'the head of the audit chain is not the seal of the last entry';
};

/** What was taken from and is owed to players against the accounts that stand for it. */
const compareRecords = async (tx: Tx, instance: Instance, { balances }: Replayed): Promise<string | undefined> => {
  const taken = await tx.get((db) =>
    db
      .select({ player: total(contributions.playerPaid), operator: total(contributions.operatorPaid) })
      .from(contributions)
      .where(and(eq(contributions.instanceId, instance.id), eq(contributions.state, 'booked'))),
  );
  const owed = await tx.all((db) =>
    db
      .select({ state: payouts.state, amount: total(payouts.amount) })
      .from(payouts)
      .where(eq(payouts.instanceId, instance.id))
      .groupBy(payouts.state),
  );
  const flow = (account: string): bigint => balances.get(slot('', account)) ?? 0n;
  const amountOf = (state: 'due' | 'paid'): bigint => BigInt(owed.find((row) => row.state === state)?.amount ?? 0);
  const pairs: [what: string, account: bigint, records: bigint][] = [
    ['booked contributions of players', -flow('playerPaid'), BigInt(taken?.player ?? 0)],
    ['booked contributions of the operator', -flow('operatorPaid'), BigInt(taken?.operator ?? 0)],
    ['wins that are due', instance.withheld, amountOf('due')],
    ['wins that are paid', flow('paid'), amountOf('paid')],
  ];
  const wrong = pairs.find(([, account, records]) => account !== records);
  return wrong && `${wrong[0]} sum to ${wrong[2]}; the ledger has ${wrong[1]}`;
};

/** A sum as text: it may be more than a double holds exactly. */
const total = (column: AnySQLiteColumn) => sql<string | null>`cast(sum(${column}) as text)`;
