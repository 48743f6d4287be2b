import { findClosing, replaceCalls, splitList } from './sql-text.ts';

/** The facts of a schema that the translation needs. */
export interface Names {
  /** The column that SQLite calls `rowid`, by table; without one, the table has a column of that name. */
  readonly rowIds: ReadonlyMap<string, string>;
  /** The columns that may be NULL, by table. */
  readonly nullable: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Translates a statement from SQLite's dialect, as drizzle and our own expressions use it, to PostgreSQL's. Functions that PostgreSQL lacks
 * are in the schema `sqlite`.
 */
export const translate = (text: string, names: Names): string =>
  numbered(withAliases(inOrder(withRowIds(ofInsert(expression(planned(text))), names), names)));

/** SQLite would plan these again for each value; see `compile` in statement.ts. */
const planned = (text: string): string => text.replaceAll('(select ?)', '?');

/** A path into JSON in SQLite's words. */
const PATH = /'\$((?:\.\w+|\[\d+\])*)'/g;
const EXTRACTION = /((?:"\w+"\.|\w+\.)?(?:"\w+"|\w+)) ->> ('[^']*'|\d+)/g;
/** Extractions from an extracted value. */
const NESTED = /\((sqlite\.json_at\([^()]*\))\) ->> ('[^']*'|\d+)/g;
const EXTRACTED = /^sqlite\.json_at\([^()]*\)$/;
const CALLED = ['json_each', 'json_array_length', 'instr', 'fold_case', 'substr'];

/** A filter belongs to the aggregate itself. */
const FILTERED = /coalesce\((json_agg\([^()]*\))::text, '\[\]'\) (filter \([^()]*\))/g;

/** Expressions, in statements as in the schema. */
export const expression = (text: string): string => {
  let translated = text
    .replaceAll(
      PATH,
      (_, path: string) =>
        `'{${path
          .replaceAll(/[.[\]]+/g, ' ')
          .trim()
          .replaceAll(' ', ',')}}'`,
    )
    .replaceAll(EXTRACTION, (_, value: string, path: string) => `sqlite.json_at(${value}, ${pathOf(path)})`)
    .replaceAll(NESTED, (_, value: string, path: string) => `sqlite.json_at(${value}, ${pathOf(path)})`)
    .replaceAll(/\bas integer\)/gi, 'as bigint)')
    .replaceAll('? is null', '?::text is null')
    // The same rows; SQLite is only faster with its binary form.
    .replaceAll(/\bjsonb_each\(/g, 'json_each(');
  for (const name of CALLED)
    translated = translated.replaceAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'), `sqlite.${name}(`);
  translated = replaceCalls(translated, 'json_group_array', (args) => `coalesce(json_agg(${args})::text, '[]')`);
  translated = replaceCalls(translated, 'json_group_object', (args) => `json_object_agg(${args})::text`);
  translated = translated.replaceAll(FILTERED, "coalesce(($1 $2)::text, '[]')");
  translated = replaceCalls(translated, 'json_array', (args) => `json_build_array(${args})`);
  translated = replaceCalls(translated, 'json_object', (args) => `json_build_object(${args})`);
  translated = replaceCalls(translated, 'sum', (args) => `sum(${EXTRACTED.test(args) ? `(${args})::numeric` : args})`);
  translated = replaceCalls(translated, 'coalesce', (args) => {
    const [value = '', otherwise = '', ...more] = splitList(args);
    const isNumber = EXTRACTED.test(value) && /^-?\d+$/.test(otherwise) && more.length === 0;
    return `coalesce(${isNumber ? `(${value})::bigint, ${otherwise}` : args})`;
  });
  translated = replaceCalls(translated, 'iif', (args) => {
    const [condition, value, otherwise] = splitList(args);
    return `case when ${condition} then ${value} else ${otherwise} end`;
  });
  translated = replaceCalls(translated, 'total', (args) => `coalesce(sum(${args}), 0)::double precision`);
  for (const [name, ofSeveral] of [
    ['min', 'least'],
    ['max', 'greatest'],
  ] as const)
    translated = replaceCalls(translated, name, (args) => `${splitList(args).length > 1 ? ofSeveral : name}(${args})`);
  return translated;
};

const pathOf = (path: string): string => (path.startsWith("'{") ? path : `'{${path.replaceAll("'", '')}}'`);

/** drizzle writes omitted columns of an INSERT as NULL, which PostgreSQL does not accept for a column that it counts up itself. */
const ofInsert = (text: string): string => {
  if (!text.startsWith('insert')) return text;
  const at = text.indexOf(' on conflict');
  const [values, conflict] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  // A null in a select list is a value; only a row that is given in full has omitted columns as null.
  const isGiven = /\bvalues \(/.test(values);
  return (
    (isGiven ? values.replaceAll(/(?<=[(,]\s?)null(?=\s?[,)])/g, 'default') : values) +
    conflict.replace(
      /on conflict \(([^)]*)\)/,
      (_, of: string) => `on conflict (${of.replaceAll(/"\w+"\.(?=")/g, '')})`,
    )
  );
};

const withRowIds = (text: string, { rowIds }: Names): string =>
  text
    .replaceAll(/"(\w+)"\.rowid\b/g, (_, table: string) => `"${table}"."${rowIds.get(table) ?? 'rowid'}"`)
    .replaceAll(/(?<![\w."])rowid\b(?!")/g, (_, at: number) => {
      const after = /\bfrom \(*"?(\w+)"?/.exec(text.slice(at))?.[1];
      const before = text.slice(0, at).matchAll(/\b(?:from|update|into) "?(\w+)"?/g);
      const table = [...before].at(-1)?.[1] ?? after ?? '';
      const own = /select $/.test(text.slice(0, at)) ? (after ?? table) : table;
      return `"${rowIds.get(own) ?? 'rowid'}"`;
    });

const ORDERED = / order by /g;
const ENDS = /^(?: limit | offset | rows | range | union | returning )/;

/** NULL is the least to SQLite and the greatest to PostgreSQL. Columns without NULL stay as they are, or no index would be used. */
const inOrder = (text: string, { nullable }: Names): string => {
  let ordered = '';
  let from = 0;
  for (const { index } of text.matchAll(ORDERED)) {
    const start = index + ' order by '.length;
    // An order in a subquery of another order's expression does not occur.
    if (start < from) continue;
    const end = endOf(text, start);
    const parts = splitList(text.slice(start, end)).map((part) => {
      const named = /^(?:"(\w+)"\.)?"(\w+)"( asc| desc)?$/.exec(part);
      if (named === null) return part;
      const [, table, column = '', direction] = named;
      const known = table === undefined ? undefined : nullable.get(table);
      const mayBeNull = known?.has(column) ?? [...nullable.values()].some((columns) => columns.has(column));
      return mayBeNull ? `${part} ${direction === ' desc' ? 'nulls last' : 'nulls first'}` : part;
    });
    ordered += text.slice(from, start) + parts.join(', ');
    from = end;
  }
  return ordered + text.slice(from);
};

const endOf = (text: string, start: number): number => {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') at = findClosing(text, at);
    else if (text[at] === ')' || (text[at] === ' ' && ENDS.test(text.slice(at, at + 12)))) return at;
  }
  return text.length;
};

/** PostgreSQL 15 wants a name for every subquery that rows come from. */
const withAliases = (text: string): string => {
  const inserts: number[] = [];
  for (const { index, 0: found } of text.matchAll(/\b(?:from|join) \((?=[\s(]*(?:select|with)\b)/g)) {
    const close = findClosing(text, index + found.length - 1);
    const next = text.slice(close + 1);
    if (/^\s*(?:$|[),]|(?:where|group|order|limit|offset|union|inner|left|cross|join|on)\b)/.test(next))
      inserts.push(close);
  }
  let named = text;
  for (const [count, close] of inserts.toSorted((a, b) => b - a).entries())
    named = `${named.slice(0, close + 1)} as "_${inserts.length - count}"${named.slice(close + 1)}`;
  return named;
};

const numbered = (text: string): string => {
  let count = 0;
  return text.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?/g, (part) => (part === '?' ? `$${++count}` : part));
};
