import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { storeFile } from '../../server/start/folder-contents.ts';
import { urlOfFile } from './engine-store.ts';
import { until } from './paying-players.ts';
import { askPostgres, tellPostgres } from './postgres-tables.ts';

type Row = Readonly<Record<string, unknown>>;
type Value = string | number | null;

const withDatabase = <Result>(data: string, readonly: boolean, work: (database: Database.Database) => Result): Result =>
  withFile(storeFile(data), readonly, work);

const withFile = <Result>(file: string, readonly: boolean, work: (database: Database.Database) => Result): Result => {
  const database = new Database(file, { readonly });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

/** Queries the store of a running platform over another connection, so it sees only what is committed. */
export const select = (data: string, query: string, ...values: readonly Value[]): Row[] =>
  selectFrom(storeFile(data), query, ...values);

/** The same for a store's file. */
export const selectFrom = (file: string, query: string, ...values: readonly Value[]): Row[] => {
  const url = urlOfFile(file);
  if (url !== undefined) return askPostgres(url, query, values).rows;
  return withFile(file, true, (database) => database.prepare<Value[], Row>(query).all(...values));
};

/**
 * Waits until the platform has published its events. A change to a database behind the platform's back holds up this thread, so the
 * platform must not be in a transaction then, or neither goes on.
 */
export const allPublished = (data: string): Promise<void> =>
  until(() => select(data, 'select id from outbox where delivered_at_ms is null').length, 0);

/** Brings the store into a state that no operation reaches at once, such as an instance past its end. */
export const change = (data: string, statement: string, ...values: readonly Value[]): void =>
  changeIn(storeFile(data), statement, ...values);

/** The same for a store's file. */
export const changeIn = (file: string, statement: string, ...values: readonly Value[]): void => {
  const url = urlOfFile(file);
  const { changes } =
    url === undefined
      ? withFile(file, false, (database) => database.prepare(statement).run(...values))
      : askPostgres(url, statement, values);
  if (changes === 0) throw new Error(`nothing was changed by: ${statement}`);
};

/** Runs statements behind the platform's back, in the words of the engine that the run is for. */
export const execute = (file: string, words: { readonly sqlite: string; readonly postgres: string }): void => {
  const url = urlOfFile(file);
  if (url === undefined) withFile(file, false, (database) => database.exec(words.sqlite));
  else tellPostgres(url, words.postgres);
};

/** Edits the JSON that a column holds, in all rows of a table. */
// biome-ignore lint/suspicious/noExplicitAny: a test reaches into what it has put there.
export const changeJson = (data: string, table: string, column: string, edit: (value: any) => void): void => {
  for (const row of select(data, `select id, ${column} from ${table}`)) {
    const value = JSON.parse(String(row[column]));
    edit(value);
    change(data, `update ${table} set ${column} = ? where id = ?`, JSON.stringify(value), String(row.id));
  }
};

/** Tables through which servers on a database constantly exchange heartbeats, claims and other messages. */
const OF_SERVERS = ['servers', 'claims', 'server_messages'];

/** Tables in which a refusal may leave a record of itself. Servers on a database count attempts there. */
const TRACES = ['audit_events', 'audit_seals', 'audit_head', 'strangers', 'limit_counts', 'sqlite_sequence'];

/**
 * A fingerprint of each table: if two are equal, nothing happened in between. Delivery times of events are left out, since delivery runs in
 * the background, and so are the records of refusals.
 */
export const contents = (data: string): Readonly<Record<string, string>> => {
  const url = urlOfFile(storeFile(data));
  if (url !== undefined)
    return fingerprints(
      tablesIn(url).filter((table) => !table.startsWith('store_') && !OF_SERVERS.includes(table)),
      (table) => askPostgres(url, `select * from "${table}" order by 1, 2`, []).rows,
    );
  return withDatabase(data, true, (database) => {
    const tables = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
    return fingerprints(tables, (table) => database.prepare<[], Row>(`select * from "${table}"`).all());
  });
};

const tablesIn = (url: string): readonly string[] =>
  askPostgres(url, "select tablename from pg_tables where schemaname = 'public'", []).rows.map(({ tablename }) =>
    String(tablename),
  );

/** Every value in the database that stands in for the store of a data folder, as text; bytes as in Latin-1. Empty without a database. */
export const databaseText = (data: string): string => {
  const url = urlOfFile(storeFile(data));
  if (url === undefined) return '';
  return tablesIn(url)
    .flatMap((table) => askPostgres(url, `select * from "${table}"`, []).rows)
    .flatMap((row) => Object.values(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
    .join('\n');
};

const fingerprints = (
  tables: readonly string[],
  rowsOf: (table: string) => readonly Row[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tables
      .filter((table) => !TRACES.includes(table))
      .map((table) => {
        const rows = rowsOf(table);
        const text = JSON.stringify(rows.map(({ delivered_at_ms: _, ...row }) => row));
        return [table, `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`];
      }),
  );

/** The types of the committed events, in order. */
export const eventTypes = (data: string): unknown[] =>
  select(data, 'select event_type from outbox order by id').map((row) => row.event_type);

const BUSY = `select count(*) as busy from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend' and state <> 'idle'`;

/**
 * Waits until the platform of this process has no transaction open in the database that stands in for a data folder. It cannot end one
 * while a statement from behind its back waits for a lock of it, and PostgreSQL ends it after 5 seconds.
 */
const untilIdle = async (data: string): Promise<void> => {
  const url = urlOfFile(storeFile(data));
  if (url !== undefined) await until(() => Number(askPostgres(url, BUSY, []).rows[0]?.busy), 0);
};

/** Fills a source or segment of luna with copies of an instance: 999 of them, with this last priority. */
export const fillAssignments = async (
  data: string,
  {
    table,
    fromId,
    instanceId,
    last,
  }: { table: 'source' | 'segment'; fromId: string; instanceId: string; last: number },
): Promise<void> => {
  await untilIdle(data);
  const [row = {}] = select(data, 'select * from instances where id = ?', instanceId);
  const columns = Object.keys(row).filter((name) => !['id', 'game_code', 'rowid'].includes(name));
  const copies = JSON.stringify(
    Array.from({ length: 999 }, (_, order) => ({ id: `copy-${order}`, order, rank: order === 998 ? last : order })),
  );
  change(
    data,
    `insert into instances (id, game_code, ${columns}) select value ->> 'id', value ->> 'id', ${columns}
      from json_each(?), instances where instances.id = ?`,
    copies,
    instanceId,
  );
  change(
    data,
    `insert into ${table}_jackpots select 'northstar:luna', ?, value ->> 'id', cast(value ->> 'rank' as integer),
      cast(value ->> 'order' as integer) from json_each(?)`,
    fromId,
    copies,
  );
};
