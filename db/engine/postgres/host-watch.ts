import { createConnection } from 'node:net';
import type { Session } from './session.ts';

export type SilenceTimes = {
  /** How long a host may leave all that it was asked without an answer before it is asked for a sign of life. */
  readonly unansweredMs: number;
  /** How long it may take for that. */
  readonly signMs: number;
  /** How often this is looked at. */
  readonly lookMs: number;
};

export const SILENCE_TIMES: SilenceTimes = { unansweredMs: 2_000, signMs: 3_000, lookMs: 500 };

/** What a client may send first: PostgreSQL answers it with a byte, before it asks who the client is and whether it has room. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Whether a host answers on a new connection at all. */
const answers = ({ host, port }: Session['address'], withinMs: number): Promise<boolean> =>
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
 * Notices hosts that fall silent. One that has lost its power or its network closes no connection: what it was asked would wait until the
 * time limit of the statement. So once none of its connections has had an answer for a while, the host is asked for a sign of life on a
 * new one. A statement that takes long on a host that lives goes on; the connections to one that gives no sign are given up.
 */
export class HostWatch {
  readonly #times: SilenceTimes;
  readonly #sessions = new Set<Session>();
  /** When each host gave a sign of life besides its answers. */
  readonly #signs = new Map<string, number>();
  readonly #asked = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(times: Partial<SilenceTimes> = {}) {
    this.#times = { ...SILENCE_TIMES, ...times };
  }

  /** Watches a connection until it is closed or lost. */
  add(session: Session): void {
    this.#sessions.add(session);
    this.#timer ??= setInterval(() => this.#look(), this.#times.lookMs).unref();
  }

  #look(): void {
    for (const session of this.#sessions) {
      if (session.waitsSinceMs === undefined) {
        if (session.isLost) this.#sessions.delete(session);
      } else if (!this.#asked.has(session.url) && this.#isSilent(session)) void this.#ask(session);
    }
    if (this.#sessions.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Whether something waits, and nothing was heard from the host meanwhile. */
  #isSilent({ url, waitsSinceMs = Number.POSITIVE_INFINITY }: Session): boolean {
    const heardAtMs = [...this.#sessions].filter((each) => each.url === url).map(({ answeredAtMs }) => answeredAtMs);
    const sinceMs = Math.max(waitsSinceMs, this.#signs.get(url) ?? 0, ...heardAtMs);
    return performance.now() - sinceMs >= this.#times.unansweredMs;
  }

  async #ask(session: Session): Promise<void> {
    const { url, address } = session;
    this.#asked.add(url);
    const isAlive = await answers(address, this.#times.signMs);
    this.#asked.delete(url);
    if (isAlive) this.#signs.set(url, performance.now());
    // It may have answered on an old connection, though it took no new one.
    else if (this.#isSilent(session))
      for (const each of this.#sessions)
        if (each.url === url) each.cut(new Error(`the host ${address.host} no longer answers`));
  }
}
