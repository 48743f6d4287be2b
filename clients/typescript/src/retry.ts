import { ApiError } from './api-error.ts';
import type { ConnectionError } from './connection-error.ts';

/** How much is tried before the caller is told. */
export type RetryLimits = {
  /** How often a request that failed is repeated. */
  readonly retries: number;
  /** How long a request is asked about that the platform is still working on, in milliseconds. */
  readonly inFlightMs: number;
};

/** What was tried so far. */
export type Tries = { readonly failures: number; readonly inFlightWaitedMs: number };

const FIRST_MS = 250;
const LONGEST_MS = 5_000;
const LONGEST_IN_FLIGHT_MS = 2_000;
/** A platform that asks for more patience than this is answered by telling the caller. */
const RETRY_AFTER_MAX_MS = 10_000;

/** The platform is still at work on the same request; it did not fail. */
const IN_FLIGHT = new Set<string>(['idempotency_key_in_flight', 'contribution_in_flight']);

/**
 * How long to wait before a request is repeated, or undefined when it is not. Only for requests that never act twice.
 * @param random in [0, 1): spreads out clients that failed together.
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

/** No reply, timed out, too many requests, or a fault of the platform, its wallet or a proxy; but not what is not implemented. */
const isPassing = (error: ApiError | ConnectionError): boolean => {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 408 || status === 429 || (status >= 500 && status !== 501);
};
