import { splitList } from './sql-text.ts';

/** A write of rows that are named by their values, so that several of them can be one statement. */
export type MergedWrite = {
  readonly kind: 'insert' | 'upsert' | 'update';
  /** The statement over the rows of `u`, whose columns `p1` and so on are the values. */
  readonly textOver: (rows: string) => string;
  /** The values of an update that identify its rows. Updates that differ in one of them are of different rows. */
  readonly keys: readonly number[];
  /** The columns that an update sets. */
  readonly sets?: ReadonlySet<string>;
};

const INSERT = /^insert into ("\w+") \(([^)]*)\) values \(([^()]*)\)( on conflict [^$]*)?$/;
const UPDATE = /^update ("\w+") set ((?:(?! where |\bselect\b).)*) where ((?:(?!\bselect\b).)*)$/s;
const ASSIGNED = /^"(\w+)" = \$\d+$/;
const COMPARED = /^(?:"\w+"\.)?("\w+") = \$(\d+)$/;

/** The form of a write that can be merged with others of the same text. */
export const mergeWrite = (text: string): MergedWrite | undefined => {
  const [, table, columns, values, conflict = ''] = INSERT.exec(text) ?? [];
  if (table !== undefined && columns !== undefined && values !== undefined && !/\breturning\b/.test(conflict)) {
    const given = splitList(values).map((value, at) => ({ value, column: splitList(columns)[at] }));
    const set = given.filter(({ value }) => value !== 'default');
    return {
      kind: /\bdo update\b/.test(conflict) ? 'upsert' : 'insert',
      keys: [],
      // In their order, since ids count up.
      textOver: (rows) =>
        `insert into ${table} (${set.map(({ column }) => column).join(', ')}) select ${set.map(({ value }) => overRows(value)).join(', ')} from ${rows} order by u.i${conflict}`,
    };
  }
  const [, updated, assignments, condition] = UPDATE.exec(text) ?? [];
  if (updated === undefined || assignments === undefined || condition === undefined) return undefined;
  const compared = condition
    .replace(/^\((.*)\)$/s, '$1')
    .split(' and ')
    .map((part) => COMPARED.exec(part));
  const assigned = splitList(assignments).map((part) => ASSIGNED.exec(part)?.[1]);
  const sets = new Set(assigned.filter((column) => column !== undefined));
  if (assigned.includes(undefined) || compared.includes(null)) return undefined;
  // Rows that are given another key would be found again under it.
  if (compared.some((found) => assignments.includes(`${found?.[1]} = $`))) return undefined;
  const where = compared.map((found) => `${updated}.${found?.[1]} = u.p${found?.[2]}`).join(' and ');
  return {
    kind: 'update',
    sets,
    keys: compared.map((found) => Number(found?.[2]) - 1),
    textOver: (rows) => `update ${updated} set ${overRows(assignments)} from ${rows} where ${where}`,
  };
};

const PARAMETER = /'(?:[^']|'')*'|"[^"]*"|\$(\d+)/g;

const overRows = (text: string): string =>
  text.replaceAll(PARAMETER, (part, number?: string) => (number === undefined ? part : `u.p${number}`));

/** Rows of values, which are given as an array for each column. */
export const unnestRows = (types: readonly string[]): string => {
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`);
  const names = types.map((_, at) => `p${at + 1}`);
  return `unnest(${arrays.join(', ')}) with ordinality as u(${[...names, 'i'].join(', ')})`;
};

/** A query for many sets of values: the query itself, for each of them. Its rows begin with the number of their set. */
export const mergeQuery = (text: string, types: readonly string[]): string =>
  `select u.i, q.* from ${unnestRows(types)} cross join lateral (${overRows(text)}) q`;

/** The values of one column, as PostgreSQL reads an array. */
export const toArrayLiteral = (values: readonly unknown[]): string => `{${values.map(elementOf).join(',')}}`;

const elementOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
};
