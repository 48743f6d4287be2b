import type Database from 'better-sqlite3';
import { migrate, readApplied } from './migrate.ts';
import { type Applied, hashMigration, type Migration, type Root, rootsFrom } from './migration.ts';

/** A table, an index or a trigger, in the words that made it. */
type Part = { readonly type: string; readonly name: string; readonly table: string; readonly sql: string };

/** The first difference between a store's schema and what its migrations lead to, as a clause; undefined when there is none. */
export const schemaDifference = (
  client: Database.Database,
  known: readonly Migration[],
  roots: readonly Root[],
  openScratch: () => Database.Database,
): string | undefined => {
  // In one state of the store: another process may be migrating it.
  const [done, parts] = client.transaction(() => [readApplied(client), partsOf(client)] as const)();
  if (!parts.some(({ name }) => name === 'schema_migrations')) return 'the table schema_migrations is missing';
  // Migrations are recorded in the transaction that creates the table.
  if (done.length === 0) return 'the table schema_migrations is empty';
  const applied = migrationsOf(done, known, roots);
  return applied && compare(partsAfter(applied, openScratch), parts);
};

/** SQLite's own parts follow from the others. */
const partsOf = (client: Database.Database): readonly Part[] =>
  client
    .prepare<[], Part>(
      "SELECT type, name, tbl_name AS 'table', sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY type = 'trigger', type = 'index', name",
    )
    .all();

/** The migrations that a store had; undefined when they are not ours, which migrate refuses. */
const migrationsOf = (
  done: readonly Applied[],
  known: readonly Migration[],
  roots: readonly Root[],
): readonly Migration[] | undefined => {
  const [root] = rootsFrom(roots, done);
  if (root !== undefined) return root.migrations;
  const ours = known.slice(0, done.length);
  const isOurs =
    ours.length > 0 && done.every(({ hash }, position) => ours[position] && hashMigration(ours[position]) === hash);
  return isOurs ? ours : undefined;
};

/** A command looks at its data folder more than once. */
const partsBySql = new Map<string, readonly Part[]>();

const partsAfter = (migrations: readonly Migration[], openScratch: () => Database.Database): readonly Part[] => {
  const key = migrations.map(hashMigration).join();
  const remembered = partsBySql.get(key);
  if (remembered !== undefined) return remembered;
  const scratch = openScratch();
  try {
    migrate(scratch, migrations);
    const parts = partsOf(scratch);
    partsBySql.set(key, parts);
    return parts;
  } finally {
    scratch.close();
  }
};

/** Tables, indexes and views that others have added do no harm; a trigger changes what is written. */
const compare = (expected: readonly Part[], found: readonly Part[]): string | undefined => {
  const keyOf = ({ type, name }: Part) => `${type} ${name}`;
  const foundByKey = new Map(found.map((part) => [keyOf(part), part.sql]));
  const missing = new Set(expected.filter((part) => !foundByKey.has(keyOf(part))).map(keyOf));
  const faults = [
    ...expected
      .filter((part) => part.sql !== foundByKey.get(keyOf(part)))
      // With a table go its indexes and triggers.
      .filter((part) => part.type === 'table' || !missing.has(`table ${part.table}`))
      .map((part) => `the ${keyOf(part)} ${missing.has(keyOf(part)) ? 'is missing' : 'is not the one of this schema'}`),
    ...found
      .filter((part) => part.type === 'trigger' && !expected.some((own) => keyOf(own) === keyOf(part)))
      .map((part) => `the trigger ${part.name} is not part of this schema`),
  ];
  const [first, ...more] = faults;
  return first === undefined || more.length === 0 ? first : `${first}, and ${more.length} more`;
};
