import { and, asc, count, eq, max, type SQL, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isAmong } from '../listing/owned-by.ts';
import type { AssignmentTable } from '../tables/routing.ts';
import { assignmentsToPublic, assignmentsVisibleTo } from './visible-assignments.ts';

/** An instance assigned to a source or a segment. */
export type Assignment = AssignmentTable['$inferSelect'];

/** A source or segment, by owner and id. */
export type AssignedFrom = { readonly ownerId: string; readonly fromId: string };

/** The most instances that a source or segment can have. */
export const ASSIGNMENTS_MAX = 1000;
const PRIORITY_MAX = 1_000_000;

/** The instances assigned to sources, or to segments. */
export type Assignments = {
  /** The assigned instances, in the order to try them. */
  list(tx: Tx, from: AssignedFrom): Promise<Assignment[]>;
  /** Lists the assignments of several, visible to every one of these lists of owners, or to the public. */
  listForEach(
    tx: Tx,
    froms: readonly AssignedFrom[],
    ...owners: readonly (readonly string[] | 'public' | undefined)[]
  ): Promise<(from: AssignedFrom) => readonly Assignment[]>;
  /** The first assignments to public instances that are visible to these owners, grouped by source or segment in the same order. */
  listAllPublic(tx: Tx, owners: readonly string[], limit: number): Promise<Assignment[]>;
  /**
   * Assigns an instance, last unless a priority is given; an assigned instance keeps its place. Returns false and writes nothing when the
   * maximum is reached.
   */
  assign(tx: Tx, from: AssignedFrom, instanceId: string, givenPriority?: number): Promise<boolean>;
  /** No effect when the instance is not assigned. */
  unassign(tx: Tx, from: AssignedFrom, instanceId: string): Promise<void>;
  /** False when the instance is not assigned. */
  setPriority(tx: Tx, from: AssignedFrom, instanceId: string, priority: number): Promise<boolean>;
};

/** Neither part contains a slash. */
export const keyOfFrom = ({ ownerId, fromId }: AssignedFrom): string => `${ownerId}/${fromId}`;

export const assignmentsIn = (table: AssignmentTable): Assignments => {
  const ofOne = (): SQL | undefined =>
    and(eq(table.ownerId, sql.placeholder('ownerId')), eq(table.fromId, sql.placeholder('fromId')));
  const one = (): SQL | undefined => and(ofOne(), eq(table.instanceId, sql.placeholder('instanceId')));

  const inOrder = [asc(table.priority), asc(table.assignedOrder)];

  const all = statement((db) =>
    db
      .select()
      .from(table)
      .where(ofOne())
      .orderBy(...inOrder),
  );
  const found = statement((db) => db.select().from(table).where(one()));
  const end = statement((db) =>
    db
      .select({ priority: max(table.priority), order: max(table.assignedOrder), assigned: count() })
      .from(table)
      .where(ofOne()),
  );
  const insert = statement((db) => db.insert(table).values(createPlaceholders(table)));
  const remove = statement((db) => db.delete(table).where(one()));
  const move = statement((db) =>
    db
      .update(table)
      .set({ priority: sql`${sql.placeholder('priority')}` })
      .where(one()),
  );

  return {
    list: (tx, from) => tx.all(all, from),
    listForEach: async (tx, froms, ...owners) => {
      const visible = owners.map((each) =>
        each === 'public' ? assignmentsToPublic(table) : assignmentsVisibleTo(table, each),
      );
      const found: Assignment[] = [];
      // A query for each owner: pairs in one condition would keep the index from being used.
      for (const [ownerId, its] of Map.groupBy(froms, (from) => from.ownerId)) {
        const given = isAmong(
          table.fromId,
          its.map(({ fromId }) => fromId),
        );
        found.push(
          ...(await tx.all((db) =>
            db
              .select()
              .from(table)
              .where(and(eq(table.ownerId, ownerId), given, ...visible))
              .orderBy(...inOrder),
          )),
        );
      }
      const of = Map.groupBy(found, keyOfFrom);
      return (from) => of.get(keyOfFrom(from)) ?? [];
    },
    listAllPublic: (tx, owners, limit) =>
      tx.all((db) =>
        db
          .select()
          .from(table)
          .where(and(assignmentsVisibleTo(table, owners), assignmentsToPublic(table)))
          .orderBy(...inOrder)
          .limit(limit),
      ),
    assign: async (tx, from, instanceId, givenPriority) => {
      if ((await tx.get(found, { ...from, instanceId })) !== undefined) return true;
      const last = await tx.get(end, from);
      if ((last?.assigned ?? 0) >= ASSIGNMENTS_MAX) return false;
      const priority = givenPriority ?? Math.min((last?.priority ?? -1) + 1, PRIORITY_MAX);
      tx.notify('sources');
      await tx.run(insert, { ...from, instanceId, priority, assignedOrder: (last?.order ?? -1) + 1 });
      return true;
    },
    unassign: async (tx, from, instanceId) => {
      tx.notify('sources');
      await tx.run(remove, { ...from, instanceId });
    },
    setPriority: async (tx, from, instanceId, priority) => {
      tx.notify('sources');
      return (await tx.run(move, { ...from, instanceId, priority })).changes > 0;
    },
  };
};
