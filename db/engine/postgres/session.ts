import pg from 'pg';

/** What the server answered to a statement. */
export type Answered = { readonly rows: readonly unknown[][]; readonly changes: number; readonly command: string };

export interface SessionOptions {
  /** postgres://user@host/database */
  readonly url: string;
  /** Called for each statement that is sent. For tests and metrics. */
  readonly sent?: ((text: string) => void) | undefined;
}

const CONNECT_MS = 10_000;

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

/** One connection. Statements are sent as they come, without waiting for the answers to those before, and answered in their order. */
export class Session {
  readonly #client: pg.Client;
  readonly #sent: SessionOptions['sent'];
  #lost: unknown;

  private constructor({ url, sent }: SessionOptions) {
    this.#sent = sent;
    this.#client = new pg.Client({
      ...hostOf(url),
      pipeline: true,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types: { getTypeParser: (oid: number) => PARSERS.get(oid) ?? String },
    });
    // Without a listener, a lost connection would end the process.
    this.#client.on('error', (error) => {
      this.#lost ??= error;
    });
    this.#client.on('end', () => {
      this.#lost ??= new Error('The connection has ended.');
    });
  }

  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options);
    await session.#client.connect();
    return session;
  }

  /** Whether it can no longer be used. */
  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** @param name under which the server keeps the statement's plan, for those that come again. */
  async query(text: string, values: readonly unknown[] = [], name?: string): Promise<Answered> {
    this.#sent?.(text);
    const named = name === undefined ? {} : { name };
    const asked = { text, values: [...values], rowMode: 'array' as const, ...named };
    const result = await this.#client.query<unknown[]>(asked).catch((error: unknown) => {
      // The server says that it ends the connection before it does.
      if (!isRefusedBySql(error)) this.#lost ??= error;
      throw error;
    });
    return { rows: result.rows, changes: result.rowCount ?? 0, command: result.command };
  }

  /** Several statements without values, in one message. */
  async script(text: string): Promise<void> {
    this.#sent?.(text);
    await this.#client.query(text);
  }

  /** Gives up a connection whose state is unknown, without waiting for it. */
  abandon(): void {
    this.#lost ??= new Error('The connection was given up.');
    this.#client.end().catch(() => {});
  }

  async close(): Promise<void> {
    if (this.#lost === undefined) await this.#client.end().catch(() => {});
  }
}

/** A folder with a socket is given as `postgres:///database?host=/run/postgresql`, as other programs take it. */
const hostOf = (url: string): pg.ClientConfig => ({ connectionString: url });

/** Whether the server refused a statement, rather than that it cannot be reached. */
export const isRefusedBySql = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(?:08|57P0)/.test(error.code ?? '');

/** Whether the transaction only collided with another one, and may be run again. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:40001|40P01|55P03)$/.test(error.code ?? '');
