import type Database from 'better-sqlite3';
import type { PostgresSession } from '../postgres/postgres-session.ts';
import { allColumns, listed, movedTables, readingOrder } from './moved-table.ts';

const ROWS_PER_FETCH = 1_000;

/**
 * Copies every row of a database to an empty store in SQLite with the same schema, in one transaction.
 * @param step called before each portion.
 */
export const fillSqlite = async (
  session: PostgresSession,
  target: Database.Database,
  step: (table: string, rows: number) => void,
): Promise<void> => {
  target.pragma('foreign_keys = OFF');
  await session.query('begin isolation level repeatable read, read only');
  target.exec('begin immediate');
  try {
    for (const table of movedTables(target)) {
      const { name, rowId } = table;
      const columns = allColumns(table);
      const insert = target.prepare(
        `insert into "${name}" (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`,
      );
      await session.query(
        `declare moved no scroll cursor for select ${listed(columns)} from "${name}" order by ${listed(readingOrder(table))}`,
      );
      for (;;) {
        const { rows } = await session.query(`fetch ${ROWS_PER_FETCH} from moved`);
        if (rows.length === 0) break;
        step(name, rows.length);
        for (const row of rows) insert.run(...row);
      }
      await session.query('close moved');
      if (rowId !== undefined) await keepSequence(session, target, name, rowId);
    }
    const broken = target.prepare<[], { table: string }>('pragma foreign_key_check').get();
    if (broken !== undefined) throw new Error(`rows of ${broken.table} refer to nothing`);
    target.exec('commit');
  } catch (error) {
    if (target.inTransaction) target.exec('rollback');
    throw error;
  } finally {
    await session.query('rollback').catch(() => {});
  }
};

/** A number that was given out is not given out again, although its row is gone. */
const keepSequence = async (
  session: PostgresSession,
  target: Database.Database,
  name: string,
  rowId: string,
): Promise<void> => {
  const counts = target
    .prepare<[string], string>("select sql from sqlite_schema where type = 'table' and name = ?")
    .pluck()
    .get(name);
  if (counts === undefined || !/\bautoincrement\b/i.test(counts)) return;
  const { rows } = await session.query(`select last_value from ${await sequenceOf(session, name, rowId)}`);
  const last = Number(rows[0]?.[0] ?? 0);
  const { changes } = target.prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?').run(last, name);
  if (changes === 0) target.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
};

const sequenceOf = async (session: PostgresSession, name: string, rowId: string): Promise<string> => {
  const { rows } = await session.query('select pg_get_serial_sequence($1, $2)', [`"${name}"`, rowId]);
  return String(rows[0]?.[0]);
};
