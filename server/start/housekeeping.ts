import { removeDelivered } from '../../db/deliveries.ts';
import { dropPreviousSecrets } from '../../db/destinations.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { removeExpired, removePastRankings } from '../../db/housekeeping.ts';
import { removeSettledEntries } from '../../db/window-entries.ts';
import type { Logger } from '../base/log.ts';

const HOUR_MS = 60 * 60 * 1000;
const FINISHED_KEPT_MS = 7 * 24 * HOUR_MS;
const ROWS_PER_UNIT = 500;

/** What one unit can remove: each answers how many rows it wrote, and is asked again until there were none. */
const REMOVALS: readonly ((tx: Tx, nowMs: number) => Promise<number>)[] = [
  (tx, nowMs) => removeExpired(tx, nowMs, nowMs - FINISHED_KEPT_MS),
  (tx, nowMs) => removeDelivered(tx, nowMs - FINISHED_KEPT_MS, ROWS_PER_UNIT),
  (tx, nowMs) => dropPreviousSecrets(tx, nowMs, ROWS_PER_UNIT),
  (tx) => removeSettledEntries(tx, ROWS_PER_UNIT),
  (tx) => removePastRankings(tx, ROWS_PER_UNIT),
];

/** Removes once an hour what no longer counts, in small units between the requests. The answer stops it. */
export const keepHouse = (store: Store, log: Logger, clock: () => number): (() => void) => {
  let stopped = false;
  const clean = async (): Promise<void> => {
    for (const remove of REMOVALS) while (!stopped && (await store.write((tx) => remove(tx, clock()))) > 0);
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, HOUR_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};
