import type { PostgresSession } from '../engine/postgres/postgres-session.ts';

/** See HOLD in begin-after-restore.ts. One that already stands may also be widened to a time before. */
const HOLD = `insert into wallet_holds (operator_id, since_ms, restored_at_ms, lifted_at_ms)
  select id, $1::bigint, $2::bigint, null from operators
  on conflict (operator_id) do update set
    since_ms = case when wallet_holds.lifted_at_ms is null then least(wallet_holds.since_ms, excluded.since_ms) else excluded.since_ms end,
    restored_at_ms = excluded.restored_at_ms, lifted_at_ms = null`;

const UNPAID = `exists (select 1 from payouts p where p.win_id = wins.id and p.state in ('held', 'due'))
  or exists (select 1 from win_shares s where s.win_id = wins.id)`;

/** Does the same as beginAfterRestore, for a store in a database, in the transaction that begins another life of it. */
export const beginDatabaseAgain = async (
  session: PostgresSession,
  { sinceMs, restoredAtMs }: { readonly sinceMs: number; readonly restoredAtMs: number },
): Promise<void> => {
  const seconds = Math.ceil(restoredAtMs / 1000);
  await session.query('update accounts set epoch = greatest(epoch + 1, $1::bigint)', [seconds]);
  for (const table of ['refresh_tokens', 'one_time_passwords', 'oauth_codes'])
    await session.query(`delete from ${table}`);
  // A number that is set stays set although the transaction may fail: a gap does no harm.
  await session.query(
    "select setval(pg_get_serial_sequence('outbox', 'id'), greatest($1::bigint, (select coalesce(max(id), 0) from outbox)))",
    [restoredAtMs],
  );
  await session.query('update event_log set timeline = null');
  await session.query(`update wins set batches = greatest(batches + 1, $1::bigint) where ${UNPAID}`, [seconds]);
  await session.query(HOLD, [sinceMs, restoredAtMs]);
};

/** The time of the last ledger entry of a store in a database; 0 if there is none. */
export const lastEntryAtMsIn = async (session: PostgresSession): Promise<number> => {
  const { rows } = await session.query(
    "select sqlite.json_at(record, '{3}') from ledger_entries order by id desc limit 1",
  );
  return Number(rows[0]?.[0] ?? 0);
};
