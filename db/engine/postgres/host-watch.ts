import { createConnection } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { PostgresSession } from './postgres-session.ts';
import { workingBackends } from './working-backends.ts';

/** A connection that waits, since when, and how much had come from its host when the check began. */
type Heard = { readonly session: PostgresSession; readonly bytes: number; readonly sinceMs: number };

export type SilenceTimes = {
  /** A host that leaves a request on a connection unanswered for so long must give a sign of life. */
  readonly unansweredMs: number;
  /** Time limit for that sign. */
  readonly signMs: number;
  /** The interval of these checks. */
  readonly lookMs: number;
};

export const SILENCE_TIMES: SilenceTimes = { unansweredMs: 2_000, signMs: 3_000, lookMs: 500 };

/** A first message of a client: PostgreSQL answers it with a byte, before it asks who the client is and whether it has room. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Reports whether a host answers on a new connection at all. */
const answers = ({ host, port }: PostgresSession['address'], withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const end = (isAnswered: boolean) => (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isAnswered);
    };
    const timer = setTimeout(end(false), withinMs);
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', end(true));
    socket.once('error', end(false));
    socket.once('close', end(false));
  });

/**
 * Notices hosts, and connections, that fall silent. A host that has lost its power or its network closes no connection, nor does a firewall
 * that has forgotten one: a request there would wait until the time limit of the statement. So after a while this asks about the request on
 * a new connection. If that stays silent too, all connections to the host are given up. Otherwise the host says which of them it works for:
 * a statement that takes long goes on, and a connection on which it waits for us, as we do for it, is given up.
 */
export class HostWatch {
  readonly #times: SilenceTimes;
  readonly #sessions = new Set<PostgresSession>();
  /** Each host's last sign of life besides its answers. */
  readonly #signs = new Map<string, number>();
  /** Time of the last check of each connection. */
  readonly #askedAtMs = new WeakMap<PostgresSession, number>();
  readonly #asked = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(times: Partial<SilenceTimes> = {}) {
    this.#times = { ...SILENCE_TIMES, ...times };
  }

  /** Watches a connection until it is closed or lost. */
  add(session: PostgresSession): void {
    this.#sessions.add(session);
    this.#timer ??= setInterval(() => this.#look(), this.#times.lookMs).unref();
  }

  /** A connection was silent for as long as a statement may take: those that have not answered meanwhile are no longer lent. */
  doubtOthers({ url, waitsSinceMs }: PostgresSession): void {
    if (waitsSinceMs !== undefined) this.#doubtSince(url, waitsSinceMs);
  }

  #look(): void {
    for (const session of this.#sessions) {
      if (session.waitsSinceMs === undefined) {
        if (session.isLost) this.#sessions.delete(session);
      } else if (!this.#asked.has(session.url) && this.#isOverdue(session)) void this.#ask(session);
    }
    if (this.#sessions.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Reports whether a connection waits, and for twice as long as at its last check. */
  #isOverdue(session: PostgresSession): boolean {
    const { waitsSinceMs } = session;
    if (waitsSinceMs === undefined || session.isLost) return false;
    const askedAtMs = Math.max(this.#askedAtMs.get(session) ?? 0, waitsSinceMs);
    return performance.now() - askedAtMs >= Math.max(this.#times.unansweredMs, askedAtMs - waitsSinceMs);
  }

  /** Reports whether the host has sent nothing while this connection waits. */
  #isHostSilent({ url, waitsSinceMs = Number.POSITIVE_INFINITY }: PostgresSession): boolean {
    const heardAtMs = this.#at(url).map(({ answeredAtMs }) => answeredAtMs);
    const sinceMs = Math.max(waitsSinceMs, this.#signs.get(url) ?? 0, ...heardAtMs);
    return performance.now() - sinceMs >= this.#times.unansweredMs;
  }

  #at(url: string): PostgresSession[] {
    return [...this.#sessions].filter((each) => each.url === url);
  }

  async #ask(session: PostgresSession): Promise<void> {
    const { url, address } = session;
    this.#asked.add(url);
    try {
      const overdue = this.#at(url).filter((each) => this.#isOverdue(each));
      const heard = overdue.map((each) => ({ session: each, bytes: each.bytesRead, sinceMs: each.waitsSinceMs ?? 0 }));
      if (await answers(address, this.#times.signMs)) {
        this.#signs.set(url, performance.now());
        await this.#giveUpUnserved(url, heard);
      }
      // It may have answered on an old connection, though it took no new one.
      else if (this.#isHostSilent(session))
        for (const each of this.#at(url))
          each.cut(new Error(`the host ${address.host}:${address.port} no longer answers`));
    } finally {
      this.#asked.delete(url);
    }
  }

  /** Gives up what waits for an answer that its host, which lives, does not work on. */
  async #giveUpUnserved(url: string, heard: readonly Heard[]): Promise<void> {
    const backends = heard.flatMap(({ session: { backend } }) => backend ?? []);
    const working = await workingBackends(url, backends, this.#times.signMs);
    const askedAtMs = performance.now();
    for (const { session } of heard) this.#askedAtMs.set(session, askedAtMs);
    if (working === undefined) return;
    // Its answers meanwhile are on their way; a turn of the event loop reads those that have arrived.
    await sleep(this.#times.lookMs);
    await nextTurn();
    for (const { session, bytes, sinceMs } of heard) {
      const isServed = session.backend !== undefined && working.has(session.backend);
      if (isServed || session.waitsSinceMs === undefined || session.bytesRead !== bytes) continue;
      session.cut(new Error(`the connection to ${session.address.host}:${session.address.port} no longer answers`));
      this.#doubtSince(url, sinceMs);
    }
  }

  #doubtSince(url: string, sinceMs: number): void {
    for (const each of this.#at(url)) if (each.waitsSinceMs === undefined && each.answeredAtMs < sinceMs) each.doubt();
  }
}
