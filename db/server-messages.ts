import { gt, lte, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, json } from './columns.ts';
import { statement } from './engine/statement.ts';

/** What a server tells the others: hints, which may be lost with it. */
export const serverMessages = sqliteTable('server_messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Which server says it. */
  serverId: text('server_id').notNull(),
  body: json<unknown>('body').notNull(),
  createdAtMs: at('created_at_ms').notNull(),
});

export type ServerMessage = typeof serverMessages.$inferSelect;

export const sendServerMessage = statement((db) =>
  db.insert(serverMessages).values({
    serverId: sql.placeholder('serverId'),
    body: sql.placeholder('body'),
    createdAtMs: sql.placeholder('createdAtMs'),
  }),
);

/** Messages after an id. Those of several servers are committed in any order, so a reader looks back a little. */
export const listServerMessages = statement((db) =>
  db
    .select()
    .from(serverMessages)
    .where(gt(serverMessages.id, sql.placeholder('after')))
    .orderBy(serverMessages.id),
);

export const removeServerMessages = statement((db) =>
  db.delete(serverMessages).where(lte(serverMessages.id, sql.placeholder('through'))),
);
