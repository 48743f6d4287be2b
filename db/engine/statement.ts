import {
  Column,
  type DriverValueDecoder,
  getTableColumns,
  is,
  noopDecoder,
  Param,
  Placeholder,
  SQL,
  sql,
} from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { tableWrittenBy } from './lookups.ts';
import type { Connection } from './open.ts';

/** drizzle's query builder, without its ways to run anything. */
export type Builder = Pick<
  BetterSQLite3Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with' | '$count'
>;

/** Placeholder values by name. `undefined` counts as missing; use `null` for NULL. */
export type Params = Readonly<Record<string, unknown>>;

/** The number of rows a statement wrote, and the row id of the last one inserted. */
export type WrittenValue = { readonly changes: number; readonly lastInsertRowid: number | bigint };

/** A query prepared on one connection. */
export interface Prepared {
  /** True if it may write: anything but a plain SELECT. */
  readonly writes: boolean;
  get(params?: Params): unknown;
  all(params?: Params): unknown;
  run(params?: Params): WrittenValue;
  /** Runs it without notifying the lookups; the caller passes them the answer. */
  runTold(params?: Params): WrittenValue;
}

/** Any complete query of drizzle's builder. */
export interface Query {
  readonly _: { readonly result: unknown };
  prepare(): Executable & { getQuery(): { readonly sql: string } };
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

export type Build = (builder: Builder) => Query;

/** A query defined once and prepared once per connection. */
export interface Statement<out Row> {
  readonly build: Build;
  readonly finds?: string | undefined;
  /** Carries the row type; never set. */
  readonly row?: Row;
}

/** A runnable of a unit: a statement, or an ad hoc query (about 25 µs slower: for filtered lists, not for hot paths). */
export type Runnable = Statement<unknown> | Build;

type BuiltRow<Q extends Query> = Q['_']['result'] extends readonly (infer Row)[] ? Row : never;

/** The row type of a runnable; never for a write without `.returning()`. */
export type RowOf<R extends Runnable> =
  R extends Statement<infer Row>
    ? Row
    : R extends (builder: Builder) => infer Q
      ? Q extends Query
        ? BuiltRow<Q>
        : never
      : never;

/**
 * Defines a query at module level; values come later, as `sql.placeholder('name')`. Built once per connection, so it must not depend on
 * anything that changes (no clock, no generated default). `finds` is a placeholder whose value is in a text of each row that a query
 * finds, as such or within JSON: rows that are inserted without it do not change the answer.
 *
 * `const findSource = statement((db) => db.select().from(sources).where(eq(sources.id, sql.placeholder('id'))));`
 */
export const statement = <Q extends Query>(
  build: (builder: Builder) => Q,
  { finds }: { readonly finds?: string } = {},
): Statement<BuiltRow<Q>> => ({ build, finds });

type ColumnOf<T extends SQLiteTable> = keyof T['$inferSelect'] & string;

/** The keys of a table's columns, in table order, without the excepted ones. */
export const listColumns = <T extends SQLiteTable, Except extends ColumnOf<T> = never>(
  table: T,
  ...except: readonly Except[]
): readonly Exclude<ColumnOf<T>, Except>[] => {
  const left = new Set(Object.keys(getTableColumns(table)));
  for (const key of except) left.delete(key);
  return [...left] as Exclude<ColumnOf<T>, Except>[];
};

/**
 * A placeholder for each of a table's columns, for `values()` and `set()`. drizzle's types accept expressions in both but placeholders only
 * in the first, so they are typed as expressions.
 * @param columns all of the table's unless given.
 * @param nameOf the placeholder's name; the column's key unless given.
 */
export const createPlaceholders = <T extends SQLiteTable, Key extends ColumnOf<T> = ColumnOf<T>>(
  table: T,
  columns: readonly Key[] = listColumns(table) as readonly Key[],
  nameOf: (column: Key, index: number) => string = (column) => column,
): { readonly [Column in Key]: SQL } => {
  const named: [string, unknown][] = columns.map((key, index) => [key, sql.placeholder(nameOf(key, index))]);
  return Object.fromEntries(named) as { [Column in Key]: SQL };
};

/** The values that an upsert could not insert, for its `set`. */
export const excludedColumns = <T extends SQLiteTable, Key extends ColumnOf<T>>(
  table: T,
  columns: readonly Key[],
): { readonly [Column in Key]: SQL } => {
  const names: Readonly<Record<string, Column>> = getTableColumns(table);
  const excluded = columns.map((key) => [key, sql.raw(`excluded.${names[key]?.name}`)]);
  return Object.fromEntries(excluded) as { [Column in Key]: SQL };
};

/** Prepares a runnable on this connection. */
export const prepare = (connection: Connection, runnable: Runnable): Prepared => {
  if (typeof runnable === 'function') {
    // The text comes from the prepared query: toSQL would have drizzle build it a second time.
    const prepared = runnable(connection.builder).prepare();
    return announced(connection, prepared.getQuery().sql, prepared);
  }
  let prepared = connection.prepared.get(runnable);
  if (prepared === undefined) {
    const known = compiled.get(runnable) ?? compile(runnable.build(connection.builder));
    compiled.set(runnable, known);
    prepared = announced(connection, known.text, prepareOn(connection, runnable, known));
    connection.prepared.set(runnable, prepared);
  }
  return prepared;
};

type Executable = Omit<Prepared, 'writes' | 'runTold'>;

/** A query that makes lookups of the table that it writes to forgotten, before it writes. */
const announced = ({ lookups }: Connection, text: string, query: Executable): Prepared => {
  const runTold = (params?: Params) => query.run(params);
  if (isSelect(text)) return Object.assign(query, { writes: false, runTold });
  const table = tableWrittenBy(text);
  const announcing =
    <Result>(execute: (params?: Params) => Result) =>
    (params?: Params): Result => {
      lookups.forget(table);
      return execute(params);
    };
  return {
    writes: true,
    get: announcing((params) => query.get(params)),
    all: announcing((params) => query.all(params)),
    run: announcing(runTold),
    runTold,
  };
};

const isSelect = (text: string): boolean => /^select/i.test(text);

const prepareOn = (
  { client, builder }: Connection,
  runnable: Statement<unknown>,
  { text, bind, toRow }: Compiled,
): Executable => {
  const native = client.prepare<unknown[], unknown[]>(text);
  const run = (values?: Params) => native.run(...bind(values));
  if (toRow === undefined) {
    // Most of these are writes, which never read.
    let prepared: ReturnType<Query['prepare']> | undefined;
    const byDrizzle = (): ReturnType<Query['prepare']> => {
      prepared ??= runnable.build(builder).prepare();
      return prepared;
    };
    return { run, get: (values) => byDrizzle().get(values), all: (values) => byDrizzle().all(values) };
  }
  const rows = native.raw();
  return {
    run,
    get: (values) => {
      const row = rows.get(...bind(values));
      return row === undefined ? undefined : toRow(row);
    },
    all: (values) => rows.all(...bind(values)).map(toRow),
  };
};

/** The result of compiling a query, for every connection. */
interface Compiled {
  readonly text: string;
  readonly bind: (values?: Params) => unknown[];
  /** Reads a flat row. Rows that hold one object for each joined table stay with drizzle. */
  readonly toRow: ((values: unknown[]) => unknown) | undefined;
}

/** A statement does not change, so what was compiled for one connection serves all. */
const compiled = new WeakMap<Statement<unknown>, Compiled>();

/**
 * drizzle's prepared queries resolve every parameter and column again on each call, which doubles the cost of reading a row by key. Here
 * that happens once.
 */
const compile = (query: Query): Compiled => {
  const { sql, params } = query.toSQL();
  // SQLite re-plans a SELECT whenever a value is bound that its plan could depend on, which costs more than running it. That includes
  // limits. No plan depends on a value inside a subquery.
  const text = isSelect(sql) ? sql.replace(PLANNED_BY, '$1(select ?)') : sql;
  const columns = plainColumns(query.prepare());
  return { text, bind: binder(params, text), toRow: columns && rowReader(columns) };
};

/** A value that a plan could depend on, in drizzle's spelling. */
const PLANNED_BY = /( = | limit | offset )\?/g;

/** One parameter of the SQL text: a constant, or a placeholder's value with its column's encoder. */
interface Slot {
  readonly name: string | undefined;
  readonly constant?: unknown;
  readonly encode?: ((value: unknown) => unknown) | undefined;
}

const slotOf = (param: unknown): Slot => {
  // A placeholder outside values() has no column to encode it.
  if (is(param, Placeholder)) return { name: param.name };
  if (!is(param, Param) || !is(param.value, Placeholder)) return { name: undefined, constant: param };
  const { encoder } = param;
  const untouched = encoder.mapToDriverValue === Column.prototype.mapToDriverValue;
  return { name: param.value.name, encode: untouched ? undefined : (value) => encoder.mapToDriverValue(value) };
};

/**
 * Compiles a function of one argument from its text. A loop over names would look each of them up by hash in every statement; a
 * literal with fixed names is what the engine makes fast, and it gives all rows of a statement one shape.
 */
const functionOf = <Argument, Result>(argument: string, expression: string): ((given: Argument) => Result) =>
  new Function(argument, `return ${expression};`) as (given: Argument) => Result;

/** Maps named values to the positional ones of the SQL text. */
const binder = (params: readonly unknown[], text: string) => {
  const slots = params.map(slotOf);
  const inOrder = functionOf<Params, unknown[]>(
    'values',
    `[${slots.map(({ name }) => (name === undefined ? 'null' : `values[${JSON.stringify(name)}]`)).join(', ')}]`,
  );
  return (values: Params = {}): unknown[] => {
    const bound = inOrder(values);
    for (let index = 0; index < slots.length; index++) {
      const { name, constant, encode } = slots[index] as Slot;
      const value = name === undefined ? constant : bound[index];
      if (value === undefined) throw new TypeError(`No value for the placeholder “${name}” of: ${text}`);
      // SQLite has no booleans.
      if (value === null || encode === undefined) bound[index] = typeof value === 'boolean' ? Number(value) : value;
      else bound[index] = encode(value);
    }
    return bound;
  };
};

type Decoder = Pick<DriverValueDecoder<unknown, unknown>, 'mapFromDriverValue'>;

interface PlainColumn {
  readonly key: string;
  readonly decoder: Decoder;
}

/** The selected columns, if every result column is at the top level of the row. */
const plainColumns = (prepared: object): PlainColumn[] | undefined => {
  if (!('fields' in prepared) || !Array.isArray(prepared.fields)) return undefined;
  const columns: PlainColumn[] = [];
  for (const { path, field } of prepared.fields as { path: readonly string[]; field: unknown }[]) {
    const [key] = path;
    const decoder = decoderOf(field);
    if (key === undefined || path.length !== 1 || decoder === undefined) return undefined;
    columns.push({ key, decoder });
  }
  return columns;
};

/** Returns the decoder of a table's column or of an expression. drizzle's types hide an expression's. */
const decoderOf = (field: unknown): Decoder | undefined => {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  return is(expression, SQL) && 'decoder' in expression && isDecoder(expression.decoder)
    ? expression.decoder
    : undefined;
};

const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;

/** Decoders that return their input unchanged. */
const UNTOUCHED: ReadonlySet<unknown> = new Set([Column.prototype.mapFromDriverValue, noopDecoder.mapFromDriverValue]);

const rowReader = (columns: readonly PlainColumn[]) => {
  const decoded = columns.flatMap(({ decoder }, index) =>
    UNTOUCHED.has(decoder.mapFromDriverValue)
      ? []
      : [{ index, decode: (value: unknown) => decoder.mapFromDriverValue(value) }],
  );
  const toRow = functionOf<unknown[], unknown>(
    'values',
    `({${columns.map(({ key }, index) => `${JSON.stringify(key)}: values[${index}]`).join(', ')}})`,
  );
  return (values: unknown[]): unknown => {
    for (const { index, decode } of decoded) if (values[index] !== null) values[index] = decode(values[index]);
    return toRow(values);
  };
};
