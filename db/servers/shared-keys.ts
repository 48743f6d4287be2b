import { eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type SharedKeysRow, sharedKeys } from '../tables/servers.ts';

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
