import { setTimeout as sleep } from 'node:timers/promises';
import { HostWatch, type SilenceTimes } from './host-watch.ts';
import { DatabaseUnfit, isRefusedBySql, PostgresSession, type SessionOptions } from './postgres-session.ts';
import { DatabaseBehind, StoreOutlived } from './witness.ts';

/** A first attempt may look for a host for so long. Later ones fail at once until the next one is due. */
const PATIENCE_MS = 2_000;
/** The delay of each host's attempt after that of the one before it. */
const HEAD_START_MS = 250;
const PAUSE_MIN_MS = 25;
const PAUSE_MAX_MS = 1_000;

const URL_PARTS = /^(postgres(?:ql)?:\/\/)((?:[^/]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/** The URLs of the hosts in a URL that may name several, as libpq takes them: `postgres://a:5432,b/pitboss`, or `?host=a,b&port=1,2`. */
export const splitUrls = (url: string): readonly string[] => {
  const [, scheme, user = '', named = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  if (scheme === undefined)
    throw new DatabaseUnfit('The address of a database must be like postgres://user@host/database.');
  const parameters = new URLSearchParams(query);
  // As psql takes them: pg would verify certificates where it was not asked to, and warn about it.
  if (parameters.has('sslmode') && !parameters.has('uselibpqcompat')) parameters.set('uselibpqcompat', 'true');
  const ports = parameters.get('port')?.split(',') ?? [];
  const hosts = parameters.get('host')?.split(',') ?? [];
  const urlOf = (host: string, parameter?: string, port?: string): string => {
    const own = new URLSearchParams(parameters);
    if (parameter !== undefined) own.set('host', parameter);
    if (port !== undefined) own.set('port', port);
    return `${scheme}${user}${host}${path}${own.size === 0 ? '' : `?${own}`}`;
  };
  if (hosts.length === 0) return named.split(',').map((host, at) => urlOf(host, undefined, ports[at] ?? ports[0]));
  return hosts.map((host, at) => urlOf('', host, ports[at] ?? ports[0]));
};

/** The host in the URL of one, and its port. */
const hostOf = (url: string): string => {
  const [, , , named = '', , query = ''] = URL_PARTS.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const [host, port] = [parameters.get('host') ?? named, parameters.get('port')];
  return port === null ? host : `${host}:${port}`;
};

export interface HostsOptions extends Omit<SessionOptions, 'watch'> {
  /** Time limit of a first attempt to find a host. */
  readonly patienceMs?: number | undefined;
  /** Time limits after which a host counts as silent. */
  readonly silence?: Partial<SilenceTimes> | undefined;
  /** Looks at each new connection before it is used. @throws to refuse it, and the host with it. */
  readonly admit?: ((session: PostgresSession) => Promise<void>) | undefined;
  /** Called when no other host than one that lacks what it has confirmed can be found. */
  readonly behind?: ((error: DatabaseBehind) => void) | undefined;
}

type Outage = { readonly error: unknown; readonly untilMs: number; readonly pauseMs: number };

/** The hosts of a database, of which one takes writes. All pools of a store share them, so that they agree which one. */
export class Hosts {
  readonly #options: HostsOptions;
  readonly #urls: readonly string[];
  readonly #watch: HostWatch;
  #current = 0;
  #isFound = false;
  #outage: Outage | undefined;

  constructor(options: HostsOptions) {
    this.#options = options;
    this.#urls = splitUrls(options.url);
    this.#watch = new HostWatch(options.silence);
  }

  /** Reports whether a connection leads to the host found last. One that leads elsewhere may show an old state, and is given up. */
  isCurrent(session: PostgresSession): boolean {
    return session.url === this.#urls[this.#current];
  }

  /** The host that was found last, without its user; undefined while none can be found. */
  get found(): string | undefined {
    const url = this.#urls[this.#current];
    return url === undefined || !this.#isFound || this.#outage !== undefined ? undefined : hostOf(url);
  }

  /** Moves the host that was found last to the end of the order. */
  leave(): void {
    this.#current = (this.#current + 1) % this.#urls.length;
  }

  /** Connects to the host that takes writes, or to a standby. */
  async connect(): Promise<PostgresSession> {
    const outage = this.#outage;
    if (outage !== undefined && performance.now() < outage.untilMs) throw outage.error;
    const patienceMs = outage === undefined ? (this.#options.patienceMs ?? PATIENCE_MS) : 0;
    const giveUpAtMs = performance.now() + patienceMs;
    for (let pauseMs = PAUSE_MIN_MS; ; pauseMs *= 2) {
      try {
        const session = await this.#sweep();
        this.#isFound = true;
        this.#outage = undefined;
        return session;
      } catch (error) {
        const isOnly = this.#urls.length === 1 && error instanceof DatabaseBehind;
        if (performance.now() + pauseMs >= giveUpAtMs || isFinal(error) || isOnly) {
          if (error instanceof DatabaseBehind) this.#options.behind?.(error);
          const next = Math.min(PAUSE_MAX_MS, (outage?.pauseMs ?? PAUSE_MIN_MS) * 2);
          this.#outage = { error, untilMs: performance.now() + next, pauseMs: next };
          throw error;
        }
        await sleep(pauseMs);
      }
    }
  }

  async #open(url: string): Promise<PostgresSession> {
    const session = await PostgresSession.open({ ...this.#options, url, watch: this.#watch });
    try {
      await session.promptly(async () => this.#options.admit?.(session));
      return session;
    } catch (error) {
      session.abandon();
      throw error;
    }
  }

  /** Asks the hosts from the one that was found last: each a little later than the one before, or once all before it have failed. */
  async #sweep(): Promise<PostgresSession> {
    let isFound = false;
    const first = this.#current;
    const attempt = async (at: number, before: readonly Promise<PostgresSession>[]): Promise<PostgresSession> => {
      if (before.length > 0) await Promise.race([Promise.allSettled(before), sleep(before.length * HEAD_START_MS)]);
      if (isFound) throw new Error('another host was found');
      const session = await this.#open(this.#urls[at] as string);
      if (isFound) {
        await session.close();
        throw new Error('another host was found');
      }
      isFound = true;
      this.#current = at;
      return session;
    };
    const attempts: Promise<PostgresSession>[] = [];
    for (const n of this.#urls.keys()) attempts.push(attempt((first + n) % this.#urls.length, [...attempts]));
    if (attempts.length === 1) return attempts[0] as Promise<PostgresSession>;
    return Promise.any(attempts).catch((error: unknown) => {
      throw oneOf(error);
    });
  }
}

/** Returns the errors of all hosts as one: a fault that only a person can mend, or else each of them. */
const oneOf = (error: unknown): unknown => {
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
  const final = errors.find(isFinal) ?? errors.find((each) => each instanceof DatabaseBehind);
  if (final !== undefined) return final;
  const said = errors.map((each) => (each instanceof Error ? each.message : String(each)));
  return new Error(`No host of the database can be used: ${said.join('; ')}`, { cause: errors[0] });
};

/** Reports whether another attempt in a moment would fail alike: a wrong password, a missing database, an unfit server. */
const isFinal = (error: unknown): boolean =>
  error instanceof DatabaseUnfit ||
  error instanceof StoreOutlived ||
  (isRefusedBySql(error) && /^(?:28|3D)/.test(error.code ?? ''));
