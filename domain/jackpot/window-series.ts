import { addMonths, toLocalMs, toMoment } from '../local-time.ts';
import type { PotTrigger } from './rules.ts';

export type TimeTrigger = Extract<PotTrigger, { kind: 'Time' }>;

/** Start inclusive, end exclusive. */
export type Window = { readonly startMs: number; readonly endMs: number };

/** Reports whether windows follow one another. */
export const isRepeated = ({ periodMs, periodMonths }: TimeTrigger): boolean =>
  periodMs !== undefined || periodMonths !== undefined;

/**
 * The window of a series at a given time, from the calendar of its time zone: all end at the same local time. A window ends at the last
 * moment of a local time that clocks show twice, and may be empty where they skip an hour.
 * @returns undefined before the first one.
 */
export const windowOfSeries = (trigger: TimeTrigger, atMs: number): Window | undefined => {
  const { targetMs, periodMs = 0 } = trigger;
  if (isPlain(trigger)) {
    const number = Math.floor((atMs - targetMs) / periodMs) + 1;
    if (number < 0) return undefined;
    const endMs = targetMs + number * periodMs;
    return { startMs: endMs - periodMs, endMs };
  }
  const known = lastFound.get(trigger);
  if (known !== undefined && known.startMs <= atMs && atMs < known.endMs) return known;
  let number = estimate(trigger, atMs);
  while (endOf(trigger, number) <= atMs) number += 1;
  while (number >= 0 && atMs < endOf(trigger, number - 1)) number -= 1;
  if (number < 0) return undefined;
  const window = { startMs: endOf(trigger, number - 1), endMs: endOf(trigger, number) };
  lastFound.set(trigger, window);
  return window;
};

/** The start of the first window of a series. */
export const startOfSeries = (trigger: TimeTrigger): number =>
  isPlain(trigger) ? trigger.targetMs - (trigger.periodMs ?? 0) : endOf(trigger, -1);

/** All windows are equally long. */
const isPlain = ({ periodMonths, timeZone }: TimeTrigger): boolean =>
  periodMonths === undefined && timeZone === undefined;

/** Contributions follow one another within a window, and the calendar is slow. */
const lastFound = new WeakMap<TimeTrigger, Window>();

/** The number of the window in which the local time would be if clocks never changed. The first has the number 0. */
const estimate = ({ targetMs, periodMs, periodMonths = 1, timeZone }: TimeTrigger, atMs: number): number => {
  const [target, now] = [toLocalMs(timeZone, targetMs), toLocalMs(timeZone, atMs)];
  if (periodMs !== undefined) return Math.floor((now - target) / periodMs) + 1;
  const [from, to] = [new Date(target), new Date(now)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.floor(months / periodMonths);
};

const endOf = ({ targetMs, periodMs, periodMonths = 0, timeZone }: TimeTrigger, number: number): number => {
  if (number === 0) return targetMs;
  const target = toLocalMs(timeZone, targetMs);
  const local = periodMs === undefined ? addMonths(target, number * periodMonths) : target + number * periodMs;
  const endMs = toMoment(timeZone, local, 'last');
  // The target itself may be the first moment of a local time that clocks show twice.
  return number < 0 && endMs >= targetMs ? toMoment(timeZone, local, 'first') : endMs;
};
