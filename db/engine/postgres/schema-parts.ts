import { findClosing, splitList } from './sql-text.ts';

/** Lists the parts of a schema that can be missing, in the words in which PARTS lists those that are there. */
export const partsMadeBy = (statements: readonly string[]): readonly string[] =>
  statements
    .flatMap((text) => text.split(/^(?=create |alter table )/im))
    .flatMap((statement) => madeBy(statement.replaceAll('"', '')));

const CREATED = /^create (?:or replace )?(?:unique )?(table|view|index|trigger|function) ([\w.]+)/i;

const madeBy = (statement: string): readonly string[] => {
  const [, kind = '', name = ''] = CREATED.exec(statement) ?? [];
  switch (kind.toLowerCase()) {
    case 'table':
      return [`table ${name}`, ...keysOf(name, listIn(statement))];
    case 'view':
    case 'index':
      return [`${kind} ${name}`];
    case 'trigger':
      return [`trigger ${name} of ${/ on (\w+) /.exec(statement)?.[1]}`];
    case 'function':
      return [`function ${name}(${listIn(statement).map(typeOf).join(', ')})`];
  }
  const [, table, columns] = /^alter table (\w+) add foreign key \(([^)]*)\)/.exec(statement) ?? [];
  return table === undefined ? [] : [`foreign key (${columns}) of ${table}`];
};

/** Returns the items in a statement's first parentheses. */
const listIn = (statement: string): readonly string[] => {
  const open = statement.indexOf('(');
  return splitList(statement.slice(open + 1, findClosing(statement, open)));
};

/** A parameter's, which may have a name. */
const typeOf = (parameter: string): string => parameter.split(' ').at(-1) ?? '';

const keysOf = (table: string, parts: readonly string[]): readonly string[] =>
  parts.flatMap((part) => {
    const [, kind, columns] = /^(primary key|unique) \(([^)]*)\)$/.exec(part) ?? [];
    if (kind !== undefined) return [`${kind} (${columns}) of ${table}`];
    const [, column, own] = /^(?!constraint |check )(\w+) .*\b(primary key|unique)\b/.exec(part) ?? [];
    return own === undefined ? [] : [`${own} (${column}) of ${table}`];
  });
