import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { lookup } from '../engine/lookups.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, ownedBy } from '../listing/owned-by.ts';
import { inOrder, type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { brands } from '../tables/operators.ts';
import { type Source, sourceJackpots, sources } from '../tables/routing.ts';
import { type AssignedFrom, type Assignment, assignmentsIn } from './assignments.ts';
import { assignersVisibleTo } from './visible-assignments.ts';

export type SourceWithJackpots = Source & { readonly jackpots: readonly Assignment[] };

/** The most sources in a ticker, as in its schema. */
const SOURCES_SHOWN_MAX = 10_000;
/** Fewer ids than this are sorted here: for its own sorting, SQLite makes a table, which costs more than the rest of a ticker's reads. */
const SORTED_HERE_MAX = 50;

const byId = statement((db) =>
  db
    .select()
    .from(sources)
    .where(and(eq(sources.ownerId, sql.placeholder('ownerId')), eq(sources.sourceId, sql.placeholder('sourceId')))),
);
const given = (): SQL | undefined =>
  and(
    eq(sources.ownerId, sql.placeholder('ownerId')),
    sql`${sources.sourceId} in (select value from json_each(${sql.placeholder('ids')}))`,
  );
/** Looks up each for itself: joined with the list, PostgreSQL may read all that the owner has. */
const among = statement((db) =>
  db
    .select({ id: sql<string>`given.value` })
    .from(sql`json_each(${sql.placeholder('ids')}) given`)
    .where(
      sql`(select ${sources.sourceId} from ${sources} where ${sources.ownerId} = ${sql.placeholder('ownerId')} and ${sources.sourceId} = given.value) is not null`,
    ),
);
/** One statement for all of a bulk: a thousand of them would hold up the writes of others. */
const insert = statement((db) =>
  db
    .insert(sources)
    .select(sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${sql.placeholder('rows')}) where true`),
);
const sourcesOfInstance = statement((db) =>
  db
    .selectDistinct({ sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .where(eq(sourceJackpots.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(sourceJackpots.fromId))
    .limit(SOURCES_SHOWN_MAX),
);
const someSourcesOfInstance = statement((db) =>
  db
    .select({ sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .where(eq(sourceJackpots.instanceId, sql.placeholder('instanceId')))
    .limit(SORTED_HERE_MAX),
);
const sourcesByInstance = statement((db) =>
  db
    .selectDistinct({ instanceId: sourceJackpots.instanceId, sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .orderBy(asc(sourceJackpots.instanceId), asc(sourceJackpots.fromId)),
);
const sourcesAmong = statement((db) =>
  db
    .selectDistinct({ instanceId: sourceJackpots.instanceId, sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .where(
      and(
        sql`${sourceJackpots.instanceId} in (select value from json_each(${sql.placeholder('ids')}))`,
        sql`${sourceJackpots.ownerId} in (select value from json_each(${sql.placeholder('owners')}))`,
      ),
    )
    .orderBy(asc(sourceJackpots.instanceId), asc(sourceJackpots.fromId)),
);
const remove = statement((db) => db.delete(sources).where(given()));

/** The instances assigned to sources. */
export const sourceAssignments = assignmentsIn(sourceJackpots);

export const findSource = (tx: Tx, ownerId: string, sourceId: string): Promise<Source | undefined> =>
  tx.get(byId, { ownerId, sourceId });

/** Returns those of these ids that are sources of an owner. */
export const findSourceIds = async (tx: Tx, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.all(among, { ownerId, ids: JSON.stringify(ids) })).map(({ id }) => id));

export const createSources = (tx: Tx, created: readonly Source[]): void => {
  tx.notify('sources');
  const rows = created.map(({ ownerId, sourceId, name }) => [ownerId, sourceId, name]);
  tx.defer((run) => run(insert, { rows: JSON.stringify(rows) }));
};

/** A source with assigned instances cannot be deleted. */
export const deleteSources = (tx: Tx, ownerId: string, ids: readonly string[]): void => {
  tx.notify('sources');
  tx.defer((run) => run(remove, { ownerId, ids: JSON.stringify(ids) }));
};

export type SourceFilter = {
  /** The owners that the caller reaches. Also lists sources of a brand's operator that lead to a jackpot it may play; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** Selects the sources of an operator including its brands, or only those of a brand. */
  readonly ownerId?: string | undefined;
  /** The same, plus those of a brand's operator that lead to a jackpot it may play. */
  readonly leading?: string | undefined;
  readonly sourceId?: string | undefined;
  readonly name?: string | undefined;
  /** Excludes sources of disabled brands, and jackpots that are not public. */
  readonly forPublic?: boolean;
};

const disabledBrands = sql`(select ${brands.operatorId} || ':' || ${brands.id} from ${brands} where ${brands.enabled} = 0)`;

const from = { ownerId: sources.ownerId, id: sources.sourceId };

const matching = ({ owners, ownerId, leading, sourceId, name, forPublic }: SourceFilter): SQL | undefined =>
  and(
    assignersVisibleTo(sourceJackpots, from, owners),
    assignersVisibleTo(sourceJackpots, from, leading === undefined ? undefined : [leading], forPublic),
    ownedBy(sources.ownerId, ownerId === undefined ? undefined : [ownerId]),
    sourceId === undefined ? undefined : eq(sources.sourceId, sourceId),
    contains(sources.name, name),
    forPublic === true ? sql`${sources.ownerId} not in ${disabledBrands}` : undefined,
  );

const sortable = { source_id: sources.sourceId, source_name: sources.name, owner_id: sources.ownerId };

/** The fields that sources can be sorted by. */
export type SourceOrder = keyof typeof sortable;

/** A source with its instances. */
export const sourceWithJackpots = async (tx: Tx, source: Source): Promise<SourceWithJackpots> => ({
  ...source,
  jackpots: await sourceAssignments.list(tx, fromOf(source)),
});

const fromOf = ({ ownerId, sourceId: fromId }: Source): AssignedFrom => ({ ownerId, fromId });

export const listSources = async (
  tx: Tx,
  filter: SourceFilter,
  page: Page<keyof typeof sortable>,
): Promise<Listing<SourceWithJackpots>> => {
  const listed = {
    table: sources,
    filter: matching(filter),
    walk: [sources.ownerId, sources.sourceId],
    order: toPageOrder(page, sortable, sources.ownerId, sources.sourceId),
  };
  const listing = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(sources)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  const leading = filter.leading === undefined ? undefined : [filter.leading];
  const jackpotsOf = await sourceAssignments.listForEach(
    tx,
    listing.rows.map(fromOf),
    filter.owners,
    leading,
    filter.forPublic === true ? 'public' : undefined,
  );
  return { ...listing, rows: listing.rows.map((source) => ({ ...source, jackpots: jackpotsOf(fromOf(source)) })) };
};

/** The first sources of a filter, without their instances. */
export const listBareSources = (
  tx: Tx,
  filter: SourceFilter,
  order: Pick<Page<SourceOrder>, 'sortField' | 'descending'>,
  limit: number,
): Promise<Source[]> =>
  tx.all((db) =>
    db
      .select()
      .from(sources)
      .where(matching(filter))
      .orderBy(...inOrder(toPageOrder(order, sortable, sources.ownerId, sources.sourceId)))
      .limit(limit),
  );

/** By instance id. */
const sourceIds = lookup<string, readonly string[]>(sourceJackpots);

/** The ids of an instance's sources. */
export const listSourcesOfInstance = async (tx: Tx, instanceId: string): Promise<readonly string[]> =>
  (await tx.lookUp(sourceIds, instanceId, () => readSourcesOfInstance(tx, instanceId))) ?? [];

const readSourcesOfInstance = async (tx: Tx, instanceId: string): Promise<readonly string[]> => {
  const some = await tx.all(someSourcesOfInstance, { instanceId });
  if (some.length < SORTED_HERE_MAX) return [...new Set(some.map((row) => row.sourceId))].sort();
  return (await tx.all(sourcesOfInstance, { instanceId })).map((row) => row.sourceId);
};

/** The sources of some owners that several instances are assigned to, in alphabetical order. */
export const listSourcesAmong = (
  tx: Tx,
  owners: readonly string[],
  instanceIds: readonly string[],
): Promise<{ readonly instanceId: string; readonly sourceId: string }[]> =>
  tx.all(sourcesAmong, { owners: JSON.stringify(owners), ids: JSON.stringify(instanceIds) });

/** The ids of all instances' sources, by instance. */
export const listSourcesByInstance = async (tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { instanceId, sourceId } of await tx.all(sourcesByInstance)) {
    const known = found.get(instanceId);
    if (known === undefined) found.set(instanceId, [sourceId]);
    else if (known.length < SOURCES_SHOWN_MAX) known.push(sourceId);
  }
  return found;
};
