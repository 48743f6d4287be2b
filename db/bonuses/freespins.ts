import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, isAmong, ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import {
  type FreespinInstance,
  type FreespinTemplate,
  freespinInstances,
  freespinTemplates,
} from '../tables/bonuses.ts';

/** The freespins that an account can see: those of owners it reaches, and those for all brands of an operator if it reaches one of them. */
export const freespinsVisibleTo = (ownerId: AnySQLiteColumn, owners: readonly string[] | undefined): SQL | undefined =>
  or(ownedBy(ownerId, owners), isAmong(ownerId, owners?.map(toOperatorId)));

/** Freespins of one operator, by id and part of the name. */
export type FreespinFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly operatorId?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
};

export const findFreespinTemplate = (tx: Tx, id: string): Promise<FreespinTemplate | undefined> =>
  tx.get((db) => db.select().from(freespinTemplates).where(eq(freespinTemplates.id, id)));

export const createFreespinTemplate = async (tx: Tx, template: FreespinTemplate): Promise<void> => {
  await tx.run((db) => db.insert(freespinTemplates).values(template));
};

/** Replaces a template's content. */
export const replaceFreespinTemplate = async (
  tx: Tx,
  { id, createdBy: _by, createdAtMs: _at, ...content }: FreespinTemplate,
): Promise<void> => {
  await tx.run((db) => db.update(freespinTemplates).set(content).where(eq(freespinTemplates.id, id)));
};

const sortableTemplates = {
  id: freespinTemplates.id,
  name: freespinTemplates.name,
  timestamp_created: freespinTemplates.createdAtMs,
};

export const listFreespinTemplates = async (
  tx: Tx,
  { owners, operatorId, id, name }: FreespinFilter,
  page: Page<keyof typeof sortableTemplates>,
): Promise<Listing<FreespinTemplate>> => {
  const filter = and(
    freespinsVisibleTo(freespinTemplates.ownerId, owners),
    ownedBy(freespinTemplates.ownerId, operatorId === undefined ? undefined : [operatorId]),
    id === undefined ? undefined : eq(freespinTemplates.id, id),
    contains(freespinTemplates.name, name),
  );
  const listed = {
    table: freespinTemplates,
    filter,
    walk: [freespinTemplates.id],
    order: toPageOrder(page, sortableTemplates, freespinTemplates.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(freespinTemplates)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

export const findFreespinInstance = (tx: Tx, id: string): Promise<FreespinInstance | undefined> =>
  tx.get((db) => db.select().from(freespinInstances).where(eq(freespinInstances.id, id)));

export const createFreespinInstance = async (tx: Tx, instance: FreespinInstance): Promise<void> => {
  await tx.run((db) => db.insert(freespinInstances).values(instance));
};

/** Counts what an award promises against the budget of its instance, in the unit that makes the award. */
export const countAwarded = async (tx: Tx, instanceId: string, amount: bigint): Promise<void> => {
  const { id, budget, awarded } = freespinInstances;
  await tx.run((db) =>
    db
      .update(freespinInstances)
      .set({ awarded: sql`${awarded} + ${amount}` })
      .where(and(eq(id, instanceId), isNotNull(budget))),
  );
};

const sortableInstances = {
  id: freespinInstances.id,
  name: freespinInstances.name,
  timestamp_start: freespinInstances.startsAtMs,
  timestamp_end: freespinInstances.endsAtMs,
};

export const listFreespinInstances = async (
  tx: Tx,
  { owners, operatorId, id, name }: FreespinFilter,
  page: Page<keyof typeof sortableInstances>,
): Promise<Listing<FreespinInstance>> => {
  const filter = and(
    freespinsVisibleTo(freespinInstances.ownerId, owners),
    ownedBy(freespinInstances.ownerId, operatorId === undefined ? undefined : [operatorId]),
    id === undefined ? undefined : eq(freespinInstances.id, id),
    contains(freespinInstances.name, name),
  );
  const listed = {
    table: freespinInstances,
    filter,
    walk: [freespinInstances.id],
    order: toPageOrder(page, sortableInstances, freespinInstances.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(freespinInstances)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
