import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

/** A row for each server, which each of its transactions counts up: it tells which of them have been committed. */
export const MARKS = `
create table store_marks (server uuid primary key, mark bigint not null, at timestamptz not null default now());
`;

const MARK =
  'insert into store_marks (server, mark) values ($1, $2) on conflict (server) do update set mark = excluded.mark, at = now()';
const FIND = 'select mark from store_marks where server = $1';

/** Rows of servers that have ended. One that is removed too early is written again. */
const FORGET = "delete from store_marks where at < now() - interval '1 day'";

/** How long callers wait to hear whether their units were committed. */
const SETTLED_WITHIN_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Tells what became of a transaction whose COMMIT was sent and not answered. The server that ended may have written it, and its successor
 * may have it or not; only what the host that takes writes now says counts.
 */
export class Marks {
  readonly #server: string;
  readonly #lock: string;
  #mark = 0;

  /** @param lock what every transaction that writes begins with. */
  private constructor(server: string, lock: string) {
    this.#server = server;
    this.#lock = lock;
  }

  static async open(session: Session, lock: string): Promise<Marks> {
    const { rows } = await session.query('select gen_random_uuid()');
    return new Marks(String(rows[0]?.[0]), lock);
  }

  /** Marks the transaction that is about to be committed: sent at once. */
  async write(session: Session): Promise<void> {
    this.#mark += 1;
    const forgotten = this.#mark === 1 ? session.query(FORGET) : undefined;
    await Promise.all([forgotten, session.query(MARK, [this.#server, this.#mark], 'mark')]);
  }

  /** Whether the transaction marked last was committed; undefined if no host could tell in time. */
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
        const { rows } = await session.query(FIND, [this.#server]);
        await session.query('rollback');
        return Number(rows[0]?.[0] ?? 0) === this.#mark;
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
