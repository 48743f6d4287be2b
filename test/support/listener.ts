import { WebSocket } from 'ws';
import type { Json } from '../../codegen/read/document/document.ts';
import { checkFrame } from './frames.ts';
import { PATIENCE_MS } from './patience.ts';

/** A frame as tests read it; every frame has already been checked against its schema. */
// biome-ignore lint/suspicious/noExplicitAny: what it is, checkFrame has found out.
export type Frame = any;

/** The close code and reason of a socket. */
export type Closed = { readonly code: number; readonly reason: string };

/** The client side of a socket: records the frames in order, and how the socket was closed. */
export class Listener {
  readonly frames: Frame[] = [];
  readonly closed: Promise<Closed>;
  readonly socket: WebSocket;
  #arrived: () => void = () => {};
  #taken = 0;
  #ended: Closed | undefined;
  #faulty: unknown;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}, options: object = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), { headers, ...options });
    this.closed = new Promise((resolve) =>
      this.socket.once('close', (code, reason) => {
        this.#ended = { code, reason: String(reason) };
        resolve(this.#ended);
        this.#arrived();
      }),
    );
    this.socket.on('error', () => {});
    this.socket.on('message', (bytes) => {
      const frame = JSON.parse(String(bytes)) as Json;
      try {
        checkFrame(frame);
      } catch (error) {
        this.#faulty ??= error;
      }
      this.frames.push(frame);
      this.#arrived();
    });
  }

  /** Opens a socket and subscribes to these events, if any. */
  static async open(
    url: string,
    { events, headers }: { events?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Listener> {
    const listener = new Listener(url, headers);
    await listener.opened();
    if (events !== undefined) listener.subscribe(...events);
    return listener;
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(...events: readonly string[]): void {
    const wanted = events.map((event_type) => ({ source: 'pitboss', event_type }));
    this.send({ SubscribeRequest: { events: wanted } });
  }

  /** Subscribes to all events, after those that followed a position. */
  resume(since: string, ...events: readonly string[]): void {
    const wanted = (events.length === 0 ? ['*'] : events).map((event_type) => ({ source: 'pitboss', event_type }));
    this.send({ SubscribeRequest: { events: wanted, since } });
  }

  /** The next frames, once there are that many. Fails if the socket closes first. */
  async next(count = 1): Promise<Frame[]> {
    while (this.frames.length < this.#taken + count) {
      if (this.#ended !== undefined) throw new Error(`the socket ended: ${JSON.stringify(this.#ended)}`);
      await this.#more();
    }
    this.#check();
    this.#taken += count;
    return this.frames.slice(this.#taken - count, this.#taken);
  }

  /** One more frame, or the socket's end. Fails rather than waits forever. */
  async #more(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#arrived = resolve;
    const giveUp = setTimeout(() => reject(new Error(`no frame came in ${PATIENCE_MS} ms`)), PATIENCE_MS);
    // A test that no longer waits for this one may end.
    giveUp.unref();
    await promise.finally(() => clearTimeout(giveUp));
  }

  /** Everything up to and including the first frame that matches. */
  async until(fits: (frame: Frame) => boolean): Promise<Frame[]> {
    const taken: Frame[] = [];
    for (;;) {
      const [frame] = await this.next();
      taken.push(frame);
      if (fits(frame)) return taken;
    }
  }

  /** Resolves when the platform has read everything sent so far, including the reply to its own ping. */
  async settled(): Promise<void> {
    for (let times = 0; times < 2; times += 1) {
      this.socket.ping();
      await new Promise((resolve) => this.socket.once('pong', resolve));
    }
  }

  close(): void {
    this.socket.terminate();
  }

  #check(): void {
    if (this.#faulty !== undefined) throw this.#faulty;
  }
}
