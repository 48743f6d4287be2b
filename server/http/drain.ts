import type { Server, ServerResponse } from 'node:http';
import { Server as TlsServer } from 'node:https';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Limits of a server's shutdown. */
export type DrainLimits = {
  /** Time that an idle connection stays open after the last one was accepted, for a request that is already on its way. */
  readonly graceMs: number;
  /** The listener closes when so many looks one after the other have shown no new connection. */
  readonly quietLooks: number;
  /** When connections that are still open are cut, counted from the start of the shutdown. */
  readonly cutMs: number;
};

/** Calls to wallets are aborted after 8 s, and the process exits before 10 s. */
export const DRAIN_LIMITS: DrainLimits = { graceMs: 250, quietLooks: 15, cutMs: 9_000 };

const LOOK_MS = 50;

const QUIET_LOOK_MS = 10;
/** New connections that keep coming hold it open so long; then it closes in the first turn without one. */
const BUSY_MS = 1_000;
const BUSY_MS_MAX = 2_500;

/** Graceful shutdown: every request that was received is answered, and its connection closed after the reply. */
export class Drain {
  readonly #server: Server | TlsServer;
  readonly #limits: DrainLimits;
  /**
   * The open connections, each with its last response until that is sent; earlier ones are sent before it. A set of responses would be
   * rebuilt every few requests, and each old table would keep the responses that it held from being collected early.
   */
  readonly #last = new Map<Socket, ServerResponse | undefined>();
  /** Connections with a reply that announces `Connection: close`. */
  readonly #closing = new WeakSet<Socket>();
  /** One listener for all responses. */
  readonly #sent: (this: ServerResponse) => void;
  #isDraining = false;
  #accepted = 0;
  #acceptedAtMs = Number.NEGATIVE_INFINITY;

  constructor(server: Server | TlsServer, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
    const last = this.#last;
    this.#sent = function () {
      const { socket } = this.req;
      if (last.get(socket) === this) last.set(socket, undefined);
    };
    server.on('connection', () => {
      this.#accepted += 1;
      this.#acceptedAtMs = performance.now();
    });
    // Requests and replies know the socket that TLS is spoken on, not the one below it.
    server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.#last.set(socket, undefined);
      socket.once('close', () => this.#last.delete(socket));
    });
  }

  /**
   * Registers a response before anything is written to it.
   * @returns false when an earlier reply on the connection announced the close: the client sends this request again, so it must have no
   * effect.
   */
  take(response: ServerResponse): boolean {
    const { socket } = response.req;
    if (this.#closing.has(socket)) {
      // Unread data would reset the connection before the last reply arrives.
      response.req.resume();
      return false;
    }
    if (this.#isDraining) this.#close(response);
    // A connection that has closed meanwhile is not open again.
    if (!this.#last.has(socket)) return true;
    this.#last.set(socket, response);
    response.on('close', this.#sent);
    return true;
  }

  /** Reports whether a connection is open and has nothing to answer. */
  isIdle(socket: Socket): boolean {
    return this.#last.has(socket) && this.#last.get(socket) === undefined;
  }

  /** Resolves when all connections are closed. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const startedAtMs = performance.now();
    // Node closes a connection after the reply that announces it, even if pipelined requests wait: only the last reply may.
    for (const response of this.#last.values())
      if (response !== undefined && !response.headersSent) this.#close(response);
    await this.#quiet(startedAtMs);
    // Node's own `close` would cut idle connections at once.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    const cutMs = this.#limits.cutMs - (performance.now() - startedAtMs);
    const cut = setTimeout(() => this.#server.closeAllConnections(), Math.max(cutMs, 0));
    // setImmediate runs after the poll phase: data that has arrived is parsed as a request by then.
    const idle = setInterval(
      () => {
        const latestMs = Math.max(startedAtMs, this.#acceptedAtMs);
        if (performance.now() - latestMs >= this.#limits.graceMs) setImmediate(() => this.#closeIdle());
      },
      Math.min(LOOK_MS, this.#limits.graceMs),
    );
    await closed;
    clearTimeout(cut);
    clearInterval(idle);
    // Stops Node's timer that checks for slow requests.
    this.#server.close();
  }

  /**
   * Ends when the system holds no connection that the process has not accepted: closing the listener resets those, with the requests that
   * they have sent. Each turn of the event loop accepts one of them, so a process that is late has to have had its turns.
   */
  async #quiet(startedAtMs: number): Promise<void> {
    for (let looks = 0; looks < this.#limits.quietLooks; ) {
      const lastedMs = performance.now() - startedAtMs;
      if (lastedMs >= BUSY_MS_MAX) return;
      const before = this.#accepted;
      if (lastedMs < BUSY_MS) await sleep(QUIET_LOOK_MS);
      await turn();
      looks = this.#accepted === before ? looks + 1 : 0;
      if (looks > 0 && lastedMs >= BUSY_MS) return;
    }
  }

  /** Adds `Connection: close` to a response whose headers are not written yet. */
  #close(response: ServerResponse): void {
    response.shouldKeepAlive = false;
    this.#closing.add(response.req.socket);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    // Node does not count a connection that has sent no byte as idle.
    for (const socket of this.#last.keys()) if (socket.bytesRead === 0) socket.destroySoon();
  }
}
