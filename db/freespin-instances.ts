import { and, eq } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BonusGames } from '../domain/bonus/bonus-games.ts';
import { at, json, notNegative, oneOf } from './columns.ts';
import type { Tx } from './engine/tx.ts';
import { freespins } from './freespin-columns.ts';
import { type FreespinFilter, freespinsVisibleTo } from './freespin-owners.ts';
import { freespinTemplates } from './freespin-templates.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';

export const freespinInstances = sqliteTable(
  'freespin_instances',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => freespinTemplates.id),
    /** The template's operator (for all its brands) or one of its brand paths. */
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    ...freespins(),
    availableFor: json<BonusGames>('available_for').notNull(),
    expiresAfterMs: integer('expires_after_ms').notNull(),
    /** When it can be awarded, end exclusive. */
    startsAtMs: at('starts_at_ms').notNull(),
    endsAtMs: at('ends_at_ms').notNull(),
  },
  (table) => [
    index('freespin_instances_owner').on(table.ownerId),
    notNegative('freespin_instances_amount', table.amount),
    oneOf('freespin_instances_type', table.type, ['Variable', 'Fixed']),
  ],
);

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
