import { removeDelivered } from '../../db/deliveries.ts';
import { dropPreviousSecrets } from '../../db/destinations.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { type LogLimits, removeLoggedEvents } from '../../db/event-log.ts';
import { removeExpired, removePastRankings } from '../../db/housekeeping.ts';
import { removeSettledEntries } from '../../db/window-entries.ts';
import { keepTotals } from '../../platform/reports/keep-totals.ts';
import type { Logger } from '../base/log.ts';

const HOUR_MS = 60 * 60 * 1000;
const FINISHED_KEPT_MS = 7 * 24 * HOUR_MS;
const ROWS_PER_UNIT = 500;
/** Reports read what came after the kept totals from the ledger, so there must not be much of it. */
const TOTALS_EVERY_MS = 5 * 60 * 1000;

/** Removals that fit into one unit. Each returns how many rows it wrote, and runs again until there are none. */
const REMOVALS: readonly ((tx: Tx, nowMs: number, limits: LogLimits) => Promise<number>)[] = [
  (tx, nowMs) => removeExpired(tx, nowMs),
  (tx, nowMs, limits) => removeLoggedEvents(tx, nowMs, limits, ROWS_PER_UNIT),
  (tx, nowMs) => removeDelivered(tx, nowMs - FINISHED_KEPT_MS, ROWS_PER_UNIT),
  (tx, nowMs) => dropPreviousSecrets(tx, nowMs, ROWS_PER_UNIT),
  (tx) => removeSettledEntries(tx, ROWS_PER_UNIT),
  (tx) => removePastRankings(tx, ROWS_PER_UNIT),
];

/** Removes outdated data once an hour, and keeps the totals of days, in small units between requests. Call the result to stop it. */
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
  let totalling = false;
  const total = async (): Promise<void> => {
    if (totalling) return;
    totalling = true;
    try {
      for (const error of await keepTotals(store, () => stopped)) log.error({ err: error }, 'totals were not kept');
    } catch (error) {
      if (!stopped) log.error({ err: error }, 'totals were not kept');
    } finally {
      totalling = false;
    }
  };
  const totals = setInterval(total, TOTALS_EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(totals);
  };
};
