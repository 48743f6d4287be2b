import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { storeFile } from '../../server/start/data-folder.ts';

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

/** What a query finds in the store of a running platform, seen from another connection: only what was committed. */
export const select = (data: string, query: string, ...values: readonly Value[]): Row[] =>
  withDatabase(data, true, (database) => database.prepare<Value[], Row>(query).all(...values));

/** The same of the file of a store. */
export const selectFrom = (file: string, query: string, ...values: readonly Value[]): Row[] =>
  withFile(file, true, (database) => database.prepare<Value[], Row>(query).all(...values));

/** Brings the store into a state that no operation leads to at once, such as an instance whose end has come. */
export const change = (data: string, statement: string, ...values: readonly Value[]): void =>
  changeIn(storeFile(data), statement, ...values);

/** The same in the file of a store. */
export const changeIn = (file: string, statement: string, ...values: readonly Value[]): void => {
  const { changes } = withFile(file, false, (database) => database.prepare(statement).run(...values));
  if (changes === 0) throw new Error(`nothing was changed by: ${statement}`);
};

/** What a refusal may leave behind: the record that there was one. */
const TRACES = ['audit_events', 'strangers', 'sqlite_sequence'];

/**
 * A fingerprint of each table: where two of them are equal, nothing happened in between. When events were delivered is left out, since the
 * background does that, and so is what tells of refusals.
 */
export const contents = (data: string): Readonly<Record<string, string>> =>
  withDatabase(data, true, (database) => {
    const tables = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
    return Object.fromEntries(
      tables
        .filter((table) => !TRACES.includes(table))
        .map((table) => {
          const rows = database.prepare<[], Row>(`select * from "${table}"`).all();
          const text = JSON.stringify(rows.map(({ delivered_at_ms: _, ...row }) => row));
          return [table, `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`];
        }),
    );
  });

/** The types of the events that commits have decided on, in their order. */
export const eventTypes = (data: string): unknown[] =>
  select(data, 'select event_type from outbox order by id').map((row) => row.event_type);

/** Fills what a source or a segment of luna leads to with instances that are copies of one: 999 of them, with this last priority. */
export const fillAssignments = (
  data: string,
  {
    table,
    fromId,
    instanceId,
    last,
  }: { table: 'source' | 'segment'; fromId: string; instanceId: string; last: number },
): void =>
  withDatabase(data, false, (database) => {
    const columns = database
      .prepare<[], string>("select name from pragma_table_info('instances')")
      .pluck()
      .all()
      .filter((name) => name !== 'id' && name !== 'game_code');
    const copy = database.prepare(
      `insert into instances (id, game_code, ${columns}) select @copy, @copy, ${columns} from instances where id = @id`,
    );
    const assign = database.prepare(
      `insert into ${table}_jackpots values ('northstar:luna', @fromId, @copy, @priority, @order)`,
    );
    database.transaction(() => {
      for (let order = 0; order < 999; order++) {
        copy.run({ copy: `copy-${order}`, id: instanceId });
        assign.run({ fromId, copy: `copy-${order}`, priority: order === 998 ? last : order, order });
      }
    })();
  });
