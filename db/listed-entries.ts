import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import type { LedgerLine } from './ledger.ts';
import { ledgerEntries, ledgerPostings } from './ledger.ts';
import { listPage } from './list-page.ts';
import type { Listing, Page } from './page.ts';

/** An entry with its postings, in order. */
export type ListedEntry = typeof ledgerEntries.$inferSelect & { readonly lines: readonly LedgerLine[] };

export type EntryFilter = {
  readonly instanceId: string;
  readonly afterSeq: number;
  readonly kind?: string | undefined;
  /** Only entries that changed an account of this pot. */
  readonly potId?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
};

const touches = (potId: string): SQL => sql`exists (
  select 1 from ${ledgerPostings}
  where ${ledgerPostings}.${sql.identifier('entry_id')} = ${ledgerEntries}.${sql.identifier('id')}
    and ${ledgerPostings}.${sql.identifier('pot_id')} = ${potId})`;

/** A page of an instance's ledger, by seq. */
export const listEntries = async (
  tx: Tx,
  { instanceId, afterSeq, kind, potId, fromMs, toMs }: EntryFilter,
  page: Omit<Page<never>, 'sortField'>,
): Promise<Listing<ListedEntry>> => {
  const scope = eq(ledgerEntries.instanceId, instanceId);
  const above = gt(ledgerEntries.seq, afterSeq);
  const filter = and(
    kind === undefined ? undefined : eq(ledgerEntries.kind, kind),
    potId === undefined ? undefined : touches(potId),
    fromMs === undefined ? undefined : gte(ledgerEntries.atMs, fromMs),
    toMs === undefined ? undefined : lt(ledgerEntries.atMs, toMs),
  );
  const order = [{ by: ledgerEntries.seq, descending: page.descending }];
  const listed = { table: ledgerEntries, scope, above, filter, walk: [ledgerEntries.seq], order };
  const { rows: entries, ...counted } = await listPage(tx, listed, page, (where, sorted, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(ledgerEntries)
        .where(where)
        .orderBy(...sorted)
        .limit(limit)
        .offset(offset),
    ),
  );
  const ids = entries.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await tx.all((db) =>
          db
            .select()
            .from(ledgerPostings)
            .where(inArray(ledgerPostings.entryId, ids))
            .orderBy(asc(ledgerPostings.entryId), asc(ledgerPostings.line)),
        );
  const byEntry = Map.groupBy(lines, ({ entryId }) => entryId);
  return {
    rows: entries.map((entry) => ({ ...entry, lines: byEntry.get(entry.id) ?? [] })),
    ...counted,
  };
};
