import { removeAuditEventsBefore } from '../../db/audit/audit-events.ts';
import { removeTextsBefore } from '../../db/contributions/contribution-texts.ts';
import { removeFinished } from '../../db/deliveries/deliveries.ts';
import { dropPreviousSecrets } from '../../db/deliveries/destinations.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { removeLoggedEvents } from '../../db/events/event-log.ts';
import { removeSettledEntries } from '../../db/jackpots/window-entries.ts';
import { removePastLimitCounts } from '../../db/servers/limit-counts.ts';
import { removeExpired, removePastRankings } from '../../db/upkeep/housekeeping.ts';
import type { Logger } from '../base/log.ts';
import type { Retention } from '../settings/config.ts';
import { keepTotalsUp } from './keep-totals-up.ts';

const HOUR_MS = 60 * 60 * 1000;
const ROWS_PER_UNIT = 500;

/** Removes what fits into one unit. Returns how many rows it wrote, and runs again until there are none. */
type Removal = (tx: Tx, nowMs: number) => Promise<number>;

/** Lists what to remove. Nothing of it is money, and what has no end is not here. */
const removalsOf = ({ events, deliveredMs, deadMs, textsMs, auditMs }: Retention): readonly Removal[] => {
  const after = (keptMs: number | undefined, remove: typeof removeTextsBefore): readonly Removal[] =>
    keptMs === undefined ? [] : [(tx, nowMs) => remove(tx, nowMs - keptMs, ROWS_PER_UNIT)];
  return [
    removeExpired,
    (tx, nowMs) => removeLoggedEvents(tx, nowMs, events, ROWS_PER_UNIT),
    ...after(deliveredMs, (tx, beforeMs, limit) => removeFinished(tx, 'delivered', beforeMs, limit)),
    ...after(deadMs, (tx, beforeMs, limit) => removeFinished(tx, 'dead', beforeMs, limit)),
    ...after(textsMs, removeTextsBefore),
    ...after(auditMs, removeAuditEventsBefore),
    removePastLimitCounts,
    (tx, nowMs) => dropPreviousSecrets(tx, nowMs, ROWS_PER_UNIT),
    (tx) => removeSettledEntries(tx, ROWS_PER_UNIT),
    (tx) => removePastRankings(tx, ROWS_PER_UNIT),
  ];
};

/** Removes outdated data, in small units between requests, until there is none or it is stopped. */
export const removeOutdated = async (
  store: Pick<Store, 'write'>,
  clock: () => number,
  retention: Retention,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  for (const remove of removalsOf(retention))
    while (!isStopped() && (await store.write((tx) => remove(tx, clock()))) > 0);
};

/** Cleans up once an hour, does what else is due then, and keeps the totals of days. Call the result to stop; it waits for what is under way. */
export const startHousekeeping = (
  store: Store,
  log: Logger,
  clock: () => number,
  retention: Retention,
  alsoDo: (isStopped: () => boolean) => Promise<void> = async () => {},
  everyMs: number = HOUR_MS,
): (() => Promise<void>) => {
  let stopped = false;
  let working: Promise<void> | undefined;
  const isStopped = (): boolean => stopped;
  const work = async (): Promise<void> => {
    await removeOutdated(store, clock, retention, isStopped);
    if (!stopped) await alsoDo(isStopped);
  };
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      .finally(() => {
        working = undefined;
      });
  }, everyMs);
  const stopTotals = keepTotalsUp(store, log);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all([working, stopTotals()]);
  };
};
