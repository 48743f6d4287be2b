import type { Draft } from './draft.ts';
import type { JackpotRules, PotRules } from './rules.ts';
import type { PotState, PotTiming } from './state.ts';
import { isRepeated, startOfSeries, type TimeTrigger, type Window, windowOfSeries } from './window-series.ts';

export const NOT_BEGUN: PotTiming = { settledUntilMs: 0, lastAtMs: [] };

export const findTimeTrigger = (pot: PotRules): TimeTrigger | undefined =>
  pot.triggers.find((trigger) => trigger.kind === 'Time');

/**
 * The window at a given time; the first one begins with the instance.
 * Throws an Error when the rules are a template's, which has no start.
 */
export const windowAt = (rules: JackpotRules, trigger: TimeTrigger, atMs: number): Window | undefined => {
  const { startsAtMs } = rules;
  if (startsAtMs === undefined) throw new Error('time windows require the start of the instance');
  const { targetMs } = trigger;
  if (atMs < startsAtMs) return undefined;
  if (!isRepeated(trigger)) return atMs < targetMs ? { startMs: startsAtMs, endMs: targetMs } : undefined;
  const window = windowOfSeries(trigger, atMs);
  return window && { startMs: Math.max(window.startMs, startsAtMs), endMs: window.endMs };
};

/** The window at a given time or else the next one; undefined when none remains. Throws like windowAt. */
export const windowFrom = (rules: JackpotRules, trigger: TimeTrigger, atMs: number): Window | undefined => {
  const firstMs = isRepeated(trigger) ? startOfSeries(trigger) : atMs;
  return windowAt(rules, trigger, Math.max(atMs, firstMs, rules.startsAtMs ?? atMs));
};

/** The first unsettled window with contributions; it may be over. */
const begunWindow = (rules: JackpotRules, trigger: TimeTrigger, pot: PotState): Window | undefined => {
  const [firstAtMs] = pot.timing?.lastAtMs ?? [];
  return firstAtMs === undefined ? undefined : windowAt(rules, trigger, firstAtMs);
};

/**
 * The window in which a contribution may win the pot now. Undefined when the current one has been won or an earlier one still awaits its
 * drawing: windows are settled in order.
 */
export const openWindow = (
  rules: JackpotRules,
  trigger: TimeTrigger,
  pot: PotState,
  atMs: number,
): Window | undefined => {
  const window = windowAt(rules, trigger, atMs);
  if (window === undefined || window.endMs <= (pot.timing?.settledUntilMs ?? 0)) return undefined;
  const begun = begunWindow(rules, trigger, pot);
  return begun === undefined || window.endMs <= begun.endMs ? window : undefined;
};

/** The time of the last contribution in an unsettled window; the window's start if there is none. */
export const lastContributionIn = ({ startMs, endMs }: Window, { timing }: PotState): number =>
  timing?.lastAtMs.find((atMs) => startMs <= atMs && atMs < endMs) ?? startMs;

/** The window to draw next, whether or not its end has come. Windows without contributions need no drawing. */
export const windowDue = (rules: JackpotRules, pot: PotRules, state: PotState): Window | undefined => {
  const trigger = findTimeTrigger(pot);
  return trigger === undefined || !state.enabled ? undefined : begunWindow(rules, trigger, state);
};

/** Records a contribution: the next one's chance starts here. Time never runs backwards when the clock is set back. */
export const noteContribution = (
  rules: JackpotRules,
  rulesOfPot: PotRules,
  draft: Draft,
  atMs: number | undefined,
): void => {
  const trigger = findTimeTrigger(rulesOfPot);
  if (trigger === undefined) return;
  const pot = draft.pot(rulesOfPot.id);
  const now = requireTime(atMs);
  const { settledUntilMs, lastAtMs } = pot.timing ?? NOT_BEGUN;
  const window = windowAt(rules, trigger, now);
  if (window === undefined || window.endMs <= settledUntilMs) return;
  const others = lastAtMs.filter((each) => each < window.startMs || each >= window.endMs);
  const last = Math.max(now, lastContributionIn(window, pot));
  pot.timing = { ...pot.timing, settledUntilMs, lastAtMs: [...others, last].sort((a, b) => a - b) };
};

/** Settles the pot's first window with any kind of win. Contributions after its end count for later windows. */
export const settleWindow = (
  rules: JackpotRules,
  rulesOfPot: PotRules,
  draft: Draft,
  atMs: number | undefined,
): void => {
  const trigger = findTimeTrigger(rulesOfPot);
  if (trigger === undefined) return;
  const pot = draft.pot(rulesOfPot.id);
  const window = begunWindow(rules, trigger, pot) ?? windowAt(rules, trigger, requireTime(atMs));
  if (window === undefined) return;
  const { settledUntilMs: before, lastAtMs } = pot.timing ?? NOT_BEGUN;
  const settledUntilMs = Math.max(window.endMs, before);
  pot.timing = { ...pot.timing, settledUntilMs, lastAtMs: lastAtMs.filter((each) => each >= settledUntilMs) };
};

/** The time of a decision about a window. Throws an Error when the caller did not pass it. */
export const requireTime = (atMs: number | undefined): number => {
  if (atMs === undefined) throw new Error('a decision about a time window requires the time');
  return atMs;
};
