import type { Limiter } from '../http/limiter.ts';
import type { Duties } from './duties.ts';

/** Messages that a server sends about a key until its quota is used up. */
const PORTIONS = 10;
/** Callers choose the keys. */
const KEYS_MAX = 100_000;

/**
 * Has the servers on a store count a limit together. Each counts by itself, so no request waits for the store, and notifies the others each
 * time that a key has used another tenth of the quota. Counts of few requests are not sent, nor those beyond the quota, so a caller who
 * floods a server makes it write no more than ten messages within a window.
 */
export const shareCounts = (limiter: Limiter, duties: Pick<Duties, 'isShared' | 'tell' | 'onMessage'>): Limiter => {
  if (!duties.isShared) return limiter;
  const portion = Math.ceil(limiter.quota / PORTIONS);
  const untold = new Map<string, number>();
  limiter.onCount = (key, counted) => {
    if (counted > limiter.quota) return;
    // The first one of a window.
    const count = counted === 1 ? 1 : (untold.get(key) ?? 0) + 1;
    if (untold.size >= KEYS_MAX) untold.clear();
    if (count < portion) {
      untold.set(key, count);
      return;
    }
    untold.delete(key);
    duties.tell({ kind: 'counts', limit: limiter.name, key, count });
  };
  duties.onMessage((told) => {
    if (told.kind === 'counts' && told.limit === limiter.name) void limiter.add(told.key, told.count);
  });
  return limiter;
};
