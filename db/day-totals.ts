import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { readArchivedEntries } from './archives.ts';
import { placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { ledgerEntries } from './ledger.ts';
import { winShares } from './win-shares.ts';
import { payouts } from './wins.ts';

/**
 * What the entries of a day move on each account, by instance, brand and kind: kept so that reports need not read the ledger. They follow
 * from the ledger, so they can be removed and are computed again; `pitboss verify` compares them with it.
 */
export const dayTotals = sqliteTable(
  'day_totals',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Days since the epoch, UTC, by the time of the entry. */
    day: integer('day').notNull(),
    /** Of the player; empty for what is no player's. */
    brandPath: text('brand_path').notNull(),
    kind: text('kind').notNull(),
    /** Empty: the number of entries, in `units`. */
    account: text('account').notNull(),
    /** A sum can exceed what 2^53 micros hold, so it is in two parts: see `exactSum`. */
    units: integer('units').notNull(),
    micros: integer('micros').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.day, table.brandPath, table.kind, table.account] }),
    index('day_totals_day').on(table.day, table.instanceId),
  ],
);

/** Up to which entry an instance's totals are kept. */
export const totalledEntries = sqliteTable('totalled_entries', {
  instanceId: text('instance_id')
    .primaryKey()
    .references(() => instances.id),
  seq: integer('seq').notNull(),
});

export type DayTotal = typeof dayTotals.$inferSelect;

/** Entries that one statement sums up: each has about ten postings. */
const ENTRIES_AT_ONCE = 2_000;

/** A fact of an entry: before 0.9.0, facts are a text of their own. */
const fact = (name: string) => sql.raw(`coalesce(record ->> '$[11].${name}', (record ->> 11) ->> '${name}')`);

/** What is owed belongs to the brand of who is owed it, also where a win of another brand's player is shared. */
const SUMS = (entries: SQL) => sql`(
  with e as materialized (
    select record, record ->> 2 as kind, cast(record ->> 3 as integer) / 86400000 as day,
      coalesce(case when record ->> 2 in ('contribution', 'win') then ${fact('brand')}
        when record ->> 2 in ('payment', 'settlement') then (select ${payouts.brandPath} from ${payouts} where ${payouts.transactionId} = record ->> 6)
        end, '') as brand,
      case when record ->> 2 in ('win', 'draw') then ${fact('win')} end as win
    from ${entries} where record ->> 2 not in ('archive', 'rotation')
  ), moved as (
    select day, brand, kind, p.value ->> 1 as account, cast(p.value ->> 2 as integer) as amount
      from e, jsonb_each(e.record, '$[12]') p where e.win is null or p.value ->> 1 <> 'withheld'
    union all select e.day, o.brand_path, e.kind, 'withheld', o.amount from e join ${payouts} o on o.win_id = e.win
    union all select e.day, s.value ->> 'brand', e.kind, 'withheld', cast(s.value ->> 'amount' as integer)
      from e join ${winShares} w on w.win_id = e.win, json_each(w.shares) s
    union all select day, brand, kind, '', 1000000 from e
  )
  select day, brand, kind, account, sum(amount / 1000000) as units, sum(amount % 1000000) as micros
    from moved group by day, brand, kind, account)`;

const SUMMED = {
  day: sql<number>`day`,
  brandPath: sql<string>`brand`,
  kind: sql<string>`kind`,
  account: sql<string>`account`,
  units: sql<number>`units`,
  micros: sql<number>`micros`,
};

const ofRows = statement((db) =>
  db
    .select(SUMMED)
    .from(
      SUMS(
        sql`(select record from ${ledgerEntries} where instance_id = ${sql.placeholder('instanceId')} and seq > ${sql.placeholder('after')} and seq <= ${sql.placeholder('through')})`,
      ),
    ),
);
const ofRecords = statement((db) =>
  db.select(SUMMED).from(SUMS(sql`(select value as record from json_each(${sql.placeholder('records')}))`)),
);

/** An instance, and the entries that its kept totals do not have. */
export type Untotalled = { readonly instanceId: string; readonly after: number; readonly head: number };

/** What the next entries of an instance move, and the last of these entries. */
export const sumEntries = async (
  tx: Tx,
  { instanceId, after, head }: Untotalled,
  most = ENTRIES_AT_ONCE,
): Promise<{ readonly totals: readonly DayTotal[]; readonly through: number }> => {
  const archived = await readArchivedEntries(tx, instanceId, after);
  const through = Math.min(after + most, archived?.lastSeq ?? head);
  const rows =
    archived === undefined
      ? await tx.all(ofRows, { instanceId, after, through })
      : await tx.all(ofRecords, { records: textOf(archived.records.slice(0, through - after)) });
  return { totals: rows.map((row) => ({ instanceId, ...row })), through };
};

/** Texts as a JSON list of texts: they must be read as they were sealed. */
const textOf = (records: readonly string[]): string => JSON.stringify(records);

/** What of some instances is not in the kept totals: all of their entries after these. */
export const sumRest = async (tx: Tx, untotalled: readonly Untotalled[]): Promise<DayTotal[]> => {
  const rest: DayTotal[] = [];
  for (const { head, ...of } of untotalled)
    for (let { after } = of; after < head; await tx.pause()) {
      const { totals, through } = await sumEntries(tx, { ...of, after, head });
      rest.push(...totals);
      after = through;
    }
  return rest;
};

const isBehind = sql`${instances.ledgerSeq} > coalesce(${totalledEntries.seq}, 0)`;

/** Instances with entries that the kept totals do not have, by id. */
export const listUntotalled = (tx: Tx, where?: SQL, limit = -1): Promise<Untotalled[]> =>
  tx.all((db) =>
    db
      .select({
        instanceId: instances.id,
        after: sql<number>`coalesce(${totalledEntries.seq}, 0)`,
        head: instances.ledgerSeq,
      })
      .from(instances)
      .leftJoin(totalledEntries, eq(totalledEntries.instanceId, instances.id))
      .where(and(isBehind, where))
      .orderBy(asc(instances.id))
      .limit(limit),
  );

const progress = statement((db) =>
  db
    .select({ seq: totalledEntries.seq })
    .from(totalledEntries)
    .where(eq(totalledEntries.instanceId, sql.placeholder('instanceId'))),
);

/** Up to which entry the totals of an instance are kept; 0 for none. */
export const readTotalled = async (tx: Tx, instanceId: string): Promise<number> =>
  (await tx.get(progress, { instanceId }))?.seq ?? 0;

const moveProgress = statement((db) =>
  db
    .insert(totalledEntries)
    .values(placeholdersOf(totalledEntries))
    .onConflictDoUpdate({ target: totalledEntries.instanceId, set: { seq: sql`excluded.seq` } }),
);
const addTotal = statement((db) =>
  db
    .insert(dayTotals)
    .values(placeholdersOf(dayTotals))
    .onConflictDoUpdate({
      target: [dayTotals.instanceId, dayTotals.day, dayTotals.brandPath, dayTotals.kind, dayTotals.account],
      set: { units: sql`${dayTotals.units} + excluded.units`, micros: sql`${dayTotals.micros} + excluded.micros` },
    }),
);

/**
 * Adds what entries move to the kept totals, with how far they go.
 * @returns false if another unit has added them.
 */
export const addTotals = async (
  tx: Tx,
  { instanceId, after }: Pick<Untotalled, 'instanceId' | 'after'>,
  { totals, through }: Awaited<ReturnType<typeof sumEntries>>,
): Promise<boolean> => {
  if ((await readTotalled(tx, instanceId)) !== after) return false;
  await tx.run(moveProgress, { instanceId, seq: through });
  for (const total of totals) await tx.run(addTotal, total);
  return true;
};

const ofInstance = statement((db) =>
  db
    .select()
    .from(dayTotals)
    .where(
      and(
        eq(dayTotals.instanceId, sql.placeholder('instanceId')),
        gt(
          sql`(${dayTotals.day}, ${dayTotals.brandPath}, ${dayTotals.kind}, ${dayTotals.account})`,
          sql`(${sql.placeholder('day')}, ${sql.placeholder('brandPath')}, ${sql.placeholder('kind')}, ${sql.placeholder('account')})`,
        ),
      ),
    )
    .orderBy(asc(dayTotals.day), asc(dayTotals.brandPath), asc(dayTotals.kind), asc(dayTotals.account))
    .limit(sql.placeholder('limit')),
);

/** The kept totals of an instance, in the order of days. */
export const readKeptTotals = async function* (tx: Tx, instanceId: string): AsyncGenerator<DayTotal> {
  const limit = 1_000;
  for (let last = { day: -1, brandPath: '', kind: '', account: '' }; ; ) {
    const rows = await tx.all(ofInstance, { ...last, instanceId, limit });
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < limit) return;
    last = end;
  }
};
