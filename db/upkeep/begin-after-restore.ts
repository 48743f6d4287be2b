import type Database from 'better-sqlite3';

/** Every operator is held, and one that was still held when the backup was taken is unknown since then. */
const HOLD = `insert into wallet_holds (operator_id, since_ms, restored_at_ms, lifted_at_ms)
  select id, @sinceMs, @restoredAtMs, null from operators where true
  on conflict (operator_id) do update set
    since_ms = iif(lifted_at_ms is null, min(since_ms, excluded.since_ms), excluded.since_ms),
    restored_at_ms = excluded.restored_at_ms, lifted_at_ms = null`;

/** Wins with credits to send, or shares that are still to be written. */
const UNPAID = `exists (select 1 from payouts p where p.win_id = wins.id and p.state in ('held', 'due'))
  or exists (select 1 from win_shares s where s.win_id = wins.id)`;

/**
 * Prepares a store that goes on from a backup, in one transaction. Nothing that was issued after the backup may count again, or be given
 * out a second time for something else:
 *
 * - every account gets an epoch that it has never had, and all logins and one-time codes end;
 * - events and credit batches are numbered from the time of the restore on, since the lost timeline has used the numbers that follow;
 * - every operator's wallet is on hold until it is reconciled.
 *
 * All other ids are random. The timeline of events has ended with the backup.
 */
export const beginAfterRestore = (
  client: Database.Database,
  { sinceMs, restoredAtMs }: { readonly sinceMs: number; readonly restoredAtMs: number },
): void =>
  client.transaction(() => {
    const seconds = Math.ceil(restoredAtMs / 1000);
    client.prepare('update accounts set epoch = max(epoch + 1, ?)').run(seconds);
    for (const table of ['refresh_tokens', 'one_time_passwords', 'oauth_codes']) client.exec(`delete from ${table}`);
    // Events are fewer than the milliseconds in which they occur.
    const { changes } = client
      .prepare("update sqlite_sequence set seq = max(seq, ?) where name = 'outbox'")
      .run(restoredAtMs);
    if (changes === 0) client.prepare("insert into sqlite_sequence (name, seq) values ('outbox', ?)").run(restoredAtMs);
    client.prepare(`update wins set batches = max(batches + 1, ?) where ${UNPAID}`).run(seconds);
    client.prepare(HOLD).run({ sinceMs, restoredAtMs });
  })();

/** The time of the last ledger entry: what a backup holds at least, if it does not say when it was taken. */
export const lastEntryAtMs = (client: Database.Database): number =>
  client.prepare<[], number>('select record ->> 3 from ledger_entries order by rowid desc limit 1').pluck().get() ?? 0;
