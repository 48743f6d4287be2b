import type { Duration } from '../generated/server/types.gen.ts';

/** A duration in seconds, from any unit. */
export const secondsOf = (duration: Duration): number => {
  if ('Seconds' in duration) return duration.Seconds;
  if ('Minutes' in duration) return duration.Minutes * 60;
  return 'Hours' in duration ? duration.Hours * 3_600 : duration.Days * 86_400;
};
