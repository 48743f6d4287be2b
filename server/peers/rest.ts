import type { News } from '../../db/servers/news.ts';
import type { DutySign } from './duties.ts';

/** Due work that cannot be done, such as a credit of an operator without a wallet, is looked at again after this. */
const DUE_MS = 5_000;
/** However little seems to happen, there is a look after this. */
const LONGEST_MS = 30_000;

const isDue = (nowMs: number, ...times: readonly (number | null)[]): boolean =>
  times.some((atMs) => atMs !== null && atMs <= nowMs);

/** The sign that each kind of work follows from. */
export const SIGNS = {
  settlement: (news: News, nowMs: number): DutySign => {
    const times = [news.cancelDueAtMs, news.lostDueAtMs, news.creditDueAtMs];
    return { stamp: JSON.stringify([times, news.lastEntry, news.lastAudit]), isDue: isDue(nowMs, ...times) };
  },
  schedule: (news: News, nowMs: number): DutySign => {
    const times = [news.drawingDueAtMs, news.pausedEndsAtMs, news.bonusEndsAtMs];
    const waits = [news.sharesWait, news.awardsWait, news.changesWait, news.copiesWait];
    return {
      stamp: JSON.stringify([times, waits]),
      isDue: waits.some((count) => count > 0) || isDue(nowMs, ...times),
    };
  },
} as const;

/** Lets work that looks every second skip a look when nothing that it follows from has changed or become due. */
export const createRest = (sign: () => DutySign | undefined, elapsedMs: () => number = () => performance.now()) => {
  let last: (DutySign & { readonly atMs: number }) | undefined;
  return (): boolean => {
    const now = sign();
    const atMs = elapsedMs();
    if (now === undefined) return false;
    const isSame = last !== undefined && now.stamp === last.stamp && now.isDue === last.isDue;
    if (isSame && last !== undefined && atMs - last.atMs < (now.isDue ? DUE_MS : LONGEST_MS)) return true;
    last = { ...now, atMs };
    return false;
  };
};
