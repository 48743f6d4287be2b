import type { Draft } from './draft.ts';
import type { JackpotRules, PotRules, PotTrigger } from './rules.ts';
import type { PotState } from './state.ts';

export type TimeTrigger = Extract<PotTrigger, { kind: 'Time' }>;

/** From its start until just before its end. */
export type Window = { readonly startMs: number; readonly endMs: number };

export const timeTriggerOf = (pot: PotRules): TimeTrigger | undefined =>
  pot.triggers.find((trigger) => trigger.kind === 'Time');

/**
 * The window that a moment lies in; one that began before the instance did begins with it.
 * Throws an Error when the rules are a template's, which has no start.
 */
export const windowAt = (rules: JackpotRules, trigger: TimeTrigger, atMs: number): Window | undefined => {
  const { startsAtMs } = rules;
  if (startsAtMs === undefined) throw new Error('windows of time need the start of the instance');
  const { targetMs, periodMs } = trigger;
  if (atMs < startsAtMs) return undefined;
  if (periodMs === undefined) return atMs < targetMs ? { startMs: startsAtMs, endMs: targetMs } : undefined;
  const number = Math.floor((atMs - targetMs) / periodMs) + 1;
  if (number < 0) return undefined;
  const endMs = targetMs + number * periodMs;
  return { startMs: Math.max(endMs - periodMs, startsAtMs), endMs };
};

/** The window that a moment lies in, or else the next one; undefined when none remains. Throws an Error as windowAt does. */
export const windowFrom = (rules: JackpotRules, trigger: TimeTrigger, atMs: number): Window | undefined => {
  const { targetMs, periodMs } = trigger;
  const firstMs = periodMs === undefined ? atMs : targetMs - periodMs;
  return windowAt(rules, trigger, Math.max(atMs, firstMs, rules.startsAtMs ?? atMs));
};

/** The window with the contributions that are not settled yet; it may be over. */
const begunWindow = (rules: JackpotRules, trigger: TimeTrigger, pot: PotState): Window | undefined => {
  const firstAtMs = pot.timing?.firstAtMs;
  return firstAtMs === undefined ? undefined : windowAt(rules, trigger, firstAtMs);
};

/**
 * The window in which a contribution may win the pot now. There is none when the current one has been won, nor while an earlier one
 * waits for its drawing: windows are settled in their order.
 */
export const openWindow = (
  rules: JackpotRules,
  trigger: TimeTrigger,
  pot: PotState,
  atMs: number,
): Window | undefined => {
  const window = begunWindow(rules, trigger, pot) ?? windowAt(rules, trigger, atMs);
  if (window === undefined || atMs >= window.endMs) return undefined;
  return window.endMs > (pot.timing?.settledUntilMs ?? 0) ? window : undefined;
};

/**
 * When the pot's window is over and its drawing is due, whether that moment has come or not. A window in which nobody has contributed
 * passes by itself.
 */
export const windowDue = (rules: JackpotRules, pot: PotRules, state: PotState): Window | undefined => {
  const trigger = timeTriggerOf(pot);
  return trigger === undefined || !state.enabled ? undefined : begunWindow(rules, trigger, state);
};

/**
 * Notes a contribution that the pot is in: the next one's chance begins here. One in an open window before the one that was begun comes
 * after a clock that ran ahead was set back: its window is drawn first.
 */
export const noteContribution = (
  rules: JackpotRules,
  rulesOfPot: PotRules,
  draft: Draft,
  atMs: number | undefined,
): void => {
  const trigger = timeTriggerOf(rulesOfPot);
  if (trigger === undefined) return;
  const pot = draft.pot(rulesOfPot.id);
  const now = momentOf(atMs);
  const { settledUntilMs = 0, firstAtMs, lastAtMs = now } = pot.timing ?? {};
  const begun = begunWindow(rules, trigger, pot);
  const window = windowAt(rules, trigger, now);
  const isOpen = window !== undefined && window.endMs > settledUntilMs;
  if (begun === undefined && !isOpen) return;
  if (begun !== undefined && isOpen && window.endMs < begun.endMs)
    pot.timing = { settledUntilMs, firstAtMs: now, lastAtMs: now };
  else pot.timing = { settledUntilMs, firstAtMs: firstAtMs ?? now, lastAtMs: Math.max(lastAtMs, now) };
};

/** Settles the pot's window: a win of any kind is the one of its window. Contributions after its end count for the next. */
export const settleWindow = (
  rules: JackpotRules,
  rulesOfPot: PotRules,
  draft: Draft,
  atMs: number | undefined,
): void => {
  const trigger = timeTriggerOf(rulesOfPot);
  if (trigger === undefined) return;
  const pot = draft.pot(rulesOfPot.id);
  const window = begunWindow(rules, trigger, pot) ?? windowAt(rules, trigger, momentOf(atMs));
  if (window === undefined) return;
  const lastAtMs = pot.timing?.lastAtMs;
  pot.timing = {
    settledUntilMs: Math.max(window.endMs, pot.timing?.settledUntilMs ?? 0),
    ...(lastAtMs === undefined || lastAtMs < window.endMs ? {} : { firstAtMs: lastAtMs, lastAtMs }),
  };
};

/** The moment of a decision about a window. Throws an Error when the caller did not tell it. */
export const momentOf = (atMs: number | undefined): number => {
  if (atMs === undefined) throw new Error('a window of time cannot be decided on without the time');
  return atMs;
};
