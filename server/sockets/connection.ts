import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { CloseCodes } from '../../generated/server/events.gen.ts';

/** The close of a socket: a code that its spec declares, and a reason for the client, without secrets. */
export type Ending = { readonly code: CloseCodes[keyof CloseCodes]; readonly reason: string };

const PING_MS = 30_000;
/** After this a client is behind, and messages that will soon be outdated are not sent to it. */
const BEHIND_MS = 1_000;
/** After this a client is too slow and is disconnected. */
const TOO_SLOW_MS = 10_000;
const WAITING_BYTES_MAX = 8 * 1024 * 1024;
/** The most bytes handed to the network at a time. The rest waits here, so that the close frame can overtake it for a slow client. */
const HANDED_BYTES_MAX = 64 * 1024;
/** Time for a client that was cut off to receive the reason. */
const CUT_MS = 1_000;
/** A close frame holds 123 bytes; a character that is cut in two is replaced by one that may be longer. */
const REASON_BYTES_MAX = 120;

/** One websocket: sending, liveness, backpressure and closing. */
export class Connection {
  /** Resolves when either side has closed the socket. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #network: Writable;
  /** Messages, and frames of several, that are not handed over yet. */
  #held: (string | Buffer)[] = [];
  #heldBytes = 0;
  #sent = 0;
  #taken = 0;
  /** The last message that was waiting for the network at the last check, and since when. */
  #waiting: { readonly message: number; readonly sinceMs: number } | undefined;
  #pingedAtMs: number;
  #cutAtMs = Number.POSITIVE_INFINITY;
  #answered = true;
  /** Called when everything that was sent has been taken by the network. */
  onDrained: () => void = () => {};

  /** @param network what the socket writes to. */
  constructor(socket: WebSocket, network: Writable, nowMs: number) {
    this.#socket = socket;
    this.#network = network;
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
    this.#send(text);
  }

  /**
   * Sends several messages in one write, as frames that are ready for the network. Nothing is compressed on a socket, so its library holds back
   * no frame that they could overtake.
   */
  sendFrames(chunks: readonly Buffer[]): void {
    for (const chunk of chunks) this.#send(chunk);
  }

  #send(piece: string | Buffer): void {
    if (!this.isOpen) return;
    this.#sent += 1;
    if (this.#held.length === 0 && this.#socket.bufferedAmount <= HANDED_BYTES_MAX) this.#hand(piece);
    else {
      this.#held.push(piece);
      this.#heldBytes += Buffer.byteLength(piece);
    }
    if (this.waitingBytes > WAITING_BYTES_MAX) this.close(TOO_SLOW);
  }

  /** Bytes that were sent and still wait for the network. */
  get waitingBytes(): number {
    return this.#heldBytes + this.#socket.bufferedAmount;
  }

  /** Pings when due, and closes when the client is dead or too slow. */
  check(nowMs: number): void {
    if (nowMs - this.#cutAtMs >= CUT_MS) this.#socket.terminate();
    if (!this.isOpen) return;
    if (this.#waiting === undefined || this.#taken >= this.#waiting.message)
      this.#waiting = this.#sent > this.#taken ? { message: this.#sent, sinceMs: nowMs } : undefined;
    // The clock was set back.
    if (nowMs < this.#pingedAtMs) this.#pingedAtMs = nowMs;
    const isDue = nowMs - this.#pingedAtMs >= PING_MS;
    if (this.#waitedMs(nowMs) >= TOO_SLOW_MS) this.close(TOO_SLOW);
    else if (isDue && !this.#answered) this.close({ code: 4408, reason: 'The client did not answer a ping.' });
    else if (isDue) {
      this.#answered = false;
      this.#pingedAtMs = nowMs;
      this.#socket.ping();
    }
  }

  /** Reports whether a message that was sent a while ago still waits. */
  isBehind(nowMs: number): boolean {
    return this.#waitedMs(nowMs) >= BEHIND_MS;
  }

  /**
   * The first call wins. The close frame follows everything that was sent, except for a client that is too slow: what waits for it is
   * dropped.
   */
  close({ code, reason }: Ending): void {
    if (code !== TOO_SLOW.code) this.#handOver(Number.POSITIVE_INFINITY);
    this.#held = [];
    this.#heldBytes = 0;
    const bytes = Buffer.from(reason);
    this.#socket.close(code, bytes.length > REASON_BYTES_MAX ? bytes.subarray(0, REASON_BYTES_MAX).toString() : reason);
  }

  #hand(piece: string | Buffer): void {
    if (typeof piece === 'string') this.#socket.send(piece, this.#take);
    else this.#network.write(piece, this.#take);
  }

  readonly #take = (): void => {
    this.#taken += 1;
    const isAllTaken = this.#taken === this.#sent - this.#held.length;
    if (isAllTaken) this.#handOver(HANDED_BYTES_MAX);
    if (this.#taken === this.#sent) this.onDrained();
  };

  /** Hands over waiting messages until the network has `bytesMax` buffered. */
  #handOver(bytesMax: number): void {
    if (!this.isOpen) return;
    let count = 0;
    for (const piece of this.#held) {
      if (this.#socket.bufferedAmount > bytesMax) break;
      this.#hand(piece);
      this.#heldBytes -= Buffer.byteLength(piece);
      count += 1;
    }
    this.#held.splice(0, count);
  }

  /** Closes the connection of a client that sends too much: nothing more is read, not even its close frame. */
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
