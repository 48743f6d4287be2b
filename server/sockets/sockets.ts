import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Middleware } from 'koa';
import { type WebSocket, WebSocketServer } from 'ws';
import type { OutboxEvent } from '../../db/tables/events.ts';
import { commands } from '../../generated/built/server/commands.gen.mjs';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Logger } from '../base/log.ts';
import { answer } from '../http/answer.ts';
import { clientAddress, type Network } from '../http/client-address.ts';
import { refuseConnection, type Upgrades } from '../http/http-server.ts';
import { peerAddress } from '../http/incoming.ts';
import { isOwnOrigin } from '../http/origins.ts';
import { refuseMethod } from '../http/pages.ts';
import type { Platform } from '../operations/platform.ts';
import { type SocketAddress, socketAt } from './addresses.ts';
import { admitAccount } from './admit-account.ts';
import { admitPlayer } from './admit-player.ts';
import { Audience } from './audience.ts';
import { badMessage } from './bad-message.ts';
import { Connection, type Ending } from './connection.ts';
import { EventClient } from './event-client.ts';
import type { EventLog } from './event-log.ts';
import { JackpotBoard } from './jackpot-board.ts';
import { PlayerRequests } from './player-requests.ts';
import type { ClientParts, SocketClient } from './socket-client.ts';
import { StatusClient } from './status-client.ts';

const MESSAGE_BYTES_MAX = 16 * 1024;
const CLOSE_TIMEOUT_MS = 3_000;
/** The maximum number of open sockets of one account or player. */
const OF_ONE_MAX = 100;
const RETRY_SECONDS = '5';
/** Without compression: a connection also writes frames that were made for several sockets. */
const PROTOCOL = { noServer: true, clientTracking: false, maxPayload: MESSAGE_BYTES_MAX, perMessageDeflate: false };

export type SocketsParts = {
  readonly platform: Platform;
  /** The log that sockets resume from; opened before anything is published. */
  readonly events: EventLog;
  /** Reports whether pages of an origin may connect. */
  readonly allowsOrigin: (origin: string) => Promise<boolean>;
  /** The proxies whose `X-Forwarded-For` is trusted; by default none. */
  readonly trustedProxies?: readonly Network[];
  /** The maximum number of open sockets of one network address. */
  readonly perAddressMax: number;
  /** Time limit for a client to confirm a close; 3 s by default. */
  readonly closeTimeoutMs?: number;
  readonly log: Logger;
};

/** All websockets of the platform: who may open one, what is sent, and how they close. */
export class Sockets implements Upgrades {
  readonly #parts: SocketsParts;
  readonly #audience: Audience;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  /** The number of open sockets per address, account and player. */
  readonly #counts = new Map<string, number>();
  readonly #unsubscribe: () => void;
  /** Those of players whose sockets are open, or that are still being answered. */
  readonly #requests = new Set<PlayerRequests>();
  #isStopping = false;

  constructor(parts: SocketsParts) {
    const { store, clock } = parts.platform;
    this.#parts = parts;
    this.#audience = new Audience(new JackpotBoard(store), parts.events, clock, parts.log);
    const protocol = { ...PROTOCOL, closeTimeout: parts.closeTimeoutMs ?? CLOSE_TIMEOUT_MS };
    this.#server = new WebSocketServer(protocol);
    this.#unsubscribe = store.onCommit(this.#audience.noteCommit);
    this.#server.on('wsClientError', (_error, socket) => refuseConnection(socket, 'malformed_request'));
  }

  /** The number of open sockets. */
  get count(): number {
    return this.#connections.size;
  }

  /** Does what is due; call it a few times a second. Resolves when done. */
  tick(): Promise<void> {
    return this.#audience.tick();
  }

  /** Sends an event to the clients that subscribed to it and may see it. */
  publish(event: OutboxEvent): Promise<void> {
    return this.#audience.publish(event);
  }

  takes(request: IncomingMessage): boolean {
    return (
      request.method === 'GET' &&
      /^websocket$/i.test(request.headers.upgrade ?? '') &&
      socketAt(request.url) !== undefined &&
      this.#refuse(request) === undefined
    );
  }

  open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = socketAt(request.url);
    if (address === undefined) throw new Error('took an upgrade at an address without a socket');
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#connect(new Connection(opened, socket, this.#parts.platform.clock()), opened, request, address),
    );
  }

  /** Answers requests at a socket's address that do not become one. */
  get refusals(): Middleware {
    return async (ctx, next) => {
      if (socketAt(ctx.req.url) === undefined) return next();
      if (ctx.method !== 'GET') return refuseMethod(ctx, ['GET']);
      answer(ctx, this.#refuse(ctx.req) ?? refuse('upgrade_required', { headers: { upgrade: 'websocket' } }));
    };
  }

  /** Accepts no more sockets, and closes the open ones. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#unsubscribe();
    const open = [...this.#connections];
    for (const connection of open) connection.close({ code: 1001, reason: 'The platform is shutting down.' });
    await Promise.all(open.map(({ closed }) => closed));
    await Promise.all([...this.#requests].map(({ settled }) => settled));
  }

  /** Refuses a socket when none may be opened now. */
  #refuse(request: IncomingMessage): Refusal | undefined {
    if (this.#isStopping) return refuse('unavailable', { detail: 'The platform is shutting down.' });
    if ((this.#counts.get(this.#addressOf(request)) ?? 0) < this.#parts.perAddressMax) return undefined;
    return refuse('too_many_requests', {
      detail: 'Too many sockets are open from this address.',
      headers: { 'retry-after': RETRY_SECONDS },
    });
  }

  #connect(connection: Connection, socket: WebSocket, request: IncomingMessage, address: SocketAddress): void {
    const { platform, allowsOrigin, log } = this.#parts;
    const { clock } = platform;
    // An error also closes the connection, which is handled below.
    socket.on('error', () => {});
    const from = this.#addressOf(request);
    const counted = [from];
    this.#connections.add(connection);
    this.#count(from, 1);
    connection.onDrained = () => this.#audience.wakeReplay();
    const { origin } = request.headers;
    const isOwn = origin === undefined || isOwnOrigin(request, this.#parts.trustedProxies ?? []);
    const client = this.#clientOf(address, from, {
      connection,
      refusePage: async () => (isOwn || (await allowsOrigin(origin)) ? undefined : FOREIGN_PAGE),
      enter: (who) => {
        if ((this.#counts.get(who) ?? 0) >= OF_ONE_MAX) return TOO_MANY;
        counted.push(who);
        this.#count(who, 1);
        return undefined;
      },
      wake: () => this.#audience.wake(),
      log,
      clock,
    });
    if (client !== undefined) {
      this.#audience.add(client);
      socket.on('message', (bytes, isBinary) => (isBinary ? connection.close(BINARY) : client.read(String(bytes))));
    }
    void connection.closed.then(() => {
      for (const key of counted) this.#count(key, -1);
      this.#connections.delete(connection);
      if (client !== undefined) this.#audience.remove(client);
    });
  }

  /** Undefined when the query is invalid; the connection is then closed. */
  #clientOf({ name, path, query }: SocketAddress, address: string, parts: ClientParts): SocketClient | undefined {
    const { platform } = this.#parts;
    const { query: isRight } = commands[name];
    if (!isRight(query)) {
      parts.connection.close(badMessage(isRight.errors, '/query'));
      return undefined;
    }
    if (name === 'status-socket')
      return new StatusClient(parts, (given) => admitAccount(platform, 'status-socket', given));
    const token = String(query.token);
    const resuming = {
      ...parts,
      events: this.#parts.events,
      replay: (client: EventClient) => this.#audience.replay(client),
    };
    if (name === 'service-socket') return new EventClient(name, resuming, admitAccount(platform, name, token));
    const { operator_id: operatorId = '', brand_id: brandId = '' } = path;
    const asked = { operatorId, brandId, token, currency: String(query.currency), address };
    const requests = new PlayerRequests({ platform, log: this.#parts.log, address, path: pathOf(path) });
    this.#requests.add(requests);
    void parts.connection.closed.then(() => requests.settled).then(() => this.#requests.delete(requests));
    return new EventClient(name, { ...resuming, requests }, admitPlayer(platform, asked));
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return clientAddress(peerAddress(socket), String(forwarded), this.#parts.trustedProxies ?? []);
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

const pathOf = ({ operator_id = '', brand_id = '' }: SocketAddress['path']): string =>
  `/events/${encodeURIComponent(operator_id)}/${encodeURIComponent(brand_id)}`;

const BINARY: Ending = { code: 4400, reason: 'Messages must be JSON text, not binary.' };
const FOREIGN_PAGE: Ending = {
  code: 4403,
  reason: "The page's origin is neither the platform's own nor an allowed CORS origin.",
};
const TOO_MANY: Ending = { code: 1013, reason: `${OF_ONE_MAX} sockets are already open.` };
