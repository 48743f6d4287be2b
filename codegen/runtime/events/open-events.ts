import type { EventChannel, Sign } from './event-channel.ts';
import { type Closing, connect, type Surroundings } from './event-connection.ts';
import { EventInbox } from './event-inbox.ts';
import { EventsError } from './events-error.ts';
import { valueAt, withValueAt } from './json-pointer.ts';

/** Says what to send before each connection. */
export type Asked<Command> = (
  isRefused: boolean,
) => Command | readonly Command[] | Promise<Command | readonly Command[]>;

/** The address to connect to, the subscriptions, and the handlers for what arrives. */
export type EventOptions<Event, Command, Gap> = {
  /**
   * The address, or a function that is called before each connection. `isRefused` is true if the server refused the credentials of
   * the last one. If it throws, the error goes to `onError`, and it is called again later, unless `isPassing` returns false.
   */
  readonly address: string | ((isRefused: boolean) => string | Promise<string>);
  /** Reports whether getting the address again may succeed after this error. If not, the events end with it. Default: always. */
  readonly isPassing?: ((error: unknown) => boolean) | undefined;
  /**
   * Sent whenever a connection is established; a function is called before that, as for the address. The position to resume from is added
   * where the document says.
   */
  readonly subscribe?: Command | readonly Command[] | Asked<Command> | undefined;
  /** Resume from this position, which an earlier stream had: nothing that followed it is missed. */
  readonly since?: string | undefined;
  /** Called with each event, in order and once. If it returns a promise, the next event waits for it. */
  readonly onEvent: (event: Event) => unknown;
  /** Called whenever a connection is established. */
  readonly onConnect?: (() => void) | undefined;
  /** Called whenever a connection ends, or cannot be established, before the next one is tried. */
  readonly onDisconnect?: ((closing: Closing) => void) | undefined;
  /** Called when the server cannot send all that was missed: load the current state again. Events that follow wait for it, as in `onEvent`. */
  readonly onGap?: ((gap: Gap) => unknown) | undefined;
  /** Called with what your functions throw, and for messages that cannot be read. The events go on. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Closes the events. */
  readonly signal?: AbortSignal | undefined;
  /** The maximum silence of a connection, in milliseconds. Default: what follows from the document, possibly no limit. */
  readonly silenceMs?: number | undefined;
  /** The maximum time to connect, in milliseconds. Default: 15,000. */
  readonly connectMs?: number | undefined;
  /** Opens the WebSocket. Default: the global `WebSocket`. */
  readonly webSocket?: ((address: string) => WebSocket) | undefined;
};

/** Events, until they are closed. */
export type Events<Command> = {
  close(): void;
  /** Sends a message now. Returns false, and sends nothing, while there is no connection. */
  send(command: Command): boolean;
  /** Everything up to here has been handled. Store it to resume in another process; undefined if the server has no positions. */
  readonly position: string | undefined;
  /**
   * Resolves after `close`, when the event that was being handled is done. Rejects when reconnecting would not help. Ignoring it causes no
   * unhandled rejection.
   */
  readonly ended: Promise<void>;
};

const CONNECT_MS = 15_000;
const SILENCE_MARGIN_MS = 10_000;
/** Positions are remembered so that an event that a server sends again is not handled again. */
const REMEMBERED_MAX = 1_000;
const FIRST_MS = 1_000;
const FIRST_MAX_MS = 12_000;
const SPREAD_MS = 4_000;
const SPREAD_MAX_MS = 48_000;
/** The client broke the protocol, or the server its own: the next connection would end the same way. */
const FINAL: readonly number[] = [1002, 1003, 1007, 1008, 1009, 1010];

/** Connects and subscribes, and resumes when the connection breaks. */
export const openEvents = <Event, Command, Gap>(
  { resume, reconnect = {} }: EventChannel,
  options: EventOptions<Event, Command, Gap>,
  surroundings: Surroundings = REAL,
): Events<Command> => {
  const { onEvent, onGap, onConnect, onDisconnect, isPassing = () => true, webSocket = globalWebSocket() } = options;
  const { pause, random } = surroundings;
  const closing = new AbortController();
  const report = (error: unknown): void => {
    try {
      if (options.onError === undefined) console.error(error);
      else options.onError(error);
    } catch {
      // An error in the handler of errors has nowhere to go.
    }
  };
  const inbox = new EventInbox(options.since, report);
  const seen = new Set<string>();
  let since = options.since ?? resume?.start;
  let sendNow: ((text: string) => void) | undefined;

  const hear = (data: unknown): void => {
    const message = parsed(data);
    const { heartbeat, gap } = resume ?? {};
    const kind = isSign(heartbeat, message) ? heartbeat : isSign(gap, message) ? gap : resume;
    const position = textAt(message, kind?.position);
    if (position !== undefined) {
      if (kind === resume && seen.has(position)) return;
      if (kind === resume) remember(seen, position);
      since = position;
    }
    const handle = () =>
      kind === resume ? onEvent(message as Event) : kind === gap ? onGap?.(message as Gap) : undefined;
    inbox.add({ handle, position });
  };

  const resuming = (commands: readonly Command[]): readonly Command[] =>
    resume === undefined || since === undefined
      ? commands
      : commands.map((command) => withValueAt(command, resume.since, since));

  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      report(error);
    }
  };

  /** Gets the address to connect to and the commands to send; undefined if that fails for now. */
  const prepared = async (isRefused: boolean) => {
    const { address, subscribe } = options;
    try {
      const found = typeof address === 'string' ? address : await address(isRefused);
      const given = typeof subscribe === 'function' ? await (subscribe as Asked<Command>)(isRefused) : subscribe;
      return { address: found, commands: given === undefined ? [] : listOf(given as Command | readonly Command[]) };
    } catch (error) {
      if (error instanceof EventsError || !isPassing(error)) throw error;
      report(error);
      return undefined;
    }
  };

  const listen = ({ address, commands }: { address: string; commands: readonly Command[] }) =>
    connect(
      {
        open: () => webSocket(address),
        onOpen: (send) => {
          sendNow = send;
          for (const command of resuming(commands)) send(JSON.stringify(command));
          guarded(() => onConnect?.());
        },
        onMessage: (data) => guarded(() => hear(data)),
        signal: closing.signal,
        connectMs: options.connectMs ?? CONNECT_MS,
        silenceMs: options.silenceMs ?? reconnect.silenceMs ?? silenceOf(resume?.heartbeat?.intervalMs),
      },
      surroundings,
    );

  const run = async (): Promise<void> => {
    const isClosed = () => closing.signal.aborted;
    let failures = 0;
    let isRefused = false;
    while (!isClosed()) {
      const next = await prepared(isRefused);
      if (isClosed()) return;
      if (next !== undefined) {
        const { code, reason, wasAccepted } = await listen(next);
        sendNow = undefined;
        if (isClosed()) return;
        guarded(() => onDisconnect?.({ code, reason }));
        const wasRefused = reconnect.renew?.includes(code) === true;
        if ((reconnect.final ?? FINAL).includes(code) || (wasRefused && isRefused && !wasAccepted))
          throw new EventsError(code, reason);
        if (wasAccepted) failures = 0;
        isRefused = wasRefused;
        if (isRefused) continue;
      }
      await pause(delayMs(failures, random()), closing.signal);
      failures += 1;
    }
  };

  const close = (): void => {
    inbox.close();
    closing.abort();
  };
  options.signal?.addEventListener('abort', close);
  if (options.signal?.aborted === true) close();
  const ended = run().finally(async () => {
    options.signal?.removeEventListener('abort', close);
    await inbox.emptied;
  });
  ended.catch(() => {});
  return {
    close,
    send: (command) => {
      sendNow?.(JSON.stringify(command));
      return sendNow !== undefined;
    },
    get position() {
      return inbox.position;
    },
    ended,
  };
};

const listOf = <Item>(given: Item | readonly Item[]): readonly Item[] =>
  Array.isArray(given) ? (given as readonly Item[]) : [given as Item];

const globalWebSocket = (): ((address: string) => WebSocket) => {
  if (typeof globalThis.WebSocket !== 'function')
    throw new TypeError('Events need a global WebSocket, which browsers and Node 22 or newer have.');
  return (address) => new globalThis.WebSocket(address);
};

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') throw new TypeError('A message is binary, so it cannot be read.');
  return JSON.parse(data);
};

const isSign = (sign: Sign | undefined, message: unknown): boolean => {
  if (sign === undefined) return false;
  const found = valueAt(message, sign.at);
  return sign.equals === undefined ? found !== undefined : found === sign.equals;
};

const textAt = (message: unknown, pointer: string | undefined): string | undefined => {
  const found = pointer === undefined ? undefined : valueAt(message, pointer);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const remember = (seen: Set<string>, position: string): void => {
  const [oldest] = seen;
  if (seen.size >= REMEMBERED_MAX && oldest !== undefined) seen.delete(oldest);
  seen.add(position);
};

const silenceOf = (intervalMs: number | undefined): number | undefined =>
  intervalMs === undefined ? undefined : 2 * intervalMs + SILENCE_MARGIN_MS;

/** One to five seconds at first, up to a minute after failures; random, so that clients cut off together do not reconnect together. */
const delayMs = (failures: number, random: number): number =>
  Math.min(FIRST_MAX_MS, FIRST_MS * 2 ** failures) + random * Math.min(SPREAD_MAX_MS, SPREAD_MS * 2 ** failures);

const timer: Surroundings['timer'] = (ms, callback) => {
  const id = setTimeout(callback, ms);
  return () => clearTimeout(id);
};

const pause: Surroundings['pause'] = (ms, signal) =>
  new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = timer(ms, done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

const REAL: Surroundings = { pause, random: Math.random, clock: Date.now, timer };
