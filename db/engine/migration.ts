import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema change: the name drizzle-kit gave it, and its SQL. */
export interface Migration {
  readonly tag: string;
  readonly sql: string;
}

/** A store's record of an applied migration. */
export interface Applied {
  readonly tag: string;
  readonly hash: string;
}

/**
 * Reports whether servers of the version before may go on while it is applied and afterwards: it adds only what they need not know. A
 * migration declares this in a separate line.
 */
export const isAdditive = ({ sql }: Migration): boolean => /^-- Servers of the version before may go on\.$/m.test(sql);

export const hashMigration = (migration: Migration): string => {
  const known = hashes.get(migration);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(migration.sql).digest('hex');
  hashes.set(migration, hash);
  return hash;
};

/** Opening a store compares each hash several times. */
const hashes = new WeakMap<Migration, string>();

/** The migrations that stores of an earlier version started with, and the SQL that upgrades such a store to the next root. */
export interface Root {
  /** The version that wrote these stores. */
  readonly version: string;
  readonly migrations: readonly Migration[];
  /** Upgrades to the next root; the last one upgrades to today's migrations of the same tags. */
  readonly upgrade: string;
}

/** Reads the roots in a migrations folder, oldest first: earlier/VERSION holds their frozen files and upgrade.sql. */
export const readRoots = (folder: string): Root[] => {
  const earlier = join(folder, 'earlier');
  if (!existsSync(earlier)) return [];
  const inOrder = (names: string[]) =>
    names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return inOrder(readdirSync(earlier)).map((version) => {
    const read = (file: string) => readFileSync(join(earlier, version, file), 'utf8');
    const files = inOrder(readdirSync(join(earlier, version))).filter((file) => /^\d{4}_.*\.sql$/.test(file));
    const migrations = files.map((file) => ({ tag: file.slice(0, -'.sql'.length), sql: read(file) }));
    return { version, migrations, upgrade: read('upgrade.sql') };
  });
};

/** The roots that a store has to pass, starting with its own; none for a store that started with today's migrations. */
export const rootsFrom = (roots: readonly Root[], done: readonly Applied[]): readonly Root[] => {
  const own = roots.findIndex(
    ({ migrations }) =>
      migrations.length === done.length &&
      migrations.every((migration, position) => hashMigration(migration) === done[position]?.hash),
  );
  return own === -1 ? [] : roots.slice(own);
};
