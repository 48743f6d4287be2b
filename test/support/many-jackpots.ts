import { execute, selectFrom } from './tables.ts';

/** Adds jackpots to a store behind the platform's back, each equal to the one of this id in all but its names. Returns their ids. */
export const addJackpots = (file: string, like: string, count: number): string[] => {
  // PostgreSQL counts row ids itself.
  const columnsOf = (table: string): string[] =>
    Object.keys(selectFrom(file, `select * from ${table} limit 1`)[0] ?? {}).filter((name) => name !== 'rowid');
  const statements = (id: string): string =>
    [
      ['instances', 'id', { id, game_code: `'copy-' || i` }] as const,
      ['pots', 'instance_id', { instance_id: id }] as const,
    ]
      .map(([table, key, own]: readonly [string, string, Readonly<Record<string, string>>]) => {
        const columns = columnsOf(table);
        const values = columns.map((column) => own[column] ?? `given.${column}`);
        return `insert into ${table} (${columns}) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
          select ${values} from n cross join ${table} given where given.${key} = '${like}'`;
      })
      .join(';\n');
  execute(file, {
    sqlite: statements(`printf('${PREFIX}%012d', i)`),
    postgres: statements(`'${PREFIX}' || lpad(i::text, 12, '0')`),
  });
  return Array.from({ length: count }, (_, index) => `${PREFIX}${String(index + 1).padStart(12, '0')}`);
};

const PREFIX = '0198f3a2-6c1e-7b40-9a51-';
