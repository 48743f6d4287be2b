import type { ApiError } from './generated/runtime/api-error.gen.ts';
import type { ConnectionError } from './generated/runtime/connection-error.gen.ts';
import { backoffMs, isPassing, type Retry } from './generated/runtime/retry.gen.ts';

/** The limits of retrying. */
export type RetryLimits = {
  /** The maximum number of retries of a failed request. */
  readonly retries: number;
  /** The maximum wait for a request that the platform is still processing, in milliseconds. */
  readonly inFlightMs: number;
};

/** The attempts so far. */
export type Tries = { readonly failures: number; readonly inFlightWaitedMs: number };

const FIRST_MS = 250;
const LONGEST_IN_FLIGHT_MS = 2_000;

/** The platform is still processing the same request; it has not failed. */
const IN_FLIGHT: ReadonlySet<string | undefined> = new Set(['idempotency_key_in_flight', 'contribution_in_flight']);

/** The rules for one call: those of every client, and patience with a request that is still being processed. */
export const retrying =
  (inFlightMs: number) =>
  (retries: number): Retry => {
    let tries: Tries = { failures: 0, inFlightWaitedMs: 0 };
    return (error) => {
      const delayMs = retryDelayMs(error, tries, { retries, inFlightMs }, Math.random());
      tries = isInFlight(error)
        ? { ...tries, inFlightWaitedMs: tries.inFlightWaitedMs + (delayMs ?? 0) }
        : { ...tries, failures: tries.failures + 1 };
      return delayMs;
    };
  };

/**
 * Returns the wait before the retry, or undefined to give up. Only for requests that never act twice.
 * @param random in [0, 1), so that clients that failed together do not retry together.
 */
export const retryDelayMs = (
  error: ApiError | ConnectionError,
  { failures, inFlightWaitedMs }: Tries,
  { retries, inFlightMs }: RetryLimits,
  random: number,
): number | undefined => {
  if (!isInFlight(error))
    return isPassing(error) && failures < retries ? backoffMs(error, FIRST_MS * 2 ** failures, random) : undefined;
  const delayMs = backoffMs(error, Math.min(LONGEST_IN_FLIGHT_MS, FIRST_MS + inFlightWaitedMs / 2), random);
  return delayMs !== undefined && inFlightWaitedMs + delayMs <= inFlightMs ? delayMs : undefined;
};

const isInFlight = (error: ApiError | ConnectionError): boolean => error.status === 409 && IN_FLIGHT.has(error.code);
