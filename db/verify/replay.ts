import { and, asc, eq, gt } from 'drizzle-orm';
import { CHAIN_START, type LedgerLine, ledgerRecord, type Seal } from '../ledger.ts';
import { ledgerEntries } from '../schema.ts';
import type { Tx } from '../tx.ts';
import { checkRecord } from './check-record.ts';
import { type EntryRow, readRecords } from './read-records.ts';
import { balanceKey, type Tally, tallyEntry } from './tally.ts';

/** Memory holds no more of a ledger than this at a time. */
const ENTRIES_PER_READ = 500;

/**
 * Walks an instance's ledger from its beginning: no gap, every entry balanced, every posting's balance right, every seal whole, and every
 * row that an entry is about as the entry says. It stops at the first thing that is not so.
 */
export const replay = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
): Promise<{ readonly tally: Tally; readonly difference: string | undefined }> => {
  const tally: Tally = {
    seq: 0,
    mac: CHAIN_START,
    seed: undefined,
    kinds: new Map(),
    balances: new Map(),
    pots: new Map(),
  };
  for (;;) {
    const entries = await tx.all((db) =>
      db
        .select()
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.instanceId, instanceId), gt(ledgerEntries.seq, tally.seq)))
        .orderBy(asc(ledgerEntries.seq))
        .limit(ENTRIES_PER_READ),
    );
    if (entries.length === 0) return { tally, difference: undefined };
    const records = await readRecords(tx, entries);
    for (const entry of entries) {
      const lines = records.lines.get(entry.id) ?? [];
      const difference =
        checkEntry(tally, seal, entry, lines) ?? checkRecord(entry, lines, records) ?? tallyEntry(tally, entry, lines);
      if (difference !== undefined) return { tally, difference };
    }
  }
};

/** What an entry is by itself, and behind the one before it. */
const checkEntry = (
  { seq, mac, balances }: Tally,
  seal: Seal,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): string | undefined => {
  if (entry.seq !== seq + 1) return `entry ${seq + 1} is missing; the next one is ${entry.seq}`;
  let total = 0n;
  for (const line of lines) {
    total += line.amount;
    const key = balanceKey(line.potId, line.account);
    const balance = (balances.get(key) ?? 0n) + line.amount;
    balances.set(key, balance);
    if (line.balanceAfter !== null && balance !== line.balanceAfter)
      return `entry ${entry.seq} leaves ${accountName(line)} at ${line.balanceAfter}; the entries before it and its amount make ${balance}`;
  }
  if (total !== 0n) return `entry ${entry.seq} does not balance: its postings sum to ${total}`;
  if (!seal(mac, ledgerRecord(entry, lines)).equals(entry.mac))
    return `entry ${entry.seq} was changed after it was sealed`;
  return undefined;
};

export const accountName = ({ potId, account }: { readonly potId: string; readonly account: string }): string =>
  potId === '' ? account : `${account} of pot ${potId}`;
