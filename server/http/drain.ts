import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** How a server stops. */
export type DrainLimits = {
  /** So long a connection without a request stays open after the last one was accepted, for a request that is on its way already. */
  readonly graceMs: number;
  /** What is still open so long after the beginning is cut. */
  readonly cutMs: number;
};

/** Wallets are waited for until 8 s, the process ends before 10 s. */
export const DRAIN_LIMITS: DrainLimits = { graceMs: 250, cutMs: 9_000 };

const LOOK_MS = 50;

/** The listener closes when so many looks one after the other have shown no new connection. */
const QUIET_LOOKS = 15;
const QUIET_LOOK_MS = 10;
/** New connections that keep coming hold it open so long; then it closes in the first turn without one. */
const BUSY_MS = 1_000;
const BUSY_MS_MAX = 2_500;

/** Stops a server without losing a request that it was sent: one that is read is answered, and its connection closed after the reply. */
export class Drain {
  readonly #server: Server;
  readonly #limits: DrainLimits;
  readonly #unanswered = new Set<ServerResponse>();
  readonly #sockets = new Set<Socket>();
  /** Connections on which a reply says that it is the last one. */
  readonly #closing = new WeakSet<Socket>();
  #isDraining = false;
  #accepted = 0;
  #acceptedAtMs = Number.NEGATIVE_INFINITY;

  constructor(server: Server, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#acceptedAtMs = performance.now();
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /**
   * Takes every response, before anything is written to it.
   * @returns false when a reply before it is the last of its connection: the caller was told to send it again, so nothing may come of it.
   */
  take(response: ServerResponse): boolean {
    const { socket } = response.req;
    if (this.#closing.has(socket)) {
      // What is left unread would reset the connection before the last reply has arrived.
      response.req.resume();
      return false;
    }
    if (this.#isDraining) this.#close(response);
    this.#unanswered.add(response);
    response.once('close', () => this.#unanswered.delete(response));
    return true;
  }

  /** Ends when every connection has. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const startedAtMs = performance.now();
    // Node ends a connection after the reply that says so, also when others wait behind it: only the last may.
    const last = new Map([...this.#unanswered].map((response) => [response.req.socket, response]));
    for (const response of last.values()) if (!response.headersSent) this.#close(response);
    await this.#quiet(startedAtMs);
    // Node's own `close` would cut idle connections at once.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    const cutMs = this.#limits.cutMs - (performance.now() - startedAtMs);
    const cut = setTimeout(() => this.#server.closeAllConnections(), Math.max(cutMs, 0));
    // In the phase after the one that reads: what has arrived is known to be a request.
    const idle = setInterval(() => {
      const latestMs = Math.max(startedAtMs, this.#acceptedAtMs);
      if (performance.now() - latestMs >= this.#limits.graceMs) setImmediate(() => this.#closeIdle());
    }, LOOK_MS);
    await closed;
    clearTimeout(cut);
    clearInterval(idle);
    // Only so does Node end its look-out for slow requests.
    this.#server.close();
  }

  /**
   * Ends when the system holds no connection that the process has not accepted: closing the listener resets those, with the requests that
   * they have sent. Each turn of the event loop accepts one of them, so a process that is late has to have had its turns.
   */
  async #quiet(startedAtMs: number): Promise<void> {
    for (let looks = 0; looks < QUIET_LOOKS; ) {
      const lastedMs = performance.now() - startedAtMs;
      if (lastedMs >= BUSY_MS_MAX) return;
      const before = this.#accepted;
      if (lastedMs < BUSY_MS) await sleep(QUIET_LOOK_MS);
      await turn();
      looks = this.#accepted === before ? looks + 1 : 0;
      if (looks > 0 && lastedMs >= BUSY_MS) return;
    }
  }

  /** Written later, its head says `Connection: close`. */
  #close(response: ServerResponse): void {
    response.shouldKeepAlive = false;
    this.#closing.add(response.req.socket);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    // Node takes a connection that has not sent a byte for one that is about to.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroySoon();
  }
}
