import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** How a server stops. */
export type DrainLimits = {
  /** So long a connection without a request stays open, for one that is on its way already. */
  readonly graceMs: number;
  /** What is still open then is cut. */
  readonly cutMs: number;
};

/** Wallets are waited for until 8 s, the process ends before 10 s. */
export const DRAIN_LIMITS: DrainLimits = { graceMs: 250, cutMs: 9_000 };

const LOOK_MS = 50;

/** Stops a server without losing a request that it was sent: one that is read is answered, and its connection closed after the reply. */
export class Drain {
  readonly #server: Server;
  readonly #limits: DrainLimits;
  readonly #unanswered = new Set<ServerResponse>();
  readonly #sockets = new Set<Socket>();
  /** Connections on which a reply says that it is the last one. */
  readonly #closing = new WeakSet<Socket>();
  #isDraining = false;

  constructor(server: Server, limits: DrainLimits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
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
    // Node ends a connection after the reply that says so, also when others wait behind it: only the last may.
    const last = new Map([...this.#unanswered].map((response) => [response.req.socket, response]));
    for (const response of last.values()) if (!response.headersSent) this.#close(response);
    // The system has taken connections that the process has not seen yet: it would reset them.
    for (let turns = 0; turns < 3; turns += 1) await turn();
    // Node's own `close` would cut idle connections at once.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    const cut = setTimeout(() => this.#server.closeAllConnections(), this.#limits.cutMs);
    const startedAt = performance.now();
    // In the phase after the one that reads: what has arrived is known to be a request.
    const idle = setInterval(() => {
      if (performance.now() - startedAt >= this.#limits.graceMs) setImmediate(() => this.#closeIdle());
    }, LOOK_MS);
    await closed;
    clearTimeout(cut);
    clearInterval(idle);
    // Only so does Node end its look-out for slow requests.
    this.#server.close();
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
