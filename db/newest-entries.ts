import type Database from 'better-sqlite3';
import { and, asc, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { CHAIN_START, type LedgerLine, ledgerEntries, ledgerRecord } from './ledger.ts';

/** An entry as it was sealed: the seal of the entry before it, its text, and its own seal. */
export type Sealed = { readonly previous: Uint8Array; readonly record: string; readonly mac: Uint8Array };

/** Several, since one of them may have been changed. */
const NEWEST = 10;

/** The newest entries of the ledger and the oldest one. The key that sealed none of them is not the ledger's. */
export const newestEntries = (client: Database.Database): readonly Sealed[] => {
  const db = drizzle(client);
  const entries = [
    ...db.select().from(ledgerEntries).orderBy(desc(ledgerEntries.id)).limit(NEWEST).all(),
    ...db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id)).limit(1).all(),
  ];
  // As bigints: a changed row may hold any amount.
  const linesOf = client
    .prepare<[id: number], LedgerLine>(
      'SELECT pot_id AS potId, account, amount, balance_after AS balanceAfter FROM ledger_postings WHERE entry_id = ? ORDER BY line',
    )
    .safeIntegers();
  const macOf = (instanceId: string, seq: number): Uint8Array | undefined =>
    db
      .select({ mac: ledgerEntries.mac })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.instanceId, instanceId), eq(ledgerEntries.seq, seq)))
      .get()?.mac;
  return entries.map((entry) => ({
    previous: macOf(entry.instanceId, entry.seq - 1) ?? CHAIN_START,
    record: ledgerRecord(entry, linesOf.all(entry.id)),
    mac: entry.mac,
  }));
};
