import { and, eq } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { type FreespinFilter, freespinsVisibleTo } from './freespin-owners.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { freespinInstances } from './schema.ts';

export type FreespinInstance = typeof freespinInstances.$inferSelect;

export const findFreespinInstance = (tx: Tx, id: string): Promise<FreespinInstance | undefined> =>
  tx.get((db) => db.select().from(freespinInstances).where(eq(freespinInstances.id, id)));

export const createFreespinInstance = async (tx: Tx, instance: FreespinInstance): Promise<void> => {
  await tx.run((db) => db.insert(freespinInstances).values(instance));
};

const sortable = {
  id: freespinInstances.id,
  name: freespinInstances.name,
  timestamp_start: freespinInstances.startsAtMs,
  timestamp_end: freespinInstances.endsAtMs,
};

export const listFreespinInstances = async (
  tx: Tx,
  { owners, operatorId, id, name }: FreespinFilter,
  page: Page<keyof typeof sortable>,
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
    order: orderOf(page, sortable, freespinInstances.id),
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
