import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import type { Listing, Page } from '../listing/page.ts';
import { isState } from '../tables/columns.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import { entryParts, type LedgerEntry, readRecord } from './ledger.ts';

export type EntryFilter = {
  readonly instanceId: string;
  readonly afterSeq: number;
  readonly kind?: string | undefined;
  /** Only entries for this contribution, win, credit, diversion or transfer, or for the instance itself. */
  readonly reference?: string | undefined;
  /** Only entries that changed an account of this pot. */
  readonly potId?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
  /** True if the ledger has entries that seal archives, which move no money: only there the list pays for leaving them out. */
  readonly hasArchive?: boolean;
};

const touches = (potId: string): SQL => sql`exists (
  select 1 from json_each(${ledgerEntries.record}, '$[12]') posting where posting.value ->> 0 = ${potId})`;

const contributionEntry = statement((db) =>
  db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.reference, sql.placeholder('reference')), isState(ledgerEntries.kind, 'contribution'))),
);

/** A contribution has one entry, and what it won has the references of the wins; the entries for anything else are in order in an index. */
const entriesFor = async (tx: Tx, ofInstance: SQL, reference: string): Promise<SQL> => {
  const contribution = await tx.get(contributionEntry, { reference });
  return contribution === undefined
    ? sql`${ofInstance} and ${eq(ledgerEntries.reference, reference)} and kind <> 'contribution'`
    : sql`${ofInstance} and ${eq(ledgerEntries.id, contribution.id)}`;
};

/** A page of the movements of money in an instance's ledger, by seq. Entries that seal an archive, change the key or carry a fraction move none. */
export const listEntries = async (
  tx: Tx,
  { instanceId, afterSeq, kind, reference, potId, fromMs, toMs, hasArchive }: EntryFilter,
  page: Omit<Page<never>, 'sortField'>,
): Promise<Listing<LedgerEntry>> => {
  const ofInstance = eq(ledgerEntries.instanceId, instanceId);
  const scope = reference === undefined ? ofInstance : await entriesFor(tx, ofInstance, reference);
  const above = gt(ledgerEntries.seq, afterSeq);
  const filter = and(
    hasArchive === true
      ? sql`${ledgerEntries.kind} not in ('archive', 'rotation', 'carry')`
      : sql`${ledgerEntries.kind} not in ('rotation', 'carry')`,
    kind === undefined ? undefined : eq(ledgerEntries.kind, kind),
    potId === undefined ? undefined : touches(potId),
    fromMs === undefined ? undefined : gte(entryParts.atMs, fromMs),
    toMs === undefined ? undefined : lt(entryParts.atMs, toMs),
  );
  const order = [{ by: ledgerEntries.seq, descending: page.descending }];
  const listed = { table: ledgerEntries, scope, above, filter, walk: [ledgerEntries.seq], order };
  const { rows, ...counted } = await listPage(tx, listed, page, (where, sorted, limit, offset) =>
    tx.all((db) =>
      db
        .select({ record: ledgerEntries.record })
        .from(ledgerEntries)
        .where(where)
        .orderBy(...sorted)
        .limit(limit)
        .offset(offset),
    ),
  );
  return { rows: rows.map(({ record }) => readRecord(record)), ...counted };
};
