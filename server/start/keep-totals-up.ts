import type { Store } from '../../db/engine/store.ts';
import { keepTotals } from '../../platform/reports/keep-totals.ts';
import type { Logger } from '../base/log.ts';

/** Calls what looks again and again, until the result is called. */
type Every = (look: () => void) => () => void;

const everyFiveSeconds: Every = (look) => {
  const timer = setInterval(look, 5_000);
  return () => clearInterval(timer);
};
/** All entries are in the kept totals by then, even where few are booked. */
const LOOKS_PER_ALL = 60;
/** Reports read this much from the ledger in some tenths of a second. */
const ENTRIES_LEFT = 25_000;
/** After failures it looks less and less often, down to every five minutes. */
const RESTED_LOOKS_MAX = 60;

/**
 * Follows what is booked with the kept totals of days, within seconds where much is. An idle store is not looked at. Call the result to stop;
 * it waits for what is under way.
 */
export const keepTotalsUp = (
  store: Pick<Store, 'read' | 'write' | 'onCommit'>,
  log: Pick<Logger, 'error'>,
  { every = everyFiveSeconds, leave = ENTRIES_LEFT } = {},
): (() => Promise<void>) => {
  let isStopped = false;
  let working: Promise<void> | undefined;
  // A store may have been filled before, by a version that kept no totals.
  let [hasNews, isIncomplete] = [true, true];
  let [looks, rests, failed] = [0, 0, 0];
  const forget = store.onCommit(() => {
    hasNews = true;
  });
  const look = async (keepsAll: boolean): Promise<void> => {
    hasNews = false;
    const failures = await keepTotals(store, { leave: keepsAll ? 0 : leave, isStopped: () => isStopped });
    for (const error of failures) log.error({ err: error }, 'totals were not kept');
    isIncomplete = !keepsAll || failures.length > 0;
    failed = failures.length > 0 ? failed + 1 : 0;
  };
  const end = every(() => {
    looks += 1;
    if (working !== undefined || rests-- > 0) return;
    const keepsAll = looks >= LOOKS_PER_ALL;
    if (!(hasNews || (keepsAll && isIncomplete))) return;
    if (keepsAll) looks = 0;
    working = look(keepsAll)
      .catch((error: unknown) => {
        failed += 1;
        isIncomplete = true;
        log.error({ err: error }, 'totals were not kept');
      })
      .finally(() => {
        rests = failed === 0 ? 0 : Math.min(2 ** failed, RESTED_LOOKS_MAX);
        working = undefined;
      });
  });
  return async () => {
    isStopped = true;
    end();
    forget();
    await working;
  };
};
