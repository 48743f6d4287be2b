import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import { EventsError } from './events-error.ts';
import type { EventOf, ServerMessages } from './generated/events.gen.ts';
import type { SubscribeRequest } from './generated/types.gen.ts';
import type { Session } from './session.ts';

/** The name of an event that sockets send. */
export type SocketEventName = ServerMessages['service-socket']['event_type'];

/** Which events are wanted, and what is done with them. */
export type SubscriptionOptions<Name extends SocketEventName = SocketEventName> = {
  /** Left out, all of them, those of later releases included. */
  readonly events?: readonly Name[] | undefined;
  /** Called with each event, in their order. */
  readonly onEvent: (event: EventOf<Name>) => void;
  /** Called each time a connection stands, the first time and again after it broke. What happened in between was missed. */
  readonly onConnect?: (() => void) | undefined;
};

/** Events that arrive until somebody ends them. */
export type Subscription = {
  close(): void;
  /**
   * Resolves after `close`. Rejects when connecting again would not help: with an EventsError when the platform says so, with an ApiError
   * when it refuses the login. Nothing happens when nobody waits for it.
   */
  readonly ended: Promise<void>;
};

/** Where to connect, and as whom. */
export type Connecting = {
  /** The address of a socket for a token. */
  readonly address: (token: string) => string;
  readonly session: Session;
};

/** What a test replaces. */
export type Surroundings = {
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly clock: () => number;
};

type Closing = { readonly code: number; readonly reason: string; readonly wasAccepted: boolean };

const TOKEN_REFUSED = 4401;
/** After these the client is to be mended: it breaks the protocol, sends something else than it should, or asks for what it may not. */
const FINAL: readonly number[] = [1002, 1007, 1009, 4400, 4403];
const FIRST_MS = 1_000;
const SPREAD_MS = 4_000;
const LONGEST_MS = 60_000;
/** A token that does not count is refused sooner than this. */
const ACCEPTED_MS = 10_000;

/** Connects, subscribes, and does both again when the connection breaks. */
export const openSubscription = <Name extends SocketEventName>(
  connecting: Connecting,
  options: SubscriptionOptions<Name>,
  { pause, random, clock }: Surroundings = { pause: pauseFor, random: Math.random, clock: Date.now },
): Subscription => {
  if (typeof globalThis.WebSocket !== 'function')
    throw new TypeError('Events need a global WebSocket: a browser has one, and Node since version 22.');
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

/** The token to connect with, or that there may be one later. */
const tokenOf = async (session: Session, refused: string | undefined): Promise<string> => {
  try {
    const token = await session(refused);
    if (token === undefined) throw new TypeError('Events need credentials.');
    if (token === refused) throw new EventsError(TOKEN_REFUSED, 'The token does not count, and there is no other one.');
    return token;
  } catch (error) {
    const isPassing =
      error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
    if (isPassing) return 'later';
    throw error;
  }
};

/** One connection, from its beginning to its end. */
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
    // The close that follows says all that there is to say.
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

/** One to five seconds at first, so that clients that were cut off together do not come back together; longer with each failure. */
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
