import type { Socket } from 'node:net';
import pg from 'pg';
import { trustingSystem } from '../certificates.ts';
import type { HostWatch } from './host-watch.ts';
import { escapeNulls, restoreNulls } from './null-characters.ts';
import { BACKEND, type Backend } from './working-backends.ts';

/** The server's answer to a statement. */
export type Answered = { readonly rows: readonly unknown[][]; readonly changes: number; readonly command: string };

/** Time limits for PostgreSQL, in milliseconds; 0: no limit. */
export type TimeLimits = {
  /** To accept a connection. */
  readonly connectMs: number;
  /** To answer a statement. */
  readonly statementMs: number;
  /** To get a lock, such as the one of the server that writes. */
  readonly lockMs: number;
  /** To hear from a server in the middle of a transaction: one that hangs is cut off, and its locks are free. */
  readonly idleMs: number;
};

export const TIME_LIMITS: TimeLimits = { connectMs: 5_000, statementMs: 30_000, lockMs: 10_000, idleMs: 5_000 };

/** For work that takes as long as it takes. */
export const NO_LIMITS: TimeLimits = { ...TIME_LIMITS, statementMs: 0, lockMs: 0, idleMs: 0 };

export interface SessionOptions {
  /** postgres://user@host/database */
  readonly url: string;
  /** Called for each statement that is sent. For tests and metrics. */
  readonly sent?: ((text: string) => void) | undefined;
  /** Called once when the connection is lost, rather than closed. For metrics. */
  readonly connectionLost?: (() => void) | undefined;
  readonly limits?: Partial<TimeLimits> | undefined;
  /** True if it must be a standby, rather than a host that takes writes. */
  readonly isStandby?: boolean | undefined;
  /** Notices when its host falls silent. */
  readonly watch?: HostWatch | undefined;
}

/** This program waits so much longer than PostgreSQL before it considers a connection lost. */
const SILENCE_MS = 5_000;
/** As pg says it when `query_timeout` is over. */
const TIMED_OUT = 'Query read timeout';
/** Time limit for a host to close a connection. */
const CLOSED_WITHIN_MS = 2_000;
const VERSION_MIN = 150_000;

/** A person must mend something before this database can be used. */
export class DatabaseUnfit extends Error {}

/** A whole number as the program holds it: those beyond 2^53 only occur where bigints are expected. */
const exact = (text: string): number | bigint => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};

/** As SQLite would answer: truths are 1 and 0, JSON is text. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.BOOL, (text) => Number(text === 't')],
  [pg.types.builtins.INT2, Number],
  [pg.types.builtins.INT4, Number],
  [pg.types.builtins.INT8, exact],
  [pg.types.builtins.NUMERIC, (text) => (/^-?\d+$/.test(text) ? exact(text) : Number(text))],
  [pg.types.builtins.FLOAT8, Number],
  [pg.types.builtins.BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
]);

const storable = (value: unknown): unknown => (typeof value === 'string' ? escapeNulls(value) : value);

/** One connection. Statements are sent as they come, without waiting for the answers to those before, and answered in their order. */
export class PostgresSession {
  readonly url: string;
  readonly #client: pg.Client;
  readonly #sent: SessionOptions['sent'];
  readonly #tellLost: SessionOptions['connectionLost'];
  readonly #watch: HostWatch | undefined;
  readonly #connectMs: number;
  #lost: unknown;
  #isOpen = false;
  #warnings = 0;
  #unanswered = 0;
  #waitsSinceMs: number | undefined;
  #answeredAtMs = performance.now();
  #backend: Backend | undefined;
  #isDoubted = false;

  private constructor({ url, sent, connectionLost, watch }: SessionOptions, { connectMs, statementMs }: TimeLimits) {
    this.url = url;
    this.#sent = sent;
    this.#tellLost = connectionLost;
    this.#watch = watch;
    this.#connectMs = connectMs;
    this.#client = new pg.Client({
      ...trustingSystem(url),
      application_name: 'pitboss',
      pipeline: true,
      connectionTimeoutMillis: connectMs,
      // A host that has lost its power answers nothing, and does not say so.
      ...(statementMs > 0 && { query_timeout: statementMs + SILENCE_MS }),
      keepAlive: true,
      types: { getTypeParser: (oid: number) => PARSERS.get(oid) ?? restoreNulls },
    });
    // Without a listener, a lost connection would end the process.
    this.#client.on('error', (error) => this.#lose(error));
    this.#client.on('end', () => this.#lose(new Error('The connection has ended.')));
    this.#client.on('notice', ({ code }) => {
      // Its severity is in the server's language. Messages below a warning have no code.
      if (code !== '00000') this.#warnings += 1;
    });
  }

  /**
   * Connects, and sets the time limits.
   * @throws DatabaseUnfit when PostgreSQL would lose what it has confirmed, is too old, or cannot hold every text.
   */
  static async open(options: SessionOptions): Promise<PostgresSession> {
    const limits = { ...TIME_LIMITS, ...options.limits };
    const session = new PostgresSession(options, limits);
    try {
      await session.#client.connect();
      options.watch?.add(session);
      await session.promptly(() => session.#prepare(limits, options.isStandby === true));
      session.#isOpen = true;
    } catch (error) {
      session.abandon();
      throw error;
    }
    return session;
  }

  async #prepare({ statementMs, lockMs, idleMs }: TimeLimits, isStandby: boolean): Promise<void> {
    const { rows } = await this.query(PREPARE, [`${statementMs}`, `${lockMs}`, `${idleMs}`]);
    const [readOnly, synchronous, version, isInRecovery, encoding, pid, startedAt] = rows[0] ?? [];
    this.#backend = { pid: Number(pid), startedAt: String(startedAt) };
    if (Number(version) < VERSION_MIN)
      throw new DatabaseUnfit('The database is older than PostgreSQL 15. Upgrade it first.');
    if (encoding !== 'UTF8')
      throw new DatabaseUnfit(`The database has the encoding ${encoding}. Create it with encoding 'UTF8'.`);
    if (isStandby) {
      if (isInRecovery !== 1) throw new Error(`the host ${this.#client.host}:${this.#client.port} is no standby`);
      return;
    }
    if (isInRecovery === 1)
      throw new Error(`the host ${this.#client.host}:${this.#client.port} is a standby, which takes no writes`);
    // Not final: some set it while a host is short of room.
    if (readOnly === 'on')
      throw new Error(
        `the host ${this.#client.host}:${this.#client.port} takes no writes, since default_transaction_read_only is on: set it to off, for the server, the database and the user`,
      );
    if (synchronous === 'off')
      throw new DatabaseUnfit(
        'The database has synchronous_commit = off, so it would lose payments that it has confirmed. Set it to on, for the server, the database and the user.',
      );
  }

  /** Counts the warnings that PostgreSQL has sent. */
  get warnings(): number {
    return this.#warnings;
  }

  /** True if it can no longer be used. */
  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** The address of its host; a host that begins with a slash is a folder of sockets. */
  get address(): { readonly host: string; readonly port: number } {
    const { host, port } = this.#client;
    return { host, port };
  }

  /** Since when it waits for an answer; undefined when it waits for none. */
  get waitsSinceMs(): number | undefined {
    return this.#waitsSinceMs;
  }

  /** Time of its last answer. */
  get answeredAtMs(): number {
    return this.#answeredAtMs;
  }

  /** The process that serves it at the host; undefined until it has said so. */
  get backend(): Backend | undefined {
    return this.#backend;
  }

  /** Grows with everything that comes from the host. */
  get bytesRead(): number {
    return (this.#client.connection.stream as Socket).bytesRead;
  }

  /** True if another connection to its host was silent, and this one has not answered since. */
  get isDoubted(): boolean {
    return this.#isDoubted;
  }

  /** Another connection to its host was silent: this one is no longer lent unless it answers. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** @param name under which the server keeps the statement's plan, for those that come again. */
  async query(text: string, values: readonly unknown[] = [], name?: string): Promise<Answered> {
    this.#sent?.(text);
    const named = name === undefined ? {} : { name };
    const asked = { text, values: values.map(storable), rowMode: 'array' as const, ...named };
    const result = await this.#awaited(this.#client.query<unknown[]>(asked)).catch((error: unknown) => {
      // The server says that it ends the connection before it does.
      if (!isRefusedBySql(error)) this.#lose(error);
      throw error;
    });
    return { rows: result.rows, changes: result.rowCount ?? 0, command: result.command };
  }

  /** Several statements without values, in one message. */
  async script(text: string): Promise<void> {
    this.#sent?.(text);
    await this.#awaited(this.#client.query(text));
  }

  /** Notes that an answer is waited for until it comes. */
  async #awaited<T>(answer: Promise<T>): Promise<T> {
    this.#unanswered += 1;
    this.#waitsSinceMs ??= performance.now();
    try {
      const answered = await answer;
      this.#isDoubted = false;
      return answered;
    } catch (error) {
      if (error instanceof Error && error.message === TIMED_OUT) this.#watch?.doubtOthers(this);
      throw error;
    } finally {
      this.#unanswered -= 1;
      this.#answeredAtMs = performance.now();
      this.#waitsSinceMs = this.#unanswered === 0 ? undefined : this.#answeredAtMs;
    }
  }

  #lose(error: unknown): void {
    if (this.#lost !== undefined) return;
    this.#lost = error;
    if (this.#isOpen) this.#tellLost?.();
  }

  /** Does what a new connection begins with. A pooler may accept one for a host that no longer answers. */
  async promptly<T>(work: () => Promise<T>): Promise<T> {
    const error = new Error(`the host ${this.address.host} no longer answers`);
    const limit = setTimeout(() => this.cut(error), this.#connectMs);
    return work().finally(() => clearTimeout(limit));
  }

  /** Gives up a connection whose state is unknown, without waiting for it. */
  abandon(): void {
    this.#lost ??= new Error('The connection was given up.');
    this.#client.end().catch(() => {});
  }

  /** Ends a connection to a host that does not answer: what waits for it fails at once. */
  cut(error: Error): void {
    this.#lose(error);
    this.#client.connection.stream.destroy(error);
  }

  async close(): Promise<void> {
    if (this.#lost !== undefined) return;
    this.#isOpen = false;
    // A host that is silent does not close its side either.
    const limit = setTimeout(() => this.#client.connection.stream.destroy(), CLOSED_WITHIN_MS);
    await this.#client.end().catch(() => {});
    clearTimeout(limit);
  }
}

/** Settings that may be changed for the whole server keep the values that were looked at. */
const PREPARE = `select current_setting('transaction_read_only'), current_setting('synchronous_commit'), current_setting('server_version_num'),
  pg_is_in_recovery(), current_setting('server_encoding'), ${BACKEND},
  set_config('client_min_messages', 'warning', false),
  set_config('synchronous_commit', current_setting('synchronous_commit'), false),
  set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false)`;

/** The connection has ended or is about to, or leads to a host that has become a standby. */
const LOST = /^(?:08|25006|25P0[34]|57P0)/;

/** Reports whether the server refused a statement, rather than being out of reach. */
export const isRefusedBySql = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !LOST.test(error.code ?? '');

/** Reports whether the server was too slow, lacked room, or could not use its disk: the request itself is sound. */
export const isShortOfTime = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:53|55P03|57014|58)/.test(error.code ?? '');

/** Reports whether the transaction only collided with another one, and may be run again. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:40001|40P01|55P03)$/.test(error.code ?? '');
