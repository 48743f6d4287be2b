import { removeDelivered } from '../../db/deliveries.ts';
import { dropPreviousSecrets } from '../../db/destinations.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { type LogLimits, removeLoggedEvents } from '../../db/event-log.ts';
import { removeExpired, removePastRankings } from '../../db/housekeeping.ts';
import { removeSettledEntries } from '../../db/window-entries.ts';
import type { Logger } from '../base/log.ts';

const HOUR_MS = 60 * 60 * 1000;
const FINISHED_KEPT_MS = 7 * 24 * HOUR_MS;
const ROWS_PER_UNIT = 500;

/** Removals that fit into one unit. Each returns how many rows it wrote, and runs again until there are none. */
const REMOVALS: readonly ((tx: Tx, nowMs: number, limits: LogLimits) => Promise<number>)[] = [
  (tx, nowMs) => removeExpired(tx, nowMs),
  (tx, nowMs, limits) => removeLoggedEvents(tx, nowMs, limits, ROWS_PER_UNIT),
  (tx, nowMs) => removeDelivered(tx, nowMs - FINISHED_KEPT_MS, ROWS_PER_UNIT),
  (tx, nowMs) => dropPreviousSecrets(tx, nowMs, ROWS_PER_UNIT),
  (tx) => removeSettledEntries(tx, ROWS_PER_UNIT),
  (tx) => removePastRankings(tx, ROWS_PER_UNIT),
];

/** Removes outdated data once an hour, in small units between requests. Call the result to stop it. */
export const startHousekeeping = (
  store: Store,
  log: Logger,
  clock: () => number,
  limits: LogLimits,
  alsoDo: () => Promise<void> = async () => {},
): (() => void) => {
  let stopped = false;
  const clean = async (): Promise<void> => {
    for (const remove of REMOVALS) while (!stopped && (await store.write((tx) => remove(tx, clock(), limits))) > 0);
    if (!stopped) await alsoDo();
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, HOUR_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};
