import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, json } from './columns.ts';

/** The servers that share this store. A store that belongs to one process has none. */
export const servers = sqliteTable('servers', {
  /** Drawn at each start. The ids that a server makes end with it. */
  id: text('id').primaryKey(),
  /** For people: the machine and the process. */
  name: text('name').notNull(),
  version: text('version').notNull(),
  /** The newest migration that it knows. */
  schemaTag: text('schema_tag').notNull(),
  /** The version of the keys that it has. */
  keysVersion: integer('keys_version').notNull().default(0),
  /** Counted up every second. The others see that it stands still, by their own clocks. */
  beat: integer('beat').notNull(),
  startedAtMs: at('started_at_ms').notNull(),
});

export type Server = typeof servers.$inferSelect;

/** Messages between servers: hints, which may be lost along with their sender. */
export const serverMessages = sqliteTable('server_messages', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** The server that sent it. */
  serverId: text('server_id').notNull(),
  body: json<unknown>('body').notNull(),
  createdAtMs: at('created_at_ms').notNull(),
});

export type ServerMessage = typeof serverMessages.$inferSelect;

/** Work that one server at a time does for all of them, by name. */
export const leases = sqliteTable('leases', {
  name: text('name').primaryKey(),
  /** The server's id; null when it has let go. A holder that is no server any more holds nothing. */
  holder: text('holder'),
  /** Incremented each time the lease is taken, so that late work of an earlier holder is recognised. */
  epoch: integer('epoch').notNull(),
});

/**
 * Work under way that no other server may begin: a credit or a cancel being sent, a request that takes several units. A claim of a server that
 * is gone counts no more. A store that belongs to one process keeps none here.
 */
export const claims = sqliteTable(
  'claims',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    serverId: text('server_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * The keys of a store that several servers share, encrypted under a key that is not in the store: one row. A store in a file has its keys in
 * files, and no row.
 */
export const sharedKeys = sqliteTable(
  'shared_keys',
  {
    id: integer('id').primaryKey(),
    /** Counts changes. */
    version: integer('version').notNull(),
    sealed: text('sealed').notNull(),
  },
  ({ id }) => [check('one_row', sql`${id} = 1`)],
);

export type SharedKeysRow = Pick<typeof sharedKeys.$inferSelect, 'version' | 'sealed'>;

/** Counts of events in a window of time, for limits that all servers share. A store of one process counts in memory. */
export const limitCounts = sqliteTable(
  'limit_counts',
  {
    /** The limit. */
    name: text('name').notNull(),
    /** A hash of what is limited. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
    /** The end of the window. */
    untilMs: at('until_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] }), index('limit_counts_until').on(table.untilMs)],
);

export type LimitCount = Pick<typeof limitCounts.$inferSelect, 'count' | 'untilMs'>;

/**
 * The tables that lookups read, for stores that several servers share: every change of one of them is counted, so that no server gives an
 * answer from before it. Adding one takes a migration.
 */
export const WATCHED_TABLES: readonly string[] = [
  'accounts',
  'brands',
  'operators',
  'organisations',
  'paying_brands',
  'player_exclusions',
  'refresh_tokens',
  'second_factors',
  'source_jackpots',
  'sources',
];

/** Currencies that the configuration has declared, and their decimals: amounts stay what they were without it. */
export const declaredCurrencies = sqliteTable(
  'declared_currencies',
  { code: text('code').primaryKey(), decimals: integer('decimals').notNull() },
  (table) => [check('declared_currencies_decimals', sql`${table.decimals} between 0 and 6`)],
);
