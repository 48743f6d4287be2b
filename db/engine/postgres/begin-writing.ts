import type { Retry } from '../store-figures.ts';
import { Batch } from './batch.ts';
import { isCollision, isRefusedBySql, isShortOfTime } from './postgres-session.ts';
import type { Sessions } from './sessions.ts';
import type { Witness } from './witness.ts';

/** Figures of transactions that write. */
export class WriteFigures {
  readonly retries: Record<Retry, number> = { collision: 0, connection: 0, unit: 0 };
  lockWaitedMs = 0;
  /** Time of the last commit, as `performance.now` gives it. */
  committedAtMs: number | undefined;
}

/**
 * One row for all servers: the one that holds it is the only one that writes. A separate statement locks it, since a statement that had to
 * wait for a lock still sees what was committed before it waited; the next one sees everything.
 */
export const LOCK = 'select changes, life, oldest from store_state for update';

/** The maximum number of tries after collisions with other transactions. */
export const TRIES_MAX = 5;

type Parts = { readonly sessions: Sessions; readonly witness: Witness; readonly figures: WriteFigures };

/**
 * Begins a transaction once it is this server's turn to write.
 * @param types of statements' values, kept from one transaction to the next.
 * @throws when no host takes writes, the turn does not come in time, or the store is no longer the one that this server may write.
 */
export const beginWriting = async (
  { sessions, witness, figures }: Parts,
  types: Map<string, readonly string[]>,
): Promise<Batch> => {
  for (let tries = 1; ; tries += 1) {
    const session = await sessions.take();
    const begun = session.query('begin isolation level read committed');
    const locked = session.query(LOCK, [], 'lock');
    const askedAtMs = performance.now();
    try {
      for (const answer of await Promise.allSettled([begun, locked]))
        if (answer.status === 'rejected') throw answer.reason;
      const [changes, life, oldest] = (await locked).rows[0] ?? [];
      witness.require(String(life), Number(oldest));
      return new Batch(session, Number(changes), types);
    } catch (error) {
      const isRefused = isRefusedBySql(error);
      if (isRefused) await session.query('rollback').catch(() => {});
      else session.abandon();
      if (isShortOfTime(error)) sessions.doubt(session);
      sessions.give(session);
      // A connection that was lost while it was not in use shows it only now, and another one may do.
      if (isRefused ? !isCollision(error) || isShortOfTime(error) : tries > 1) throw error;
      if (tries === TRIES_MAX) throw error;
      figures.retries[isRefused ? 'collision' : 'connection'] += 1;
    } finally {
      figures.lockWaitedMs += performance.now() - askedAtMs;
    }
  }
};
