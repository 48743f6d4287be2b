import { and, eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import { statement } from './engine/statement.ts';

/** The servers that share this store. A store that belongs to one process has none. */
export const servers = sqliteTable('servers', {
  /** Drawn at each start. The ids that a server makes end with it. */
  id: text('id').primaryKey(),
  /** For people: the machine and the process. */
  name: text('name').notNull(),
  version: text('version').notNull(),
  /** The newest migration that it knows. */
  schemaTag: text('schema_tag').notNull(),
  /** Which keys it has. */
  keysVersion: integer('keys_version').notNull().default(0),
  /** Counted up every second. The others see that it stands still, by their own clocks. */
  beat: integer('beat').notNull(),
  startedAtMs: at('started_at_ms').notNull(),
});

export type Server = typeof servers.$inferSelect;

export const joinServers = statement((db) =>
  db.insert(servers).values({
    id: sql.placeholder('id'),
    name: sql.placeholder('name'),
    version: sql.placeholder('version'),
    schemaTag: sql.placeholder('schemaTag'),
    keysVersion: sql.placeholder('keysVersion'),
    beat: 0,
    startedAtMs: sql.placeholder('startedAtMs'),
  }),
);

/** Changes nothing when the others have given the server up. */
export const beatServer = statement((db) =>
  db
    .update(servers)
    .set({ beat: sql`${servers.beat} + 1` })
    .where(eq(servers.id, sql.placeholder('id'))),
);

/** Gives up a server whose beat stands still. */
export const removeStillServer = statement((db) =>
  db.delete(servers).where(and(eq(servers.id, sql.placeholder('id')), eq(servers.beat, sql.placeholder('beat')))),
);

export const leaveServers = statement((db) => db.delete(servers).where(eq(servers.id, sql.placeholder('id'))));

export const listServers = statement((db) => db.select().from(servers).orderBy(servers.startedAtMs, servers.id));
