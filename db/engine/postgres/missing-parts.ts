import { asked } from './asking.ts';
import type { Sessions } from './sessions.ts';

/** The parts in the schema that a connection uses. A trigger that is switched off, or an index that cannot be used, is missing. */
const PARTS = `select concat(case relkind when 'v' then 'view' when 'i' then 'index' else 'table' end, ' ', relname)
    from pg_class left join pg_index on indexrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'i') and indisvalid is not false
  union all select concat('trigger ', tgname, ' of ', relname) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal and tgenabled in ('O', 'A')
  union all select concat(case nspname when 'sqlite' then 'function sqlite.' else 'function ' end, proname, '(', oidvectortypes(proargtypes), ')')
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('sqlite', current_schema())
  union all select concat(case contype when 'p' then 'primary key (' when 'u' then 'unique (' else 'foreign key (' end,
      (select string_agg(attname, ', ' order by place) from unnest(conkey) with ordinality as keys (key, place)
        join pg_attribute on attrelid = conrelid and attnum = key), ') of ', relname)
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = current_schema()::regnamespace and contype in ('p', 'u', 'f')`;

/** Lists the parts that are missing. A newer version that runs at the same time may have removed some of them. */
const MISSING = `select part from unnest($1::text[]) as expected (part)
  where part not in (${PARTS}) and (select count(*) from schema_migrations) <= $2`;

const SHOWN_MAX = 5;

/** Lists the missing parts, as the end of a sentence; undefined when there are none. */
const listOf = (missing: readonly string[]): string | undefined => {
  // With a table go its keys and triggers.
  const tables = missing.flatMap((part) => /^table (\w+)$/.exec(part)?.[1] ?? []);
  const named = missing.filter((part) => !tables.includes(/ of (\w+)$/.exec(part)?.[1] ?? ''));
  if (named.length === 0) return undefined;
  const more = named.length - SHOWN_MAX;
  return `${named
    .slice(0, SHOWN_MAX)
    .map((part) => `the ${part}`)
    .join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
};

/**
 * Looks for what a schema lacks: see SharedAccess.
 * @param parts that it must have, derived when they are needed first.
 * @param migrations how many the program knows.
 */
export const missingParts = (
  sessions: Pick<Sessions, 'take' | 'give'>,
  parts: () => readonly string[],
  migrations: number,
): (() => Promise<string | undefined>) => {
  let expected: readonly string[] | undefined;
  return async () => {
    expected ??= parts();
    const { rows } = await asked(sessions, MISSING, [expected, migrations], 'missing');
    return listOf(rows.map(([part]) => String(part)));
  };
};
