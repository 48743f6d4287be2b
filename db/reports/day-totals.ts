import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { readArchivedEntries } from '../archive/archives.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import { type DayTotal, dayTotals, totalledEntries } from '../tables/reports.ts';
import { payouts, winShares } from '../tables/wins.ts';

/** Entries that one statement sums up: each has about ten postings. */
const ENTRIES_AT_ONCE = 2_000;

/** A fact of an entry. Entries from before 0.9.0 hold their facts as JSON text. */
const fact = (name: string) => sql.raw(`coalesce(record ->> '$[11].${name}', (record ->> 11) ->> '${name}')`);

/** Money owed belongs to the brand of its payee, even where a win of another brand's player is shared. */
const SUMS = (entries: SQL) => sql`(
  with e as materialized (
    select instance_id, record, record ->> 2 as kind, cast(record ->> 3 as integer) / 86400000 as day,
      coalesce(case when record ->> 2 in ('contribution', 'win') then ${fact('brand')}
        when record ->> 2 in ('payment', 'settlement') then (select ${payouts.brandPath} from ${payouts} where ${payouts.transactionId} = record ->> 6)
        end, '') as brand,
      case when record ->> 2 in ('win', 'draw') then ${fact('win')} end as win
    from ${entries} where record ->> 2 not in ('archive', 'rotation', 'carry')
  ), moved as (
    select instance_id, day, brand, kind, p.value ->> 1 as account, cast(p.value ->> 2 as integer) as amount
      from e, jsonb_each(e.record, '$[12]') p where e.win is null or p.value ->> 1 <> 'withheld'
    union all select e.instance_id, e.day, o.brand_path, e.kind, 'withheld', o.amount from e join ${payouts} o on o.win_id = e.win
    union all select e.instance_id, e.day, s.value ->> 'brand', e.kind, 'withheld', cast(s.value ->> 'amount' as integer)
      from e join ${winShares} w on w.win_id = e.win, json_each(w.shares) s
    union all select instance_id, day, brand, kind, '', 1000000 from e
  )
  select instance_id, day, brand, kind, account, sum(amount / 1000000) as units, sum(amount % 1000000) as micros
    from moved group by instance_id, day, brand, kind, account)`;

const SUMMED = {
  instanceId: sql<string>`instance_id`,
  day: sql<number>`day`,
  brandPath: sql<string>`brand`,
  kind: sql<string>`kind`,
  account: sql<string>`account`,
  units: sql<number>`units`,
  micros: sql<number>`micros`,
};

/** The inner loop must be the ledger's, since a portion of each instance is a range of its index. */
const ofRows = statement((db) =>
  db.select(SUMMED).from(
    SUMS(
      sql`(select l.instance_id, l.record from json_each(${sql.placeholder('portions')}) p cross join ${ledgerEntries} l
          where l.instance_id = p.value ->> 0 and l.seq > cast(p.value ->> 1 as integer) and l.seq <= cast(p.value ->> 2 as integer))`,
    ),
  ),
);
const ofRecords = statement((db) =>
  db
    .select(SUMMED)
    .from(
      SUMS(
        sql`(select ${sql.placeholder('instanceId')} as instance_id, value as record from json_each(${sql.placeholder('records')}))`,
      ),
    ),
);

/** An instance, and the entries that its kept totals do not have. */
export type Untotalled = { readonly instanceId: string; readonly after: number; readonly head: number };

/** The movements of some entries, and the ranges of entries they cover. */
export type Summed = {
  readonly totals: readonly DayTotal[];
  readonly portions: readonly (Pick<Untotalled, 'instanceId' | 'after'> & { readonly through: number })[];
};

/** Sums up the next entries of the first instances: of as many as fit, or a part of one. Archived entries are summed up alone. */
export const sumNext = async (tx: Tx, untotalled: readonly Untotalled[], most = ENTRIES_AT_ONCE): Promise<Summed> => {
  const portions: Summed['portions'][number][] = [];
  let left = most;
  for (const { instanceId, after, head } of untotalled) {
    const archived = await readArchivedEntries(tx, instanceId, after);
    if (archived !== undefined) {
      if (portions.length > 0) break;
      const through = Math.min(after + most, archived.lastSeq);
      const records = textOf(archived.records.slice(0, through - after));
      return {
        totals: await tx.all(ofRecords, { instanceId, records }),
        portions: [{ instanceId, after, through }],
      };
    }
    const through = Math.min(after + left, head);
    portions.push({ instanceId, after, through });
    left -= through - after;
    if (left === 0) break;
  }
  const texts = portions.map(({ instanceId, after, through }) => [instanceId, after, through]);
  return { totals: await tx.all(ofRows, { portions: JSON.stringify(texts) }), portions };
};

/** Texts as a JSON list of texts: they must be read as they were sealed. */
const textOf = (records: readonly string[]): string => JSON.stringify(records);

/** Returns what remains to be summed up of some instances after portions of them. */
export const behindPortions = (
  untotalled: readonly Untotalled[],
  portions: Summed['portions'],
): readonly Untotalled[] => {
  const reached = new Map(portions.map(({ instanceId, through }) => [instanceId, through]));
  return untotalled
    .map((of) => ({ ...of, after: reached.get(of.instanceId) ?? of.after }))
    .filter(({ after, head }) => after < head);
};

/** Counts the entries of some instances that are missing from the kept totals. */
export const countUntotalled = (untotalled: readonly Untotalled[]): number =>
  untotalled.reduce((sum, { after, head }) => sum + head - after, 0);

/** Sums up the entries of some instances that are missing from the kept totals: all after these. */
export const sumRest = async (tx: Tx, untotalled: readonly Untotalled[]): Promise<DayTotal[]> => {
  const rest: DayTotal[] = [];
  for (let left = untotalled; left.length > 0; await tx.pause()) {
    const { totals, portions } = await sumNext(tx, left);
    rest.push(...totals);
    left = behindPortions(left, portions);
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
    .values(createPlaceholders(totalledEntries))
    .onConflictDoUpdate({ target: totalledEntries.instanceId, set: { seq: sql`excluded.seq` } }),
);
const addTotal = statement((db) =>
  db
    .insert(dayTotals)
    .values(createPlaceholders(dayTotals))
    .onConflictDoUpdate({
      target: [dayTotals.instanceId, dayTotals.day, dayTotals.brandPath, dayTotals.kind, dayTotals.account],
      set: { units: sql`${dayTotals.units} + excluded.units`, micros: sql`${dayTotals.micros} + excluded.micros` },
    }),
);

/**
 * Adds what entries move to the kept totals, with how far they go.
 * @returns the instances of which another unit has added entries meanwhile; nothing of theirs is added.
 */
export const addTotals = async (tx: Tx, { totals, portions }: Summed): Promise<ReadonlySet<string>> => {
  const moved = new Set<string>();
  for (const { instanceId, after, through } of portions)
    if ((await readTotalled(tx, instanceId)) === after) await tx.run(moveProgress, { instanceId, seq: through });
    else moved.add(instanceId);
  for (const total of totals) if (!moved.has(total.instanceId)) await tx.run(addTotal, total);
  return moved;
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
