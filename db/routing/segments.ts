import { and, eq, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Segment, segmentJackpots, segments } from '../tables/routing.ts';
import { type AssignedFrom, type Assignment, assignmentsIn } from './assignments.ts';
import { assignersVisibleTo } from './visible-assignments.ts';

export type SegmentWithJackpots = Segment & { readonly jackpots: readonly Assignment[] };

const one = (): SQL | undefined =>
  and(eq(segments.ownerId, sql.placeholder('ownerId')), eq(segments.id, sql.placeholder('id')));
const byId = statement((db) => db.select().from(segments).where(one()));
const given = (): SQL | undefined =>
  and(
    eq(segments.ownerId, sql.placeholder('ownerId')),
    sql`${segments.id} in (select value from json_each(${sql.placeholder('ids')}))`,
  );
/** Looks up each for itself: joined with the list, PostgreSQL may read all that the owner has. */
const among = statement((db) =>
  db
    .select({ id: sql<string>`given.value` })
    .from(sql`json_each(${sql.placeholder('ids')}) given`)
    .where(
      sql`(select ${segments.id} from ${segments} where ${segments.ownerId} = ${sql.placeholder('ownerId')} and ${segments.id} = given.value) is not null`,
    ),
);
/** One statement for all of a bulk: a thousand of them would hold up the writes of others. */
const insert = statement((db) =>
  db
    .insert(segments)
    .select(
      sql`select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as integer) from json_each(${sql.placeholder('rows')}) where true`,
    ),
);
const remove = statement((db) => db.delete(segments).where(given()));

/** The instances assigned to segments. */
export const segmentAssignments = assignmentsIn(segmentJackpots);

export const findSegment = (tx: Tx, ownerId: string, id: string): Promise<Segment | undefined> =>
  tx.get(byId, { ownerId, id });

/** Returns those of these ids that are segments of an owner. */
export const findSegmentIds = async (tx: Tx, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.all(among, { ownerId, ids: JSON.stringify(ids) })).map(({ id }) => id));

export const createSegments = (tx: Tx, created: readonly Segment[]): void => {
  const rows = created.map(({ ownerId, id, name, priority }) => [ownerId, id, name, priority]);
  tx.defer((run) => run(insert, { rows: JSON.stringify(rows) }));
};

/** A segment with assigned instances cannot be deleted. */
export const deleteSegments = (tx: Tx, ownerId: string, ids: readonly string[]): void => {
  tx.defer((run) => run(remove, { ownerId, ids: JSON.stringify(ids) }));
};

/** A segment with its instances. */
export const segmentWithJackpots = async (tx: Tx, segment: Segment): Promise<SegmentWithJackpots> => ({
  ...segment,
  jackpots: await segmentAssignments.list(tx, fromOf(segment)),
});

const fromOf = ({ ownerId, id: fromId }: Segment): AssignedFrom => ({ ownerId, fromId });

export type SegmentFilter = {
  /** The owners that the caller reaches. Also lists segments of a brand's operator that lead to a jackpot it may play; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** An operator including its brands, or a brand path. */
  readonly ownerId?: string | undefined;
  readonly name?: string | undefined;
};

const sortable = { id: segments.id, name: segments.name, priority: segments.priority, owner_id: segments.ownerId };

export const listSegments = async (
  tx: Tx,
  { owners, ownerId, name }: SegmentFilter,
  page: Page<keyof typeof sortable>,
): Promise<Listing<SegmentWithJackpots>> => {
  const where = and(
    assignersVisibleTo(segmentJackpots, segments, owners),
    ownedBy(segments.ownerId, ownerId === undefined ? undefined : [ownerId]),
    contains(segments.name, name),
  );
  const listed = {
    table: segments,
    filter: where,
    walk: [segments.ownerId, segments.id],
    order: toPageOrder(page, sortable, segments.ownerId, segments.id),
  };
  const listing = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(segments)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  const jackpotsOf = await segmentAssignments.listForEach(tx, listing.rows.map(fromOf), owners);
  return { ...listing, rows: listing.rows.map((segment) => ({ ...segment, jackpots: jackpotsOf(fromOf(segment)) })) };
};
