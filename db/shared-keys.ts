import { eq, sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

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

const find = statement((db) => db.select({ version: sharedKeys.version, sealed: sharedKeys.sealed }).from(sharedKeys));
/** Asked for every second, so also without a unit. */
export const askSharedKeysVersion = statement((db) => db.select({ version: sharedKeys.version }).from(sharedKeys));
const insert = statement((db) =>
  db
    .insert(sharedKeys)
    .values({ id: 1, version: 1, sealed: sql.placeholder('sealed') })
    .onConflictDoNothing(),
);
const replace = statement((db) =>
  db
    .update(sharedKeys)
    .set({ sealed: sql`${sql.placeholder('sealed')}`, version: sql`${sharedKeys.version} + 1` })
    .where(eq(sharedKeys.version, sql.placeholder('version'))),
);

export const findSharedKeys = (tx: Tx): Promise<SharedKeysRow | undefined> => tx.get(find, {});

export const findSharedKeysVersion = async (tx: Tx): Promise<number | undefined> =>
  (await tx.get(askSharedKeysVersion, {}))?.version;

/** Keeps the first keys. False if there are some. */
export const insertSharedKeys = async (tx: Tx, sealed: string): Promise<boolean> =>
  (await tx.run(insert, { sealed })).changes === 1;

/** Replaces the keys of a version. False if they were replaced meanwhile. */
export const replaceSharedKeys = async (tx: Tx, { version, sealed }: SharedKeysRow): Promise<boolean> =>
  (await tx.run(replace, { version, sealed })).changes === 1;
