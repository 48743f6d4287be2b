import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import { serverMessages, servers } from '../tables/servers.ts';

export const insertServer = statement((db) =>
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
