import { timeText } from './figure-texts.ts';

/** The span of an axis, its length on the screen, and the least distance between its ticks. */
export type Axis = { readonly from: number; readonly to: number; readonly px: number; readonly space: number };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS_MS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((days) => days * DAY_MS),
];
/** Of an amount. */
const FINEST = 1e-6;

const leastStep = ({ from, to, px, space }: Axis): number => ((to - from) / px) * space;

/** Round amounts on an axis, exact to the last of the six digits that an amount can have. */
export const amountTicks = (axis: Axis): number[] => {
  const least = Math.max(FINEST, leastStep(axis));
  const power = Math.floor(Math.log10(least));
  const digit = [1, 2, 5].find((each) => each * 10 ** power >= least) ?? 10;
  // As decimal text, because a product of large and small numbers has digits that no amount has.
  return countsOf(digit * 10 ** power, axis).map((count) => Number(`${count * digit}e${power}`));
};

/** Times on an axis that are round where the person is, also across a change of the clocks. */
export const timeTicks = (axis: Axis): number[] => {
  const least = leastStep(axis);
  const step = STEPS_MS.find((each) => each >= least) ?? Math.ceil(least / DAY_MS) * DAY_MS;
  const { from, to } = axis;
  return countsOf(step, { from: clockOf(from), to: clockOf(to) })
    .map((count) => timeOfClock(count * step))
    .filter((at) => at >= from && at <= to);
};

/** A time of an axis as text, as short as the time shown allows. */
export const tickText = (at: number, spanMs: number): string => {
  const text = timeText(at);
  if (spanMs <= 5 * MINUTE_MS) return text.slice(11);
  if (spanMs <= DAY_MS) return text.slice(11, 16);
  if (spanMs <= 3 * DAY_MS) return text.slice(5, 16);
  return spanMs <= 300 * DAY_MS ? text.slice(5, 10) : text.slice(0, 10);
};

/** Counts the steps from zero to each multiple of a step on an axis. */
const countsOf = (step: number, { from, to }: Pick<Axis, 'from' | 'to'>): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => first + index);
};

/** The person's local time, as if it were UTC. */
const clockOf = (at: number): number => at - new Date(at).getTimezoneOffset() * MINUTE_MS;

const timeOfClock = (clock: number): number => {
  const shown = new Date(clock);
  return new Date(
    ...([shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()] as const),
    ...([shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()] as const),
  ).getTime();
};
