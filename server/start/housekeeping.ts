import { type AuditingUnit, removeAuditEventsBefore } from '../../db/audit/audit-events.ts';
import { sealEarlierEvents } from '../../db/audit/audit-seals.ts';
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
import type { Keys } from '../keys/keys.ts';
import type { Retention } from '../settings/config.ts';
import { keepTotalsUp } from './keep-totals-up.ts';

const HOUR_MS = 60 * 60 * 1000;
const ROWS_PER_UNIT = 500;

/** Removes what fits into one unit. Returns how many rows it wrote, and runs again until there are none. */
type Removal = (unit: AuditingUnit, nowMs: number) => Promise<number>;

/** Lists what to remove. Nothing of it is money, and what has no end is not here. */
const removalsOf = ({ events: loggedEvents, deliveredMs, deadMs, textsMs, auditMs }: Retention): readonly Removal[] => {
  const of =
    (remove: (tx: Tx, nowMs: number, limit: number) => Promise<number>): Removal =>
    ({ tx }, nowMs) =>
      remove(tx, nowMs, ROWS_PER_UNIT);
  const after = (keptMs: number | undefined, remove: typeof removeTextsBefore): readonly Removal[] =>
    keptMs === undefined ? [] : [of((tx, nowMs, limit) => remove(tx, nowMs - keptMs, limit))];
  return [
    of(removeExpired),
    of((tx, nowMs, limit) => removeLoggedEvents(tx, nowMs, loggedEvents, limit)),
    ...after(deliveredMs, (tx, beforeMs, limit) => removeFinished(tx, 'delivered', beforeMs, limit)),
    ...after(deadMs, (tx, beforeMs, limit) => removeFinished(tx, 'dead', beforeMs, limit)),
    ...after(textsMs, removeTextsBefore),
    ...(auditMs === undefined
      ? []
      : [
          (unit: AuditingUnit, nowMs: number) =>
            removeAuditEventsBefore(unit, { beforeMs: nowMs - auditMs, limit: ROWS_PER_UNIT, nowMs }),
        ]),
    of(removePastLimitCounts),
    of(dropPreviousSecrets),
    of((tx, _, limit) => removeSettledEntries(tx, limit)),
    of((tx, _, limit) => removePastRankings(tx, limit)),
  ];
};

/** The open store, and what its audit trail is sealed with. */
type Parts = {
  readonly store: Pick<Store, 'write'>;
  readonly keys: Pick<Keys, 'seal'>;
  readonly clock: () => number;
};

/** Removes outdated data, in small units between requests, until there is none or it is stopped. */
export const removeOutdated = async (
  { store, keys: { seal }, clock }: Parts,
  retention: Retention,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  for (const remove of removalsOf(retention))
    while (!isStopped() && (await store.write((tx) => remove({ tx, seal }, clock()))) > 0);
};

/** Seals the audit events of versions that had no seals, in small units between requests. */
const sealEarlier = async ({ store, keys: { seal }, clock }: Parts, isStopped: () => boolean): Promise<void> => {
  while (!isStopped() && (await store.write((tx) => sealEarlierEvents(tx, seal, ROWS_PER_UNIT, clock()))));
};

/** Seals at once what has no seal, cleans up once an hour, does what else is due then, and keeps the totals of days. Call the result to stop; it waits for what is under way. */
export const startHousekeeping = (
  parts: Parts & { readonly store: Store },
  log: Logger,
  retention: Retention,
  alsoDo: (isStopped: () => boolean) => Promise<void> = async () => {},
  everyMs: number = HOUR_MS,
): (() => Promise<void>) => {
  let stopped = false;
  let working: Promise<void> | undefined;
  const isStopped = (): boolean => stopped;
  const work = async (): Promise<void> => {
    await sealEarlier(parts, isStopped);
    await removeOutdated(parts, retention, isStopped);
    if (!stopped) await alsoDo(isStopped);
  };
  const begin = (toDo: () => Promise<void>): void => {
    working ??= toDo()
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      .finally(() => {
        working = undefined;
      });
  };
  begin(() => sealEarlier(parts, isStopped));
  const timer = setInterval(() => begin(work), everyMs);
  const stopTotals = keepTotalsUp(parts.store, log);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all([working, stopTotals()]);
  };
};
