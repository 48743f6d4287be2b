import { DatabaseUnfit, type PostgresSession } from './postgres-session.ts';

const SET = "select set_config('pitboss.connection', gen_random_uuid()::text, false)";
const GET = "select current_setting('pitboss.connection', true)";

/**
 * A pooler that lends PostgreSQL's connections by transaction mixes up what connections set: time limits, plans, and whether a commit is on
 * disk. It is recognised by a second connection that finds what the first one has set, or by the first one that no longer does while the
 * second is in a transaction.
 * @throws DatabaseUnfit
 */
export const requireOwnBackend = async (
  session: PostgresSession,
  connect: () => Promise<PostgresSession>,
): Promise<void> => {
  const other = await connect();
  try {
    const mark = (await session.query(SET)).rows[0]?.[0];
    await other.query('begin');
    // First, since a pooler with a single connection lends it to nothing else until the transaction ends.
    const isShared = (await other.query(GET)).rows[0]?.[0] === mark;
    if (isShared || (await session.query(GET)).rows[0]?.[0] !== mark) throw new DatabaseUnfit(POOLED);
  } finally {
    other.abandon();
  }
};

const POOLED =
  'Its address leads to a pooler that lends connections by transaction, such as PgBouncer with pool_mode = transaction, and Pitboss needs dedicated connections. Set pool_mode = session, or name PostgreSQL itself.';
