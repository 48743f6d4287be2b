import type Database from 'better-sqlite3';
import type { PostgresSession } from '../postgres/postgres-session.ts';
import { allColumns, listed, type MovedTable, movedTables, readingOrder } from './moved-table.ts';

const VALUES_MAX = 20_000;
const ROWS_MAX = 1_000;

const PROGRESS = `create table if not exists store_move_progress ("table" text primary key, after bigint not null)`;
const REMEMBER =
  'insert into store_move_progress values ($1, $2) on conflict ("table") do update set after = excluded.after';

/** Reports whether a server has begun to use the store: there are keys, or a row in any table that is filled. */
export const holdsRows = async (session: PostgresSession, source: Database.Database): Promise<boolean> => {
  for (const name of ['shared_keys', ...movedTables(source).map((table) => table.name)])
    if ((await session.query(`select 1 from "${name}" limit 1`)).rows.length > 0) return true;
  return false;
};

/**
 * Copies every row of a store in SQLite to a database with the same schema. Each portion is committed together with how far it goes, so a
 * run that was interrupted goes on where it was.
 * @param step called before each portion.
 */
export const fillPostgres = async (
  source: Database.Database,
  session: PostgresSession,
  step: (table: string, rows: number) => void,
): Promise<void> => {
  await session.script(PROGRESS);
  for (const table of movedTables(source)) await fillTable(source, session, table, step);
  await session.script('analyze');
};

const fillTable = async (
  source: Database.Database,
  session: PostgresSession,
  table: MovedTable,
  step: (table: string, rows: number) => void,
): Promise<void> => {
  const { name, rowId } = table;
  if (rowId === undefined) {
    if (source.prepare(`select 1 from "${name}" limit 1`).get() !== undefined)
      throw new Error(`rows of ${name} cannot be moved`);
    return;
  }
  const columns = allColumns(table);
  const portion = Math.max(1, Math.min(ROWS_MAX, Math.floor(VALUES_MAX / columns.length)));
  const read = source
    .prepare<[bigint, number], unknown[]>(
      `select ${listed(columns)} from "${name}" where "${rowId}" > ? order by ${listed(readingOrder(table))} limit ?`,
    )
    .raw()
    .safeIntegers();
  const at = columns.indexOf(rowId);
  const { rows: known } = await session.query('select after from store_move_progress where "table" = $1', [name]);
  for (let after = BigInt(String(known[0]?.[0] ?? -(2n ** 62n))); ; ) {
    const rows = read.all(after, portion);
    if (rows.length === 0) break;
    step(name, rows.length);
    after = BigInt(String(rows.at(-1)?.[at]));
    const places = rows.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    );
    await session.query('begin');
    try {
      await session.query(`insert into "${name}" (${listed(columns)}) values ${places.join(', ')}`, rows.flat());
      await session.query(REMEMBER, [name, after]);
      await session.query('commit');
    } catch (error) {
      await session.query('rollback').catch(() => {});
      throw error;
    }
  }
  const { sequence } = {
    sequence: source.prepare<[string], number>('select seq from sqlite_sequence where name = ?').pluck().get(name),
  };
  await session.query(
    `select setval(pg_get_serial_sequence('"${name}"', '${rowId}'), greatest(1, $1::bigint, (select coalesce(max("${rowId}"), 0) from "${name}")))`,
    [sequence ?? 1],
  );
};

/** Counts the rows of each table on both sides, and returns those that differ, as sentences. */
export const countDifferences = async (sqlite: Database.Database, session: PostgresSession): Promise<string[]> => {
  const differences: string[] = [];
  for (const { name } of movedTables(sqlite)) {
    const here = sqlite.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
    const there = Number((await session.query(`select count(*) from "${name}"`)).rows[0]?.[0]);
    if (here !== there) differences.push(`${name} has ${here} rows in the folder and ${there} in the database.`);
  }
  return differences;
};
