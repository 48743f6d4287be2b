import { ApiError } from './api-error.ts';
import type { CallOptions, Client } from './client-options.ts';
import { ConnectionError } from './connection-error.ts';
import type { Call, Operation, RawAnswer, Read } from './operation.ts';
import { eventsOf, type Position, type ServerSentEvent } from './read-events.ts';
import { linesOf } from './read-lines.ts';
import { isPassing } from './retry.ts';
import { pause } from './wait.ts';

/** The first wait unless the server asks for another, and the longest of those that grow. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** The wait that grows if the server asks for none at all. */
const LEAST_MS = 10;
/** The limit of a timer; a longer one would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;
const SAFE = /^(GET|HEAD|OPTIONS|TRACE|QUERY)$/;

type Events = AsyncGenerator<ServerSentEvent, void, undefined>;
type Connection = { controller: AbortController; events: Events | undefined; hasLines: boolean };
type Operated = {
  (call: Call<never>, request: never, options: never): unknown;
  readonly operation: Operation;
};

/**
 * Makes the event stream of an operation connect again when it ends or breaks, as `EventSource` does: after what the server asks for in
 * `retry`, with the header `Last-Event-ID`, until the server replies 204. Refusals that pass, such as 503, are waited for; others are thrown.
 * Operations that are not safe to repeat do so only on request.
 */
export const reconnecting = <Called extends Operated>(operated: Called): Called => {
  const called = (call: Call<never>, request: never, options: never) =>
    // A transport of your own has its own options.
    operated('baseUrl' in call ? following(call as Client) : call, request, options);
  return Object.assign(called, { operation: operated.operation }) as Called;
};

/**
 * Returns the wait before connecting: what the server asks for, or longer after failures.
 * @param random in [0, 1), so that clients that lost their streams together do not come back together.
 */
export const reconnectMs = (askedMs: number | undefined, failures: number, random: number): number => {
  const firstMs = askedMs ?? FIRST_MS;
  const grownMs = Math.min(Math.max(firstMs, LEAST_MS) * 2 ** failures, Math.max(firstMs, LONGEST_MS));
  return Math.min((failures === 0 ? firstMs : grownMs) * (1 + random), TIMER_MAX_MS);
};

const following =
  (client: Client): Call<CallOptions> =>
  async (operation, parts, options = {}) => {
    const { signal } = options;
    const { reconnect = client.reconnect ?? (operation.repeatable || SAFE.test(operation.method)) } = options;
    if (!reconnect) return client(operation, parts, options);
    const position: Position = { id: undefined, retryMs: undefined };
    // Each connection has its own controller, because a client listens to a signal for as long as it exists.
    const current: Connection = { controller: new AbortController(), events: undefined, hasLines: false };
    const end = () => current.controller.abort(signal?.reason);
    const forget = () => signal?.removeEventListener('abort', end);
    const read: Read = (response, operationAsSent, limits) => {
      if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? ''))
        return operation.read?.(response, operationAsSent, limits);
      current.events = eventsOf(
        arriving(linesOf(response, operationAsSent, limits), current),
        operation.texts,
        position,
      );
      return current.events;
    };
    const connect = (more: CallOptions): Promise<RawAnswer> => {
      current.controller = new AbortController();
      current.events = undefined;
      current.hasLines = false;
      if (signal?.aborted) end();
      return client({ ...operation, read }, parts, { ...options, ...more, signal: current.controller.signal });
    };

    /** Connects again; undefined when the server has no more to send. */
    const resume = async (failures: number): Promise<Events | undefined> => {
      let askedMs: number | undefined;
      for (let attempt = failures; ; attempt += 1) {
        const waitMs = reconnectMs(position.retryMs, attempt, Math.random());
        await pause(Math.min(Math.max(waitMs, askedMs ?? 0), TIMER_MAX_MS), current.controller.signal);
        try {
          const headers = { ...options.headers, ...(position.id && { 'last-event-id': headerOf(position.id) }) };
          await connect({ headers, retries: 0 });
          return current.events;
        } catch (error) {
          if (error instanceof ApiError && error.status === 204) return undefined;
          if (!isFailure(error) || !isPassing(error)) throw error;
          askedMs = error instanceof ApiError ? error.retryAfterMs : undefined;
        }
      }
    };

    let hasLeft = false;
    const follow = async function* (first: Events): Events {
      let failures = 0;
      try {
        for (let events: Events | undefined = first; events; events = await resume(failures)) {
          try {
            yield* events;
          } catch (error) {
            // A line that is too long would be sent again.
            if (!(error instanceof ConnectionError) || error.cause instanceof RangeError) throw error;
          }
          failures = current.hasLines ? 0 : failures + 1;
        }
      } catch (error) {
        if (!hasLeft) throw error;
      } finally {
        forget();
      }
    };

    signal?.addEventListener('abort', end);
    const answer = await connect({}).catch((error: unknown) => {
      forget();
      throw error;
    });
    if (!current.events) return answer;
    const events = follow(current.events);
    const leave = events.return.bind(events);
    // Another call may be waiting for an event that never comes.
    const body = Object.assign(events, {
      return: (value: undefined) => {
        hasLeft = true;
        forget();
        current.controller.abort();
        return leave(value);
      },
    });
    return { ...answer, body };
  };

/** Notes that a connection works: comments keep it alive too. */
async function* arriving(
  lines: AsyncIterable<string>,
  connection: Connection,
): AsyncGenerator<string, void, undefined> {
  for await (const line of lines) {
    connection.hasLines = true;
    yield line;
  }
}

const isFailure = (error: unknown): error is ApiError | ConnectionError =>
  error instanceof ApiError || error instanceof ConnectionError;

/** Headers are bytes: the id as UTF-8. */
const headerOf = (id: string): string => String.fromCharCode(...new TextEncoder().encode(id));
