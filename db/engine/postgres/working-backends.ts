import pg from 'pg';

/** The process of PostgreSQL that serves a connection, and the start of its server, which no other server shares. */
export type Backend = { readonly pid: number; readonly startedAt: string };

export const BACKEND = 'pg_backend_pid(), extract(epoch from pg_postmaster_start_time())::text';

/** Lists the backends that do not wait for their client; one whose state is hidden counts as working. */
const WORKING = `select ${BACKEND}, pg_is_in_recovery(),
  array(select pid from pg_stat_activity where pid = any($1::int[]) and coalesce(state not like 'idle%', true))`;

/**
 * Finds the backends that work on their requests, as a new connection reports; undefined if it reports nothing of them. Behind an address
 * that leads to several servers it may reach another one: if that takes writes, the earlier one has been replaced.
 */
export const workingBackends = async (
  url: string,
  backends: readonly Backend[],
  withinMs: number,
): Promise<ReadonlySet<Backend> | undefined> => {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'pitboss' },
    ...{ connectionTimeoutMillis: withinMs, query_timeout: withinMs, statement_timeout: withinMs },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = { text: WORKING, values: [backends.map(({ pid }) => pid)], rowMode: 'array' as const };
    const { rows } = await client.query<[number, string, boolean, number[]]>(asked);
    const [, startedAt, isStandby, pids = []] = rows[0] ?? [];
    const own = backends.filter((each) => each.startedAt === startedAt);
    if (isStandby !== false && own.length < backends.length) return undefined;
    return new Set(own.filter(({ pid }) => pids.includes(pid)));
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => {});
  }
};
