import { and, asc, between, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { entryParts } from '../ledger/ledger.ts';
import { callbackJobs, contributionIntents, idempotencyKeys, settledCancels } from '../tables/contributions.ts';
import { instances, windowEntries } from '../tables/jackpots.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import { KEPT_KINDS, rowAsIn, rowAsText } from './archived-rows.ts';
import { lastArchivedSeq } from './archives.ts';

/** All instances, oldest first. */
export const listAllInstanceIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx.all((db) =>
      db.select({ id: instances.id }).from(instances).orderBy(asc(instances.createdAtMs), asc(instances.id)),
    )
  ).map((row) => row.id);

/** An entry, with the rows that go with it. */
export type Archivable = {
  readonly seq: number;
  readonly kind: string;
  readonly atMs: number;
  readonly record: string;
  readonly mac: Buffer;
  readonly contribution: string | null;
  readonly key: string | null;
  /** True if more may happen to what it is about: its key is in flight, or its callback is to come. */
  readonly isOpen: number;
};

const rowOf = <Row>(table: typeof contributionIntents | typeof idempotencyKeys, alias: string, present: string) =>
  sql<Row>`case when ${sql.raw(present)} is not null then ${rowAsText(table, alias)} end`;

/** An entry, with the rows that go with it. */
const ENTRY_WITH_ROWS = sql`${ledgerEntries} e
  left join ${contributionIntents} c on e.kind = 'contribution' and c.id = e.reference
  left join ${idempotencyKeys} k on e.kind = 'contribution' and k.scope = coalesce(c.key_scope, 'operator:' || e.operator_id)
    and k.key = e.idempotency_key and k.contribution_id = e.reference`;
const ENTRY_AFTER = sql`e.instance_id = ${sql.placeholder('instanceId')} and e.seq > ${sql.placeholder('after')}`;

/** About how long a contribution and its key get as lines: what callers may have sent, and the rest. */
const ROWS_BYTES = sql.raw(
  `coalesce(octet_length(c.metadata), 0) + coalesce(octet_length(c.event_metadata), 0) + coalesce(octet_length(k.body), 0)
    + iif(c.id is null, 0, 600) + iif(k.key is null, 0, 400)`,
);

/** Returns the number of rows to read: as many as fit, but at least one. */
const fitting = (rows: readonly { readonly bytes: number }[], bytesMax: number): number => {
  let bytes = 0;
  const tooLong = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > bytesMax;
  });
  return tooLong < 0 ? rows.length : Math.max(tooLong, 1);
};

/** Limits of one read. */
export type PageSize = { readonly limit: number; readonly bytesMax: number };

const entrySizes = statement((db) =>
  db
    .select({ bytes: sql<number>`octet_length(e.record) + ${ROWS_BYTES}` })
    .from(ENTRY_WITH_ROWS)
    .where(ENTRY_AFTER)
    .orderBy(sql`e.seq`)
    .limit(sql.placeholder('limit')),
);
const entriesAfter = statement((db) =>
  db
    .select({
      seq: sql<number>`e.seq`,
      kind: sql<string>`e.kind`,
      atMs: sql<number>`e.record ->> 3`,
      record: sql<string>`e.record`,
      mac: sql<Buffer>`e.mac`,
      contribution: rowOf<string | null>(contributionIntents, 'c', 'c.id'),
      key: rowOf<string | null>(idempotencyKeys, 'k', 'k.key'),
      isOpen: sql<number>`coalesce(k.state = 'running', 0) or coalesce(c.state <> 'booked', 0)
        or exists (select 1 from ${callbackJobs} j where j.contribution_id = e.reference)`,
    })
    .from(ENTRY_WITH_ROWS)
    .where(ENTRY_AFTER)
    .orderBy(sql`e.seq`)
    .limit(sql.placeholder('limit')),
);

/** The entries of an instance after one, in order. */
export const listArchivable = async (
  tx: Tx,
  { bytesMax, ...of }: PageSize & { readonly instanceId: string; readonly after: number },
): Promise<Archivable[]> => {
  const limit = fitting(await tx.all(entrySizes, of), bytesMax);
  return tx.all(entriesAfter, { ...of, limit });
};

const newestSeq = statement((db) =>
  db
    .select({ seq: sql<number | null>`max(${ledgerEntries.seq})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.instanceId, sql.placeholder('instanceId'))),
);
const timeOfEntry = statement((db) =>
  db
    .select({ atMs: entryParts.atMs })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.instanceId, sql.placeholder('instanceId')), eq(ledgerEntries.seq, sql.placeholder('seq'))),
    ),
);

/** About how many entries of an instance are older than a time and not in an archive: a clock that was set back may have mixed up some. */
export const countOlder = async (tx: Tx, instanceId: string, beforeMs: number): Promise<number> => {
  const archived = await lastArchivedSeq(tx, instanceId);
  let older = archived;
  let newer = ((await tx.get(newestSeq, { instanceId }))?.seq ?? 0) + 1;
  while (newer - older > 1) {
    const seq = Math.floor((older + newer) / 2);
    const { atMs = beforeMs } = (await tx.get(timeOfEntry, { instanceId, seq })) ?? {};
    if (atMs < beforeMs) older = seq;
    else newer = seq;
  }
  return older - archived;
};

/** The first entry that an open time window still draws among; undefined when there is none. */
export const firstWindowSeq = async (tx: Tx, instanceId: string): Promise<number | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ seq: sql<number | null>`min(${windowEntries.seq})` })
        .from(windowEntries)
        .where(eq(windowEntries.instanceId, instanceId)),
    )
  )?.seq ?? undefined;

/** A contribution that has ended without an entry, and its key. */
export type EndedArchiving = { readonly rowid: number; readonly contribution: string; readonly key: string | null };

const CONTRIBUTION_WITH_KEY = sql`${contributionIntents} c left join ${idempotencyKeys} k
  on k.scope = c.key_scope and k.key = c.key and k.contribution_id = c.id`;
const IS_ENDED_AFTER = sql`c.instance_id = ${sql.placeholder('instanceId')} and c.rowid > ${sql.placeholder('after')}
  and c.created_at_ms < ${sql.placeholder('beforeMs')}
  and (c.state = 'cancelled' or (c.state = 'booked' and c.booked = 0 and c.debit = 0))
  and coalesce(k.state = 'done', 1)
  and not exists (select 1 from ${ledgerEntries} e where e.kind = 'contribution' and e.reference = c.id)
  and not exists (select 1 from ${settledCancels} s where s.contribution_id = c.id)
  and not exists (select 1 from ${callbackJobs} j where j.contribution_id = c.id)`;

const endedSizes = statement((db) =>
  db
    .select({ bytes: sql<number>`${ROWS_BYTES}` })
    .from(CONTRIBUTION_WITH_KEY)
    .where(IS_ENDED_AFTER)
    .orderBy(sql`c.rowid`)
    .limit(sql.placeholder('limit')),
);
const endedAfter = statement((db) =>
  db
    .select({
      rowid: sql<number>`c.rowid`,
      contribution: sql<string>`${rowAsText(contributionIntents, 'c')}`,
      key: rowOf<string | null>(idempotencyKeys, 'k', 'k.key'),
    })
    .from(CONTRIBUTION_WITH_KEY)
    .where(IS_ENDED_AFTER)
    .orderBy(sql`c.rowid`)
    .limit(sql.placeholder('limit')),
);

/** Contributions that were cancelled or did not qualify, but not those settled by hand, which verification counts. */
export const listEnded = async (
  tx: Tx,
  { bytesMax, ...of }: PageSize & { readonly instanceId: string; readonly beforeMs: number; readonly after: number },
): Promise<EndedArchiving[]> => {
  const limit = fitting(await tx.all(endedSizes, of), bytesMax);
  return tx.all(endedAfter, { ...of, limit });
};

/** The parts of a block that have rows. */
export type BlockRows = {
  readonly instanceId: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly contributions: readonly string[];
  readonly keys: readonly string[];
};

const inRange = ({ instanceId, firstSeq, lastSeq }: BlockRows) =>
  and(eq(ledgerEntries.instanceId, instanceId), between(ledgerEntries.seq, firstSeq, lastSeq));

const texts = (rows: readonly string[]) => sql`json_each(${JSON.stringify(rows)})`;

/** Deletes the rows of a block that are as the block has them. @returns how many, of each table. */
export const deleteRows = async (
  tx: Tx,
  block: BlockRows,
): Promise<{ readonly entries: number; readonly contributions: number; readonly keys: number }> => {
  const { contributions, keys } = block;
  const entries = await tx.run((db) =>
    db.delete(ledgerEntries).where(and(inRange(block), notInArray(ledgerEntries.kind, [...KEPT_KINDS]))),
  );
  const intents =
    contributions.length === 0
      ? { changes: 0 }
      : await tx.run((db) =>
          db
            .delete(contributionIntents)
            .where(
              and(
                sql`id in (select value ->> '$.id' from ${texts(contributions)})`,
                sql`${rowAsIn(contributions, contributionIntents, 'contribution_intents')} in (select value from ${texts(contributions)})`,
              ),
            ),
        );
  const taken =
    keys.length === 0
      ? { changes: 0 }
      : await tx.run((db) =>
          db
            .delete(idempotencyKeys)
            .where(
              and(
                sql`(scope, key) in (select value ->> '$.scope', value ->> '$.key' from ${texts(keys)})`,
                sql`${rowAsIn(keys, idempotencyKeys, 'idempotency_keys')} in (select value from ${texts(keys)})`,
              ),
            ),
        );
  return { entries: entries.changes, contributions: intents.changes, keys: taken.changes };
};

/** The rows of a block that are still there, with the columns it has: entries in its range, and contributions and keys of these ids. */
export const readLeftRows = async (
  tx: Tx,
  block: BlockRows & {
    readonly ids: readonly string[];
    readonly names: readonly (readonly [scope: string, key: string])[];
  },
): Promise<{
  readonly entries: readonly { readonly seq: number; readonly record: string }[];
  readonly contributions: readonly string[];
  readonly keys: readonly string[];
}> => {
  const { instanceId, firstSeq, lastSeq, ids, names } = block;
  const entries =
    lastSeq < firstSeq
      ? []
      : await tx.all((db) =>
          db
            .select({ seq: ledgerEntries.seq, record: ledgerEntries.record })
            .from(ledgerEntries)
            .where(and(eq(ledgerEntries.instanceId, instanceId), between(ledgerEntries.seq, firstSeq, lastSeq)))
            .orderBy(asc(ledgerEntries.seq)),
        );
  const contributions = await tx.all((db) =>
    db
      .select({ text: rowAsIn(block.contributions, contributionIntents, 'contribution_intents') })
      .from(contributionIntents)
      .where(inArray(contributionIntents.id, [...ids])),
  );
  const keys = await tx.all((db) =>
    db
      .select({ text: rowAsIn(block.keys, idempotencyKeys, 'idempotency_keys') })
      .from(idempotencyKeys)
      .where(sql`(scope, key) in (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(names)}))`),
  );
  return { entries, contributions: contributions.map(({ text }) => text), keys: keys.map(({ text }) => text) };
};
