import { and, asc, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { brands, sourceJackpots, sources } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

export type Source = typeof sources.$inferSelect;
export type SourceJackpot = typeof sourceJackpots.$inferSelect;

/** A ticker names no more sources than its schema allows. */
const SOURCES_SHOWN_MAX = 10_000;

const byId = statement((db) =>
  db
    .select()
    .from(sources)
    .where(and(eq(sources.ownerId, sql.placeholder('ownerId')), eq(sources.sourceId, sql.placeholder('sourceId')))),
);
const jackpotsOf = statement((db) =>
  db
    .select()
    .from(sourceJackpots)
    .where(
      and(
        eq(sourceJackpots.ownerId, sql.placeholder('ownerId')),
        eq(sourceJackpots.sourceId, sql.placeholder('sourceId')),
      ),
    )
    .orderBy(asc(sourceJackpots.priority), asc(sourceJackpots.assignedOrder)),
);
const last = statement((db) =>
  db
    .select({ priority: max(sourceJackpots.priority), order: max(sourceJackpots.assignedOrder) })
    .from(sourceJackpots)
    .where(
      and(
        eq(sourceJackpots.ownerId, sql.placeholder('ownerId')),
        eq(sourceJackpots.sourceId, sql.placeholder('sourceId')),
      ),
    ),
);

const sourcesOfInstance = statement((db) =>
  db
    .selectDistinct({ sourceId: sourceJackpots.sourceId })
    .from(sourceJackpots)
    .where(eq(sourceJackpots.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(sourceJackpots.sourceId))
    .limit(SOURCES_SHOWN_MAX),
);
const assign = statement((db) =>
  db
    .insert(sourceJackpots)
    .values({
      ownerId: sql.placeholder('ownerId'),
      sourceId: sql.placeholder('sourceId'),
      instanceId: sql.placeholder('instanceId'),
      priority: sql.placeholder('priority'),
      assignedOrder: sql.placeholder('assignedOrder'),
    })
    .onConflictDoNothing(),
);

export const findSource = (tx: Tx, ownerId: string, sourceId: string): Promise<Source | undefined> =>
  tx.get(byId, { ownerId, sourceId });

/** The jackpots of a source, the one to try first first. */
export const listSourceJackpots = (tx: Tx, ownerId: string, sourceId: string): Promise<SourceJackpot[]> =>
  tx.all(jackpotsOf, { ownerId, sourceId });

export const createSource = async (tx: Tx, source: Source): Promise<void> => {
  await tx.run((db) => db.insert(sources).values(source));
};

/** Assigns an instance to a source, after the last one unless a priority is given; one that is assigned already keeps its place. */
export const assignJackpot = async (
  tx: Tx,
  ownerId: string,
  sourceId: string,
  instanceId: string,
  givenPriority?: number,
): Promise<void> => {
  const end = await tx.get(last, { ownerId, sourceId });
  const priority = givenPriority ?? (end?.priority ?? -1) + 1;
  await tx.run(assign, { ownerId, sourceId, instanceId, priority, assignedOrder: (end?.order ?? -1) + 1 });
};

export type SourceFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  /** An operator, which includes its brands, or a brand path. */
  readonly ownerId?: string | undefined;
  readonly sourceId?: string | undefined;
  readonly name?: string | undefined;
  /** Leaves out the sources of disabled brands. */
  readonly ofEnabledBrands?: boolean;
};

const disabledBrands = sql`(select ${brands.operatorId} || ':' || ${brands.id} from ${brands} where not ${brands.enabled})`;

const matching = ({ owners, ownerId, sourceId, name, ofEnabledBrands }: SourceFilter): SQL | undefined =>
  and(
    ownedBy(sources.ownerId, owners),
    ownedBy(sources.ownerId, ownerId === undefined ? undefined : [ownerId]),
    sourceId === undefined ? undefined : eq(sources.sourceId, sourceId),
    contains(sources.name, name),
    ofEnabledBrands === true ? sql`${sources.ownerId} not in ${disabledBrands}` : undefined,
  );

const sortable = { source_id: sources.sourceId, source_name: sources.name, owner_id: sources.ownerId };

export const listSources = async (
  tx: Tx,
  filter: SourceFilter,
  page: Page<keyof typeof sortable>,
): Promise<Listing<Source & { jackpots: SourceJackpot[] }>> => {
  const where = matching(filter);
  const found = await tx.all((db) =>
    db
      .select()
      .from(sources)
      .where(where)
      .orderBy(...orderOf(page, sortable, sources.ownerId, sources.sourceId))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const total = (await tx.get((db) => db.select({ n: count() }).from(sources).where(where)))?.n ?? 0;
  const jackpots =
    found.length === 0
      ? []
      : await tx.all((db) =>
          db
            .select()
            .from(sourceJackpots)
            .where(
              and(
                inArray(sourceJackpots.ownerId, [...new Set(found.map((source) => source.ownerId))]),
                inArray(sourceJackpots.sourceId, [...new Set(found.map((source) => source.sourceId))]),
              ),
            )
            .orderBy(asc(sourceJackpots.priority), asc(sourceJackpots.assignedOrder)),
        );
  const rows = found.map((source) => ({
    ...source,
    jackpots: jackpots.filter((jackpot) => jackpot.ownerId === source.ownerId && jackpot.sourceId === source.sourceId),
  }));
  return { rows, total };
};

/** Ids of the sources that lead to an instance. */
export const listSourcesOfInstance = async (tx: Tx, instanceId: string): Promise<string[]> =>
  (await tx.all(sourcesOfInstance, { instanceId })).map((row) => row.sourceId);
