import { and, eq } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, notNegative, oneOf } from './columns.ts';
import type { Tx } from './engine/tx.ts';
import { freespins } from './freespin-columns.ts';
import { type FreespinFilter, freespinsVisibleTo } from './freespin-owners.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';

export const freespinTemplates = sqliteTable(
  'freespin_templates',
  {
    id: text('id').primaryKey(),
    /** An operator (for all its brands) or a brand path. */
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    ...freespins(),
    /** 0: when the instance ends. */
    expiresAfterMs: integer('expires_after_ms').notNull(),
    createdBy: text('created_by').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [
    index('freespin_templates_owner').on(table.ownerId),
    notNegative('freespin_templates_amount', table.amount),
    oneOf('freespin_templates_type', table.type, ['Variable', 'Fixed']),
  ],
);

export type FreespinTemplate = typeof freespinTemplates.$inferSelect;

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

const sortable = {
  id: freespinTemplates.id,
  name: freespinTemplates.name,
  timestamp_created: freespinTemplates.createdAtMs,
};

export const listFreespinTemplates = async (
  tx: Tx,
  { owners, operatorId, id, name }: FreespinFilter,
  page: Page<keyof typeof sortable>,
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
    order: orderOf(page, sortable, freespinTemplates.id),
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
