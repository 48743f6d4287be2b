import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Assignment, assignmentsIn } from './assignments.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { inOrder, type Listing, orderOf, type Page } from './page.ts';
import { brands, sourceJackpots, sources } from './schema.ts';
import { assignersVisibleTo } from './visible-assignments.ts';

export type Source = typeof sources.$inferSelect;
export type SourceWithJackpots = Source & { readonly jackpots: readonly Assignment[] };

/** A ticker names no more sources than its schema allows. */
const SOURCES_SHOWN_MAX = 10_000;

const byId = statement((db) =>
  db
    .select()
    .from(sources)
    .where(and(eq(sources.ownerId, sql.placeholder('ownerId')), eq(sources.sourceId, sql.placeholder('sourceId')))),
);
const sourcesOfInstance = statement((db) =>
  db
    .selectDistinct({ sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .where(eq(sourceJackpots.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(sourceJackpots.fromId))
    .limit(SOURCES_SHOWN_MAX),
);
const sourcesByInstance = statement((db) =>
  db
    .selectDistinct({ instanceId: sourceJackpots.instanceId, sourceId: sourceJackpots.fromId })
    .from(sourceJackpots)
    .orderBy(asc(sourceJackpots.instanceId), asc(sourceJackpots.fromId)),
);
const remove = statement((db) =>
  db
    .delete(sources)
    .where(and(eq(sources.ownerId, sql.placeholder('ownerId')), eq(sources.sourceId, sql.placeholder('sourceId')))),
);

/** The instances that sources lead to. */
export const sourceAssignments = assignmentsIn(sourceJackpots);

export const findSource = (tx: Tx, ownerId: string, sourceId: string): Promise<Source | undefined> =>
  tx.get(byId, { ownerId, sourceId });

export const createSource = async (tx: Tx, source: Source): Promise<void> => {
  tx.notify('sources');
  await tx.run((db) => db.insert(sources).values(source));
};

/** A source that still leads to instances cannot be deleted. */
export const deleteSource = async (tx: Tx, ownerId: string, sourceId: string): Promise<void> => {
  tx.notify('sources');
  await tx.run(remove, { ownerId, sourceId });
};

export type SourceFilter = {
  /** Whom the caller reaches: theirs, and those of its operator that lead a brand somewhere; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  /** Those of an operator and its brands, or of a brand alone. */
  readonly ownerId?: string | undefined;
  /** The same, and those of its operator that lead a brand somewhere. */
  readonly leading?: string | undefined;
  readonly sourceId?: string | undefined;
  readonly name?: string | undefined;
  /** Leaves out the sources of disabled brands. */
  readonly ofEnabledBrands?: boolean;
};

const disabledBrands = sql`(select ${brands.operatorId} || ':' || ${brands.id} from ${brands} where not ${brands.enabled})`;

const from = { ownerId: sources.ownerId, id: sources.sourceId };

const matching = ({ owners, ownerId, leading, sourceId, name, ofEnabledBrands }: SourceFilter): SQL | undefined =>
  and(
    assignersVisibleTo(sourceJackpots, from, owners),
    assignersVisibleTo(sourceJackpots, from, leading === undefined ? undefined : [leading]),
    ownedBy(sources.ownerId, ownerId === undefined ? undefined : [ownerId]),
    sourceId === undefined ? undefined : eq(sources.sourceId, sourceId),
    contains(sources.name, name),
    ofEnabledBrands === true ? sql`${sources.ownerId} not in ${disabledBrands}` : undefined,
  );

const sortable = { source_id: sources.sourceId, source_name: sources.name, owner_id: sources.ownerId };

/** What sources are sorted by. */
export type SourceOrder = keyof typeof sortable;

/** A source with the instances that it leads to, as far as they are listed for these owners. */
export const withJackpots = async (
  tx: Tx,
  source: Source,
  ...owners: readonly (readonly string[] | undefined)[]
): Promise<SourceWithJackpots> => ({
  ...source,
  jackpots: await sourceAssignments.listFor(tx, { ownerId: source.ownerId, fromId: source.sourceId }, ...owners),
});

export const listSources = async (
  tx: Tx,
  filter: SourceFilter,
  page: Page<keyof typeof sortable>,
): Promise<Listing<SourceWithJackpots>> => {
  const listed = {
    table: sources,
    filter: matching(filter),
    walk: [sources.ownerId, sources.sourceId],
    order: orderOf(page, sortable, sources.ownerId, sources.sourceId),
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
  const rows = [];
  for (const source of listing.rows)
    rows.push(
      await withJackpots(tx, source, filter.owners, filter.leading === undefined ? undefined : [filter.leading]),
    );
  return { ...listing, rows };
};

/** The first sources of a filter, without where they lead. */
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
      .orderBy(...inOrder(orderOf(order, sortable, sources.ownerId, sources.sourceId)))
      .limit(limit),
  );

/** Ids of the sources that lead to an instance. */
export const listSourcesOfInstance = async (tx: Tx, instanceId: string): Promise<string[]> =>
  (await tx.all(sourcesOfInstance, { instanceId })).map((row) => row.sourceId);

/** The same of all instances at once, by instance. */
export const listSourcesByInstance = async (tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const { instanceId, sourceId } of await tx.all(sourcesByInstance)) {
    const known = found.get(instanceId);
    if (known === undefined) found.set(instanceId, [sourceId]);
    else if (known.length < SOURCES_SHOWN_MAX) known.push(sourceId);
  }
  return found;
};
