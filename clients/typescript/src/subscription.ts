import { ApiError } from './api-error.ts';
import { EventsError } from './events-error.ts';
import type { EventOf, ServerMessages } from './generated/events.gen.ts';
import { ConnectionError } from './generated/runtime/connection-error.gen.ts';
import type { SubscribeRequest } from './generated/types.gen.ts';
import type { Session } from './session.ts';

/** The name of an event sent over sockets. */
export type SocketEventName = ServerMessages['service-socket']['event_type'];

/** Which events to receive, and what to do with them. */
export type SubscriptionOptions<Name extends SocketEventName = SocketEventName> = {
  /** Default: all events, including those added by later releases. */
  readonly events?: readonly Name[] | undefined;
  /** Called with each event, in order. */
  readonly onEvent: (event: EventOf<Name>) => void;
  /** Called whenever a connection is established, the first time and after each reconnect. Events in between were missed. */
  readonly onConnect?: (() => void) | undefined;
};

/** A stream of events, until it is closed. */
export type Subscription = {
  close(): void;
  /**
   * Resolves after `close`. Rejects when reconnecting would not help: with an EventsError when the platform closed the socket for good, or
   * an ApiError when it refused the login. Ignoring it causes no unhandled rejection.
   */
  readonly ended: Promise<void>;
};

/** Where to connect, and with which credentials. */
export type Connecting = {
  /** The socket's address for a token. */
  readonly address: (token: string) => string;
  readonly session: Session;
};

/** Replaced in tests. */
export type Surroundings = {
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly clock: () => number;
};

type Closing = { readonly code: number; readonly reason: string; readonly wasAccepted: boolean };

const TOKEN_REFUSED = 4401;
/** Errors of the client: it broke the protocol, sent an invalid message, or asked for something it may not have. */
const FINAL: readonly number[] = [1002, 1007, 1009, 4400, 4403];
const FIRST_MS = 1_000;
const SPREAD_MS = 4_000;
const LONGEST_MS = 60_000;
/** An invalid token is refused within this time. */
const ACCEPTED_MS = 10_000;

/** Connects and subscribes, and reconnects when the connection breaks. */
export const openSubscription = <Name extends SocketEventName>(
  connecting: Connecting,
  options: SubscriptionOptions<Name>,
  { pause, random, clock }: Surroundings = { pause: pauseFor, random: Math.random, clock: Date.now },
): Subscription => {
  if (typeof globalThis.WebSocket !== 'function')
    throw new TypeError('Events need a global WebSocket, which browsers and Node 22 or newer have.');
  const closing = new AbortController();
  const run = async (): Promise<void> => {
    let failures = 0;
    let refused: string | undefined;
    while (!closing.signal.aborted) {
      const token = await tokenOf(connecting.session, refused);
      if (token !== 'later') {
        const { code, reason, wasAccepted } = await listen(connecting.address(token), options, closing.signal, clock);
        if (closing.signal.aborted) return;
        const isRefused = code === TOKEN_REFUSED;
        if (FINAL.includes(code) || (isRefused && refused !== undefined && !wasAccepted))
          throw new EventsError(code, reason);
        if (wasAccepted) failures = 0;
        refused = isRefused ? token : undefined;
        if (isRefused) continue;
      }
      await pause(delayMs(failures, random()), closing.signal);
      failures += 1;
    }
  };
  const ended = run();
  ended.catch(() => {});
  return { close: () => closing.abort(), ended };
};

/** The token to connect with, or `later` when getting one failed for a transient reason. */
const tokenOf = async (session: Session, refused: string | undefined): Promise<string> => {
  try {
    const token = await session(refused);
    if (token === undefined) throw new TypeError('Events need credentials.');
    if (token === refused) throw new EventsError(TOKEN_REFUSED, 'The token is invalid, and there is no other.');
    return token;
  } catch (error) {
    const isPassing =
      error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
    if (isPassing) return 'later';
    throw error;
  }
};

/** One connection, from open to close. */
const listen = <Name extends SocketEventName>(
  address: string,
  { events, onEvent, onConnect }: SubscriptionOptions<Name>,
  signal: AbortSignal,
  clock: () => number,
): Promise<Closing> =>
  new Promise((resolve) => {
    const socket = new globalThis.WebSocket(address);
    const beganMs = clock();
    let hasHeard = false;
    const close = () => socket.close(1000);
    signal.addEventListener('abort', close);
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify(requestFor(events)));
      onConnect?.();
    });
    socket.addEventListener('message', ({ data }) => {
      if (signal.aborted) return;
      hasHeard = true;
      onEvent(JSON.parse(String(data)) as EventOf<Name>);
    });
    // The close event that follows has all the details.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code, reason }) => {
      signal.removeEventListener('abort', close);
      resolve({ code, reason, wasAccepted: hasHeard || clock() - beganMs >= ACCEPTED_MS });
    });
  });

const requestFor = (events: readonly SocketEventName[] | undefined): SubscribeRequest => ({
  SubscribeRequest: {
    events: (events ?? (['*'] as const)).map((event_type) => ({ source: 'pitboss', event_type })),
  },
});

/** One to five seconds at first, random so that clients cut off together do not reconnect together; longer after each failure. */
const delayMs = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, (FIRST_MS + random * SPREAD_MS) * 2 ** failures);

const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
