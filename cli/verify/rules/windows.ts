import type { PotBook } from './book.ts';
import type { Terms } from './terms.ts';
import type { WindowTerms } from './ways.ts';
import { localTime, momentsOf } from './zones.ts';

/** Start inclusive, end exclusive. */
export type WindowSpan = { readonly startMs: number; readonly endMs: number };

/** The window that a moment is in. The first begins with the instance; without a period there is one alone. */
const windowAt = ({ startsAtMs }: Terms, trigger: WindowTerms, atMs: number): WindowSpan | undefined => {
  const { targetMs, periodMs, months, timeZone } = trigger;
  if (atMs < startsAtMs) return undefined;
  if (periodMs === undefined && months === undefined)
    return atMs < targetMs ? { startMs: startsAtMs, endMs: targetMs } : undefined;
  if (months !== undefined || timeZone !== 'UTC') {
    const span = spanAt(trigger, atMs);
    return span && { startMs: Math.max(startsAtMs, span.startMs), endMs: span.endMs };
  }
  if (periodMs === undefined || atMs < targetMs - periodMs) return undefined;
  const after = Math.floor((atMs - targetMs) / periodMs) + 1;
  const endMs = targetMs + after * periodMs;
  return { startMs: Math.max(startsAtMs, endMs - periodMs), endMs };
};

const DAY_MS = 86_400_000;

/** The last span that was found for a trigger: many entries are in one. */
const found = new WeakMap<WindowTerms, WindowSpan>();

/** By local time, the span with the first end after a moment, found by halving. */
const spanAt = (trigger: WindowTerms, atMs: number): WindowSpan | undefined => {
  const last = found.get(trigger);
  if (last !== undefined && last.startMs <= atMs && atMs < last.endMs) return last;
  const { targetMs, periodMs, months = 1 } = trigger;
  let [low, high] = [-1, Math.max(0, Math.ceil((atMs - targetMs + 2 * DAY_MS) / (periodMs ?? months * 28 * DAY_MS)))];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (endOf(trigger, middle) > atMs) high = middle;
    else low = middle;
  }
  const span = { startMs: endOf(trigger, high - 1), endMs: endOf(trigger, high) };
  if (atMs < span.startMs) return undefined;
  found.set(trigger, span);
  return span;
};

/** The end of a window, counted from that of the target. A local time that comes twice ends a window when it comes last. */
const endOf = ({ targetMs, periodMs, months = 0, timeZone }: WindowTerms, number: number): number => {
  if (number === 0) return targetMs;
  const target = localTime(timeZone, targetMs);
  const [first, last] = momentsOf(
    timeZone,
    target.add(periodMs === undefined ? { months: number * months } : { milliseconds: number * periodMs }),
  );
  return number < 0 && last >= targetMs ? first : last;
};

/** The first window with contributions that is not settled; it may be over. */
export const findWaiting = (terms: Terms, trigger: WindowTerms, { waitingAtMs }: PotBook): WindowSpan | undefined => {
  const [firstAtMs] = waitingAtMs;
  return firstAtMs === undefined ? undefined : windowAt(terms, trigger, firstAtMs);
};

/** The window in which a contribution can win: not one that is settled, and none while an earlier one waits for its drawing. */
export const findOpen = (terms: Terms, trigger: WindowTerms, pot: PotBook, atMs: number): WindowSpan | undefined => {
  const window = windowAt(terms, trigger, atMs);
  if (window === undefined || window.endMs <= pot.settledUntilMs) return undefined;
  const waiting = findWaiting(terms, trigger, pot) ?? window;
  return window.endMs <= waiting.endMs ? window : undefined;
};

/** The moment from which the next contribution's chance counts: the last contribution in the window, or its start. */
export const lastIn = ({ startMs, endMs }: WindowSpan, { waitingAtMs }: PotBook): number =>
  waitingAtMs.find((atMs) => startMs <= atMs && atMs < endMs) ?? startMs;

/** Notes a contribution for the chance of the next one. A clock that was set back moves nothing. */
export const noteIn = (terms: Terms, trigger: WindowTerms, pot: PotBook, atMs: number): void => {
  const window = windowAt(terms, trigger, atMs);
  if (window === undefined || window.endMs <= pot.settledUntilMs) return;
  const lastAtMs = Math.max(atMs, lastIn(window, pot));
  const others = pot.waitingAtMs.filter((each) => each < window.startMs || each >= window.endMs);
  pot.waitingAtMs = [...others, lastAtMs].sort((a, b) => a - b);
};

/** A win of any kind, or a drawing without one, settles the first window that waits, or else the present one. */
export const settleIn = (terms: Terms, trigger: WindowTerms, pot: PotBook, atMs: number): void => {
  const window = findWaiting(terms, trigger, pot) ?? windowAt(terms, trigger, atMs);
  if (window === undefined) return;
  pot.settledUntilMs = Math.max(pot.settledUntilMs, window.endMs);
  pot.waitingAtMs = pot.waitingAtMs.filter((each) => each >= pot.settledUntilMs);
};
