import { ApiError } from './api-error.ts';
import type { ConnectionError } from './connection-error.ts';

/** Decides after each failure of one call: how long to wait before the retry, in milliseconds, or undefined to give up. */
export type Retry = (error: ApiError | ConnectionError) => number | undefined;

const FIRST_MS = 250;
const LONGEST_MS = 5_000;
/** If the server asks to wait longer than this, the call fails instead. */
const RETRY_AFTER_MAX_MS = 10_000;

/** The built-in rules. Used only for requests that never act twice. */
export const retrying = (retries: number): Retry => {
  let failures = 0;
  return (error) =>
    failures < retries && isPassing(error) ? backoffMs(error, FIRST_MS * 2 ** failures++, Math.random()) : undefined;
};

/**
 * Returns the wait: what the server asks for, or else the given time, at most five seconds.
 * @param random in [0, 1), so that clients that failed together do not retry together.
 */
export const backoffMs = (error: ApiError | ConnectionError, ms: number, random: number): number | undefined => {
  const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  if (askedMs === undefined) return Math.min(LONGEST_MS, ms) * (0.5 + random / 2);
  return askedMs > RETRY_AFTER_MAX_MS ? undefined : askedMs + random * FIRST_MS;
};

/** No reply, a timeout, too many requests, or a failure of the server or a proxy, but not 501. */
export const isPassing = ({ status }: ApiError | ConnectionError): boolean =>
  status === undefined || status === 408 || status === 429 || (status >= 500 && status !== 501);
