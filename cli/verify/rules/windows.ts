import type { PotBook } from './book.ts';
import type { Terms, WindowTerms } from './terms.ts';

/** Start inclusive, end exclusive. */
export type WindowSpan = { readonly startMs: number; readonly endMs: number };

/** The window that a moment is in. The first begins with the instance; without a period there is one alone. */
const windowAt = ({ startsAtMs }: Terms, { targetMs, periodMs }: WindowTerms, atMs: number): WindowSpan | undefined => {
  if (atMs < startsAtMs) return undefined;
  if (periodMs === undefined) return atMs < targetMs ? { startMs: startsAtMs, endMs: targetMs } : undefined;
  if (atMs < targetMs - periodMs) return undefined;
  const after = Math.floor((atMs - targetMs) / periodMs) + 1;
  const endMs = targetMs + after * periodMs;
  return { startMs: Math.max(startsAtMs, endMs - periodMs), endMs };
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
