import type { Socket } from 'node:net';
import { isIn, type Network } from './client-address.ts';
import { peerAddress, toNetwork } from './incoming.ts';

/** The limit of idle connections per address. Behind a trusted proxy all callers have its address, so its own are not counted. */
export type IdleLimit = { readonly perAddressMax: number; readonly trustedProxies: readonly Network[] };

/**
 * Bounds the connections that an address holds open without a request, for nothing else ends them before a minute has passed: beyond the limit,
 * a new one closes the oldest. One that serves a request is never closed, and a new one is never refused.
 */
export class IdleConnections {
  readonly #limit: IdleLimit;
  readonly #isIdle: (socket: Socket) => boolean;
  /** In the order in which they were opened. */
  readonly #open = new Map<string, Set<Socket>>();

  constructor(limit: IdleLimit, isIdle: (socket: Socket) => boolean) {
    this.#limit = limit;
    this.#isIdle = isIdle;
  }

  /** Counts a new connection. */
  add(socket: Socket): void {
    const address = peerAddress(socket);
    if (address === '' || isIn(this.#limit.trustedProxies, address)) return;
    const holder = holderOf(address);
    const sockets = this.#open.get(holder) ?? new Set();
    this.#open.set(holder, sockets.add(socket));
    socket.once('close', () => this.#remove(holder, socket));
    if (sockets.size <= this.#limit.perAddressMax) return;
    const idle = [...sockets].filter(this.#isIdle);
    const [oldest] = idle;
    if (oldest === undefined || idle.length <= this.#limit.perAddressMax) return;
    this.#remove(holder, oldest);
    oldest.destroy();
  }

  /** Stops counting a connection: it is a websocket now, which has a separate limit. */
  release(socket: Socket): void {
    this.#remove(holderOf(peerAddress(socket)), socket);
  }

  #remove(holder: string, socket: Socket): void {
    const sockets = this.#open.get(holder);
    if (sockets?.delete(socket) && sockets.size === 0) this.#open.delete(holder);
  }
}

/** Who holds a connection: an IPv4 address, or the network that one household or office has of IPv6. */
const holderOf = (address: string): string => (address.includes('.') ? address : toNetwork(address));
