import { removeExpired } from '../db/housekeeping.ts';
import type { Store } from '../db/store.ts';
import type { Logger } from './log.ts';

const HOUR_MS = 60 * 60 * 1000;
const PUBLISHED_KEPT_MS = 7 * 24 * HOUR_MS;

/** Removes once an hour what no longer counts, in small units between the requests. The answer stops it. */
export const keepHouse = (store: Store, log: Logger, clock: () => number): (() => void) => {
  let stopped = false;
  const clean = async (): Promise<void> => {
    for (;;) {
      const now = clock();
      const removed = stopped ? 0 : await store.write((tx) => removeExpired(tx, now, now - PUBLISHED_KEPT_MS));
      if (removed === 0) return;
    }
  };
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, HOUR_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};
