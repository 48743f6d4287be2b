import type Database from 'better-sqlite3';
import { Column, is, Param, Placeholder } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Connection } from './open.ts';

/** What a query is built with: drizzle's builder, without its ways to run anything. */
export type Builder = Pick<
  BetterSQLite3Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with' | '$count'
>;

/** Values of the placeholders by name. `undefined` counts as missing; NULL is written `null`. */
export type Params = Readonly<Record<string, unknown>>;

/** How many rows a statement wrote, and the row id of the last one that it inserted. */
export type Written = { readonly changes: number; readonly lastInsertRowid: number | bigint };

/** A query made ready on one connection. */
export interface Prepared {
  get(params?: Params): unknown;
  all(params?: Params): unknown;
  run(params?: Params): Written;
}

/** Any finished query of drizzle's builder. */
export interface Query {
  readonly _: { readonly result: unknown };
  prepare(): Prepared;
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

export type Build = (builder: Builder) => Query;

/** A query defined once and prepared once per connection. */
export interface Statement<out Row> {
  readonly build: Build;
  /** Carries the row's type; never set. */
  readonly row?: Row;
}

/** What a unit can run: a statement, or a query built on the spot (about 25 µs more: for lists with filters, not for hot paths). */
export type Runnable = Statement<unknown> | Build;

type BuiltRow<Q extends Query> = Q['_']['result'] extends readonly (infer Row)[] ? Row : never;

/** The row that a runnable yields; never for a write without `.returning()`. */
export type RowOf<R extends Runnable> =
  R extends Statement<infer Row>
    ? Row
    : R extends (builder: Builder) => infer Q
      ? Q extends Query
        ? BuiltRow<Q>
        : never
      : never;

/**
 * Defines a query at module level; values come later, as `sql.placeholder('name')`. The build runs once per connection, so nothing in it may
 * depend on the moment (no clock, no drawn default).
 *
 * `const findSource = statement((db) => db.select().from(sources).where(eq(sources.id, sql.placeholder('id'))));`
 */
export const statement = <Q extends Query>(build: (builder: Builder) => Q): Statement<BuiltRow<Q>> => ({ build });

/** The runnable, ready on this connection. */
export const prepare = (connection: Connection, runnable: Runnable): Prepared => {
  if (typeof runnable === 'function') return runnable(connection.builder).prepare();
  let prepared = connection.prepared.get(runnable);
  if (prepared === undefined) {
    prepared = compile(connection.client, runnable.build(connection.builder));
    connection.prepared.set(runnable, prepared);
  }
  return prepared;
};

/**
 * drizzle's prepared queries work out the kind of every parameter and column anew at each call, which doubles the cost of reading a row by
 * its key. Here that is decided once. Rows that are not plain columns (joins, expressions) stay with drizzle.
 */
const compile = (client: Database.Database, query: Query): Prepared => {
  const byDrizzle = query.prepare();
  const { sql: text, params } = query.toSQL();
  // SQLite plans a SELECT anew whenever a value is bound that its plan might depend on, which costs more than running it. A value
  // behind a subquery is one that no plan depends on.
  const sql = /^select/i.test(text) ? text.replaceAll(' = ?', ' = (select ?)') : text;
  const native = client.prepare(sql);
  const bind = binder(params, sql);
  const run = (values?: Params) => native.run(...bind(values));
  const columns = plainColumns(byDrizzle);
  if (columns === undefined)
    return { run, get: (values) => byDrizzle.get(values), all: (values) => byDrizzle.all(values) };
  const rows = client.prepare<unknown[], unknown[]>(sql).raw();
  const toRow = rowReader(columns);
  return {
    run,
    get: (values) => {
      const row = rows.get(...bind(values));
      return row === undefined ? undefined : toRow(row);
    },
    all: (values) => rows.all(...bind(values)).map(toRow),
  };
};

/** One parameter of the SQL text: a constant, or the value of a placeholder and how its column writes it. */
interface Slot {
  readonly name: string | undefined;
  readonly constant?: unknown;
  readonly encode?: ((value: unknown) => unknown) | undefined;
}

const slotOf = (param: unknown): Slot => {
  // A placeholder outside of values() knows no column that would encode it.
  if (is(param, Placeholder)) return { name: param.name };
  if (!is(param, Param) || !is(param.value, Placeholder)) return { name: undefined, constant: param };
  const { encoder } = param;
  const untouched = encoder.mapToDriverValue === Column.prototype.mapToDriverValue;
  return { name: param.value.name, encode: untouched ? undefined : (value) => encoder.mapToDriverValue(value) };
};

/** Turns named values into the positional ones of the SQL text. */
const binder = (params: readonly unknown[], sql: string) => {
  const slots = params.map(slotOf);
  return (values: Params = {}): unknown[] => {
    const bound: unknown[] = [];
    for (const { name, constant, encode } of slots) {
      const value = name === undefined ? constant : values[name];
      if (value === undefined) throw new TypeError(`No value for the placeholder “${name}” of: ${sql}`);
      // SQLite has no booleans.
      if (value === null || encode === undefined) bound.push(typeof value === 'boolean' ? Number(value) : value);
      else bound.push(encode(value));
    }
    return bound;
  };
};

interface PlainColumn {
  readonly key: string;
  readonly column: Column;
}

/** The selected columns, if each result column is a table's column at the top level of the row. */
const plainColumns = (prepared: object): PlainColumn[] | undefined => {
  if (!('fields' in prepared) || !Array.isArray(prepared.fields)) return undefined;
  const columns: PlainColumn[] = [];
  for (const { path, field } of prepared.fields as { path: readonly string[]; field: unknown }[]) {
    const [key] = path;
    if (key === undefined || path.length !== 1 || !is(field, Column)) return undefined;
    columns.push({ key, column: field });
  }
  return columns;
};

const rowReader = (columns: readonly PlainColumn[]) => {
  const untouched = Column.prototype.mapFromDriverValue;
  const fields = columns.map(({ key, column }) => ({
    key,
    decode: column.mapFromDriverValue === untouched ? undefined : (value: unknown) => column.mapFromDriverValue(value),
  }));
  return (values: unknown[]): unknown => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index];
      const value = values[index];
      if (field !== undefined)
        row[field.key] = value === null || field.decode === undefined ? value : field.decode(value);
    }
    return row;
  };
};
