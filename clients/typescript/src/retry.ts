import { ApiError } from './api-error.ts';
import type { ConnectionError } from './connection-error.ts';

/** When to stop retrying. */
export type RetryLimits = {
  /** How often a failed request is retried. */
  readonly retries: number;
  /** How long to wait for a request that the platform is still processing, in milliseconds. */
  readonly inFlightMs: number;
};

/** The attempts so far. */
export type Tries = { readonly failures: number; readonly inFlightWaitedMs: number };

const FIRST_MS = 250;
const LONGEST_MS = 5_000;
const LONGEST_IN_FLIGHT_MS = 2_000;
/** If the platform asks to wait longer than this, the call fails instead. */
const RETRY_AFTER_MAX_MS = 10_000;

/** The platform is still processing the same request; it has not failed. */
const IN_FLIGHT = new Set<string>(['idempotency_key_in_flight', 'contribution_in_flight']);

/**
 * How long to wait before the retry, or undefined to give up. Only for requests that never act twice.
 * @param random in [0, 1), so that clients that failed together do not retry together.
 */
export const retryDelayMs = (
  error: ApiError | ConnectionError,
  { failures, inFlightWaitedMs }: Tries,
  { retries, inFlightMs }: RetryLimits,
  random: number,
): number | undefined => {
  const inFlight = isInFlight(error);
  const backoff = inFlight
    ? Math.min(LONGEST_IN_FLIGHT_MS, FIRST_MS + inFlightWaitedMs / 2)
    : Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  if (askedMs !== undefined && askedMs > RETRY_AFTER_MAX_MS) return undefined;
  const delayMs = askedMs === undefined ? backoff * (0.5 + random / 2) : askedMs + random * FIRST_MS;
  if (inFlight) return inFlightWaitedMs + delayMs <= inFlightMs ? delayMs : undefined;
  return isPassing(error) && failures < retries ? delayMs : undefined;
};

export const isInFlight = (error: ApiError | ConnectionError): boolean =>
  error instanceof ApiError && error.status === 409 && IN_FLIGHT.has(error.code);

/** No reply, a timeout, too many requests, or a failure of the platform, its wallet or a proxy, but not 501. */
const isPassing = (error: ApiError | ConnectionError): boolean => {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
};
