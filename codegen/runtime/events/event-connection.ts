/** The reason that a connection ended. */
export type Closing = {
  /** The close code; 1006 when the connection broke without one. */
  readonly code: number;
  readonly reason: string;
};

/** The functions that replace the clock in tests. */
export type Surroundings = {
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly clock: () => number;
  /** Calls back after a time unless the result is called before. */
  readonly timer: (ms: number, callback: () => void) => () => void;
};

/** One connection, and the handlers for its messages. */
export type Connecting = {
  readonly open: () => WebSocket;
  readonly onOpen: (send: (text: string) => void) => void;
  readonly onMessage: (data: unknown) => void;
  readonly signal: AbortSignal;
  /** The maximum time to connect. */
  readonly connectMs: number;
  /** The maximum silence of an open connection; undefined for no limit. */
  readonly silenceMs: number | undefined;
};

/** A connection without a message counts as accepted after this time. Invalid credentials are refused sooner. */
const ACCEPTED_MS = 10_000;
const BROKEN = 1006;
const NORMAL = 1000;

/** Connects, and resolves when the connection ends, at the latest when it has been silent for too long. */
export const connect = (
  { open, onOpen, onMessage, signal, connectMs, silenceMs }: Connecting,
  { clock, timer }: Pick<Surroundings, 'clock' | 'timer'>,
): Promise<Closing & { readonly wasAccepted: boolean }> =>
  new Promise((resolve) => {
    const socket = open();
    const beganMs = clock();
    let hasHeard = false;
    let isOver = false;
    const end = (closing: Closing): void => {
      if (isOver) return;
      isOver = true;
      cancel();
      signal.removeEventListener('abort', leave);
      // A connection that is silent confirms no close either, so this does not wait for it.
      if (socket.readyState <= socket.OPEN) socket.close(NORMAL);
      resolve({ ...closing, wasAccepted: hasHeard || clock() - beganMs >= ACCEPTED_MS });
    };
    const leave = () => end({ code: NORMAL, reason: 'The events were closed.' });
    let cancel = timer(connectMs, () => end({ code: BROKEN, reason: `No connection within ${connectMs} ms.` }));
    const expectMore = (): void => {
      cancel();
      if (silenceMs === undefined) return;
      cancel = timer(silenceMs, () => end({ code: BROKEN, reason: `Nothing arrived within ${silenceMs} ms.` }));
    };
    signal.addEventListener('abort', leave);
    socket.addEventListener('open', () => {
      if (isOver) return;
      expectMore();
      onOpen((text) => socket.send(text));
    });
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return;
      hasHeard = true;
      expectMore();
      onMessage(data);
    });
    // The close event that follows has all the details.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code, reason }) => end({ code, reason }));
    if (signal.aborted) leave();
  });
