import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresSession } from './postgres-session.ts';

/** Up to where everything that was confirmed is on the disk of the host that takes writes. */
export const POSITION = 'select pg_current_wal_flush_lsn()::text';

const REPLAYED = 'select pg_last_wal_replay_lsn()::text';
const HAS_REPLAYED = 'select $1::pg_lsn <= $2::pg_lsn, pg_last_wal_replay_lsn() >= $2::pg_lsn, pg_is_in_recovery()';
const PAUSE_MS = 5;

/**
 * Reports whether a standby has, or gets in time, everything that was committed before this call. A read from it afterwards returns what
 * the primary would have answered, a moment later at most.
 *
 * A standby has nothing that is not on the primary's disk. One that was further before the primary gave its position has followed another
 * primary, which is gone, and may show commits that were never confirmed.
 * @param positionOf asks the host that takes writes for its position; undefined if it cannot be reached.
 */
export const isCaughtUp = async (
  standby: PostgresSession,
  positionOf: () => Promise<unknown>,
  withinMs: number,
): Promise<boolean> => {
  const giveUpAtMs = performance.now() + withinMs;
  const { rows: before } = await standby.query(REPLAYED, [], 'replayed');
  const position = await positionOf();
  if (position === undefined) return false;
  for (;;) {
    const { rows } = await standby.query(HAS_REPLAYED, [before[0]?.[0], position], 'has_replayed');
    const [isOfThisPrimary, hasReplayed, isStandby] = rows[0] ?? [];
    if (isOfThisPrimary !== 1 || isStandby !== 1) return false;
    if (hasReplayed === 1) return true;
    if (performance.now() >= giveUpAtMs) return false;
    await sleep(PAUSE_MS);
  }
};
