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
/** A close frame has room for 123 bytes; a letter that is cut in two takes more than its part. */
const REASON_BYTES_MAX = 120;

/** One websocket: what is sent over it, whether the other side is alive and keeps up, and how it ends. */
export class Connection {
  /** Resolves when the socket is closed, by whichever side. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  #sent = 0;
  #taken = 0;
  /** The last message that was waiting for the network when somebody looked, and since when it was. */
  #waiting: { readonly message: number; readonly sinceMs: number } | undefined;
  #pingedAtMs: number;
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
    this.#socket.send(text, () => {
      this.#taken += 1;
    });
    if (this.#socket.bufferedAmount > WAITING_BYTES_MAX) this.close(TOO_SLOW);
  }

  /** Pings in time, and closes when the other side is dead or too slow. */
  check(nowMs: number): void {
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

  /** The first ending counts. */
  close({ code, reason }: Ending): void {
    const bytes = Buffer.from(reason);
    this.#socket.close(code, bytes.length > REASON_BYTES_MAX ? bytes.subarray(0, REASON_BYTES_MAX).toString() : reason);
  }

  #waitedMs(nowMs: number): number {
    return this.#waiting === undefined || this.#taken >= this.#waiting.message ? 0 : nowMs - this.#waiting.sinceMs;
  }
}

const TOO_SLOW: Ending = { code: 4429, reason: 'The client reads too slowly.' };
