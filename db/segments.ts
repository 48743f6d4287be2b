import { and, eq, type SQL, sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type Assignment, assignmentsIn, segmentJackpots } from './assignments.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { assignersVisibleTo } from './visible-assignments.ts';

/** A group of players. */
export const segments = sqliteTable(
  'segments',
  {
    ownerId: text('owner_id').notNull(),
    id: text('id').notNull(),
    name: text('name'),
    /** Lower first; ties by id. */
    priority: integer('priority').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('segments_priority', sql`${table.priority} between 0 and 1000000`),
  ],
);

export type Segment = typeof segments.$inferSelect;
export type SegmentWithJackpots = Segment & { readonly jackpots: readonly Assignment[] };

const one = (): SQL | undefined =>
  and(eq(segments.ownerId, sql.placeholder('ownerId')), eq(segments.id, sql.placeholder('id')));
const byId = statement((db) => db.select().from(segments).where(one()));
const remove = statement((db) => db.delete(segments).where(one()));

/** The instances assigned to segments. */
export const segmentAssignments = assignmentsIn(segmentJackpots);

export const findSegment = (tx: Tx, ownerId: string, id: string): Promise<Segment | undefined> =>
  tx.get(byId, { ownerId, id });

export const createSegment = async (tx: Tx, segment: Segment): Promise<void> => {
  await tx.run((db) => db.insert(segments).values(segment));
};

/** A segment with assigned instances cannot be deleted. */
export const deleteSegment = async (tx: Tx, ownerId: string, id: string): Promise<void> => {
  await tx.run(remove, { ownerId, id });
};

/** A segment with its instances, limited to those visible to these owners. */
export const withJackpots = async (
  tx: Tx,
  segment: Segment,
  owners?: readonly string[],
): Promise<SegmentWithJackpots> => ({
  ...segment,
  jackpots: await segmentAssignments.listFor(tx, { ownerId: segment.ownerId, fromId: segment.id }, owners),
});

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
    order: orderOf(page, sortable, segments.ownerId, segments.id),
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
  const rows = [];
  for (const segment of listing.rows) rows.push(await withJackpots(tx, segment, owners));
  return { ...listing, rows };
};
