import { localAt, momentOf } from './clock.ts';
import type { WireHours, WireRecurrence } from './wire-template.ts';

const DAY = 86_400_000;

const secondOf = ({ hour, minute, sec }: WireHours[number][number]): number => (hour * 60 + minute) * 60 + sec;
/** 0 for Monday. */
const weekdayOf = (day: number): number => (new Date(day * DAY).getUTCDay() + 6) % 7;
const monthOf = (day: number): number => new Date(day * DAY).getUTCFullYear() * 12 + new Date(day * DAY).getUTCMonth();
const isEvery = (interval: number, distance: number): boolean => Math.abs(distance) % interval === 0;

/** Reports whether a rule opens on a day; `first` is the day on which the instance starts. */
const opensOn = ({ frequency, interval }: WireRecurrence, first: number, day: number): boolean => {
  if ('Daily' in frequency) return isEvery(interval, day - first);
  if ('Weekly' in frequency) {
    const mondays = day - weekdayOf(day) - (first - weekdayOf(first));
    return isEvery(interval, mondays / 7) && frequency.Weekly.days.includes(weekdayOf(day) + 1);
  }
  return (
    isEvery(interval, monthOf(day) - monthOf(first)) &&
    frequency.Monthly.days.includes(new Date(day * DAY).getUTCDate())
  );
};

const hoursOf = ({ frequency }: WireRecurrence): WireHours => {
  if ('Daily' in frequency) return frequency.Daily.hours;
  return 'Weekly' in frequency ? frequency.Weekly.hours : frequency.Monthly.hours;
};

/** Reports whether an instance with these rules takes contributions at a moment; one without rules always does. */
export const isOpen = (rules: readonly WireRecurrence[], zone: string, startsAt: number, now: number): boolean => {
  if (rules.length === 0) return true;
  const first = Math.floor(localAt(zone, startsAt) / DAY);
  const today = Math.floor(localAt(zone, now) / DAY);
  return rules.some((rule) =>
    // A span that ends before it begins goes on after midnight.
    [today - 1, today, today + 1].some(
      (day) =>
        opensOn(rule, first, day) &&
        hoursOf(rule).some(([from, to]) => {
          const over = secondOf(to) < secondOf(from) ? DAY : 0;
          const [opens, last] = [day * DAY + secondOf(from) * 1000, day * DAY + over + secondOf(to) * 1000];
          const closes = momentOf(zone, last, 'last');
          const isSkipped = localAt(zone, closes) !== last;
          return momentOf(zone, opens, 'first') <= now && now < closes + (isSkipped ? 0 : 1000);
        }),
    ),
  );
};
