import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresSession } from './postgres-session.ts';
import type { Sessions } from './sessions.ts';
import type { Witness } from './witness.ts';

/** A row for each server, which each of its transactions counts up: it shows which of them have been committed. */
export const MARKS = `
create table store_marks (server uuid primary key, mark bigint not null, at timestamptz not null default now());
`;

/** Also counts the transactions of all servers. */
const MARK = `with counted as (update store_commits set commits = commits + 1 returning commits)
  insert into store_marks (server, mark) values ($1, $2) on conflict (server) do update set mark = excluded.mark, at = now()
  returning (select commits from counted)`;
const FIND = 'select mark from store_marks where server = $1';

/** Rows of servers that have ended, which may start again and compare; one that is removed too early is written again. */
const FORGET = "delete from store_marks where at < now() - interval '30 days'";

/** Callers wait at most this long to learn whether their units were committed. */
const SETTLED_WITHIN_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Reports whether all that the transaction sees is where a commit must be. A connection that ends while its COMMIT waits for a standby
 * leaves a transaction that everyone sees and no standby has, and a host that starts again shows such ones. The lock was written, so this
 * COMMIT waits for the standby too, and for all that was written before it.
 */
const isOnStandby = async (session: PostgresSession): Promise<boolean> => {
  const { warnings } = session;
  const { command } = await session.query('commit');
  return command === 'COMMIT' && session.warnings === warnings;
};

/**
 * Finds the outcome of a transaction whose COMMIT was sent and not answered. The server that ended may have written it, and its successor
 * may have it or not; only what the host that takes writes now says counts.
 */
export class Marks {
  readonly #witness: Witness;
  readonly #lock: string;
  #mark = 0;
  /** The number of the transaction marked last, once it is known. */
  #commits: number | undefined;

  /** @param lock what every transaction that writes begins with. */
  constructor(witness: Witness, lock: string) {
    this.#witness = witness;
    this.#lock = lock;
  }

  /** Marks the transaction that is about to be committed: sent at once. */
  async write(session: PostgresSession): Promise<void> {
    this.#mark += 1;
    this.#commits = undefined;
    const forgotten = this.#mark === 1 ? session.query(FORGET) : undefined;
    const marked = session.query(MARK, [this.#witness.seen.server, this.#mark], 'mark');
    const [, { rows }] = await Promise.all([forgotten, marked]);
    this.#commits = Number(rows[0]?.[0] ?? 0);
  }

  /** The transaction marked last was committed. */
  confirm(): void {
    this.#witness.committed(this.#mark, this.#commits);
  }

  /** Reports whether the transaction marked last was committed; undefined if no host could answer in time. */
  async isCommitted(sessions: Sessions): Promise<boolean | undefined> {
    const giveUpAtMs = performance.now() + SETTLED_WITHIN_MS;
    while (performance.now() < giveUpAtMs) {
      const session = await sessions.take().catch(() => undefined);
      if (session === undefined) {
        await sleep(PAUSE_MS);
        continue;
      }
      try {
        await session.query('begin isolation level read committed');
        // A transaction that has lost its connection may still be about to commit: it holds this lock until it has.
        await session.query(this.#lock);
        const { rows } = await session.query(FIND, [this.#witness.seen.server]);
        if (Number(rows[0]?.[0] ?? 0) !== this.#mark) {
          await session.query('rollback');
          return false;
        }
        if (await isOnStandby(session)) return true;
        await sleep(PAUSE_MS);
      } catch {
        session.abandon();
        await sleep(PAUSE_MS);
      } finally {
        sessions.give(session);
      }
    }
    return undefined;
  }
}
