const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each failed try; the last one repeats until the wallet acknowledges. */
export const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
] as const;

export const retryDelayMs = (failedBefore: number): number =>
  DELAYS_MS[Math.min(failedBefore, DELAYS_MS.length - 1)] ?? 10 * HOUR_MS;
