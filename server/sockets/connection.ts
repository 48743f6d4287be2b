import type { WebSocket } from 'ws';
import type { CloseCodes } from '../../generated/server/events.gen.ts';

/** Why a socket ends: a code that its spec declares, and what the client should know, without anything secret. */
export type Ending = { readonly code: CloseCodes[keyof CloseCodes]; readonly reason: string };

const PING_MS = 30_000;
/** From then on a client does not keep up, and what will be outdated soon is not sent to it. */
const BEHIND_MS = 1_000;
/** From then on it never will. */
const TOO_SLOW_MS = 10_000;
const WAITING_BYTES_MAX = 8 * 1024 * 1024;
/** How much is handed to the network at a time. The rest waits here, so that the end of a slow client overtakes it. */
const HANDED_BYTES_MAX = 64 * 1024;
/** For a client that was cut off to be told why. */
const CUT_MS = 1_000;
/** A close frame has room for 123 bytes; a letter that is cut in two takes more than its part. */
const REASON_BYTES_MAX = 120;

/** One websocket: what is sent over it, whether the other side is alive and keeps up, and how it ends. */
export class Connection {
  /** Resolves when the socket is closed, by whichever side. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  /** Messages that wait behind those that were handed over. */
  #held: string[] = [];
  #heldBytes = 0;
  #sent = 0;
  #taken = 0;
  /** The last message that was waiting for the network when somebody looked, and since when it was. */
  #waiting: { readonly message: number; readonly sinceMs: number } | undefined;
  #pingedAtMs: number;
  #cutAtMs = Number.POSITIVE_INFINITY;
  #answered = true;

  constructor(socket: WebSocket, nowMs: number) {
    this.#socket = socket;
    this.#pingedAtMs = nowMs;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('pong', () => {
      this.#answered = true;
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    this.#sent += 1;
    if (this.#held.length === 0 && this.#socket.bufferedAmount <= HANDED_BYTES_MAX) this.#hand(text);
    else {
      this.#held.push(text);
      this.#heldBytes += Buffer.byteLength(text);
    }
    if (this.#heldBytes + this.#socket.bufferedAmount > WAITING_BYTES_MAX) this.close(TOO_SLOW);
  }

  /** Pings in time, and closes when the other side is dead or too slow. */
  check(nowMs: number): void {
    if (nowMs - this.#cutAtMs >= CUT_MS) this.#socket.terminate();
    if (!this.isOpen) return;
    if (this.#waiting === undefined || this.#taken >= this.#waiting.message)
      this.#waiting = this.#sent > this.#taken ? { message: this.#sent, sinceMs: nowMs } : undefined;
    // The clock was set back.
    if (nowMs < this.#pingedAtMs) this.#pingedAtMs = nowMs;
    const isDue = nowMs - this.#pingedAtMs >= PING_MS;
    if (this.#waitedMs(nowMs) >= TOO_SLOW_MS) this.close(TOO_SLOW);
    else if (isDue && !this.#answered) this.close({ code: 4408, reason: 'A ping was not answered.' });
    else if (isDue) {
      this.#answered = false;
      this.#pingedAtMs = nowMs;
      this.#socket.ping();
    }
  }

  /** Whether what was sent a while ago still waits. */
  isBehind(nowMs: number): boolean {
    return this.#waitedMs(nowMs) >= BEHIND_MS;
  }

  /** The first ending counts. It comes after all that was sent; a client that is too slow learns of it without reading what waits. */
  close({ code, reason }: Ending): void {
    if (code !== TOO_SLOW.code) this.#handOver(Number.POSITIVE_INFINITY);
    this.#held = [];
    this.#heldBytes = 0;
    const bytes = Buffer.from(reason);
    this.#socket.close(code, bytes.length > REASON_BYTES_MAX ? bytes.subarray(0, REASON_BYTES_MAX).toString() : reason);
  }

  #hand(text: string): void {
    this.#socket.send(text, () => {
      this.#taken += 1;
      const isAllTaken = this.#taken === this.#sent - this.#held.length;
      if (isAllTaken) this.#handOver(HANDED_BYTES_MAX);
    });
  }

  /** Hands over what waits here, until so many bytes wait for the network. */
  #handOver(bytesMax: number): void {
    if (!this.isOpen) return;
    let count = 0;
    for (const text of this.#held) {
      if (this.#socket.bufferedAmount > bytesMax) break;
      this.#hand(text);
      this.#heldBytes -= Buffer.byteLength(text);
      count += 1;
    }
    this.#held.splice(0, count);
  }

  /** Closes the connection of a client that sends too much: nothing more of it is read, not even its farewell. */
  cut(ending: Ending, nowMs: number): void {
    this.close(ending);
    this.#socket.pause();
    this.#cutAtMs = nowMs;
  }

  #waitedMs(nowMs: number): number {
    return this.#waiting === undefined || this.#taken >= this.#waiting.message ? 0 : nowMs - this.#waiting.sinceMs;
  }
}

const TOO_SLOW: Ending = { code: 4429, reason: 'The client reads too slowly.' };
