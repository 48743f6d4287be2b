import type { Connection } from './open.ts';
import { Sorter } from './sorter.ts';
import { type Params, prepare, type RowOf, type Runnable, type Written } from './statement.ts';

export type StoreErrorCode =
  /** The store failed, not the unit: nothing of it happened (after a failing disk: perhaps nothing), and it may be tried again. */
  | 'store_unavailable'
  | 'store_closed'
  /** A call on the tx of a unit that has ended. */
  | 'unit_closed'
  /** `read` or `write` inside a unit. */
  | 'unit_nested'
  /** The unit waited for something other than the store. */
  | 'unit_stalled'
  | 'call_not_awaited'
  /** `pause` in a unit that may write. */
  | 'unit_unpausable'
  | 'too_many_rows';

/** What the store itself refuses or cannot do. An error of SQLite (a constraint) or of the unit's own code is handed on as it is. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** Whether the store failed, and not what was done in it. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'store_unavailable' || error.code === 'store_closed');

/**
 * The store as one unit sees it, for as long as the unit lasts. Every call must be awaited. A call that fails (a constraint) fails the unit,
 * even when the error is caught: decide with ON CONFLICT … RETURNING or a read beforehand.
 */
export interface Tx {
  /** The first row, if there is any. */
  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined>;
  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]>;
  /** What the statement itself wrote, not its triggers or cascades. */
  run(runnable: Runnable, params?: Params): Promise<Written>;
  /** What a unit of the same commit, this one or one before it, has kept under this key. */
  recall<T>(key: string): T | undefined;
  /**
   * Keeps a value for the units of the same commit. Only the last value is written, right before the commit, so a row that every unit
   * changes is written once. Until then no statement sees it: whoever keeps a row reads it with `recall` first, everywhere.
   */
  keep<T>(key: string, value: T, writes: (value: T) => readonly Write[]): void;
  /**
   * Of a unit that only reads: ends its transaction and goes on in another one, when others have had their turns. What it has read may have
   * changed meanwhile. A read that may be long pauses after each slice of a bounded number of rows, so that it holds up no one.
   */
  pause(): Promise<void>;
  /** What keeps ids in an order while a long read finds them; it must be closed. */
  sorter(directions: readonly boolean[]): Sorter;
  /** Tells those who wait for commits that there is something new for them in this one. */
  notify(topic: Topic): void;
  /** What the store keeps in memory from unit to unit: values that follow from columns which never change. */
  readonly memory: Map<string, unknown>;
}

/**
 * What a commit may have changed: a queue that is waited for, `access` (who may call and what accounts reach), `sources` (which there are,
 * where they lead, and which owners are enabled).
 */
export type Topic = 'outbox' | 'deliveries' | 'access' | 'sources';

/** A statement that writes, and its values. */
export type Write = readonly [runnable: Runnable, params: Params];

/** A value that units keep until the commit. */
export type Kept = { readonly value: unknown; readonly writes: () => readonly Write[] };

/**
 * A unit writes no more rows than this, those of triggers and cascades included; larger work is several units with a committed cursor.
 * It holds a bulk of 1,000 items with a row more for each, and the request's key.
 */
export const ROWS_PER_UNIT = 2_500;

/** One unit's tx, and what the lane must know about it. SQLite answers at once; only the answer's delivery is asynchronous. */
export class Unit implements Tx {
  readonly #connection: Connection;
  #closed: string | undefined;
  #failure: { readonly error: unknown } | undefined;
  #undelivered = 0;
  #rows = 0;
  /** The unit's own code has not come to its end, be it expelled or not. */
  running = true;

  readonly #shared: ReadonlyMap<string, Kept>;
  /** What this unit keeps; the lane takes it over when the unit has succeeded. */
  readonly kept = new Map<string, Kept>();
  readonly topics = new Set<Topic>();
  readonly memory: Map<string, unknown>;

  readonly #pause: (() => Promise<void>) | undefined;

  constructor(
    connection: Connection,
    shared: ReadonlyMap<string, Kept> = new Map(),
    /** Ends the transaction and begins another one; nothing where units write. */
    pause?: () => Promise<void>,
    memory: Map<string, unknown> = new Map(),
  ) {
    this.#connection = connection;
    this.#shared = shared;
    this.#pause = pause;
    this.memory = memory;
  }

  pause(): Promise<void> {
    return this.#call(() => {
      if (this.#pause === undefined) throw new StoreError('unit_unpausable', 'Only a unit of `read` can pause.');
      return this.#pause();
    }) as Promise<unknown> as Promise<void>;
  }

  sorter(directions: readonly boolean[]): Sorter {
    return new Sorter(this.#connection.openScratch(), directions);
  }

  /** Lets a unit that had paused go on. */
  reopen(): void {
    this.#closed = undefined;
  }

  recall<T>(key: string): T | undefined {
    return (this.kept.get(key) ?? this.#shared.get(key))?.value as T | undefined;
  }

  keep<T>(key: string, value: T, writes: (value: T) => readonly Write[]): void {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    this.kept.set(key, { value, writes: () => writes(value) });
  }

  notify(topic: Topic): void {
    this.topics.add(topic);
  }

  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined> {
    return this.#call(() => prepare(this.#connection, runnable).get(params) as RowOf<R> | undefined);
  }

  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]> {
    return this.#call(() => prepare(this.#connection, runnable).all(params) as RowOf<R>[]);
  }

  run(runnable: Runnable, params?: Params): Promise<Written> {
    return this.#call(() => {
      const written = prepare(this.#connection, runnable).run(params);
      this.#rows += written.changes;
      // The lane counts exactly when the unit settles; a runaway loop should not keep everybody waiting until then.
      if (this.#rows > ROWS_PER_UNIT) throw tooManyRows();
      return written;
    });
  }

  /** Ends the unit: from now on every call throws `unit_closed`. */
  close(because: string): void {
    this.#closed = because;
  }

  /** What makes a unit fail whose own code came to its end without an error. */
  get fault(): { readonly error: unknown } | undefined {
    if (this.#failure !== undefined) return this.#failure;
    if (this.#undelivered === 0) return undefined;
    return {
      error: new StoreError(
        'call_not_awaited',
        'A unit ended before a call of its tx was awaited; nothing of it was kept.',
      ),
    };
  }

  #call<T>(execute: () => T): Promise<T> {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    // SQLite may have given up the whole transaction at the first failure; a further statement would then be committed on its own.
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#undelivered++;
    try {
      return new Answer(execute(), undefined, this.#delivered);
    } catch (error) {
      this.#failure = { error };
      return new Answer<T>(undefined, this.#failure, this.#delivered);
    }
  }

  readonly #delivered = (): void => {
    this.#undelivered--;
  };
}

export const tooManyRows = (): StoreError =>
  new StoreError(
    'too_many_rows',
    `A unit writes at most ${ROWS_PER_UNIT} rows: cut the work into several units with a committed cursor.`,
  );

/**
 * A promise of something already known, which notices whether it is awaited; a native promise cannot tell. It reports after the code that
 * awaits it has run on, so that between two calls awaited one after the other the unit never looks finished.
 */
class Answer<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Promise';
  readonly #value: T | undefined;
  readonly #failure: { readonly error: unknown } | undefined;
  #delivered: (() => void) | undefined;

  constructor(value: T | undefined, failure: { readonly error: unknown } | undefined, delivered: () => void) {
    this.#value = value;
    this.#failure = failure;
    this.#delivered = delivered;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaited is what this class is for.
  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    const settled: Promise<T> =
      this.#failure === undefined ? Promise.resolve(this.#value as T) : Promise.reject(this.#failure.error);
    const next = settled.then(fulfilled, rejected);
    if (this.#delivered !== undefined) next.then(this.#delivered, this.#delivered);
    this.#delivered = undefined;
    return next;
  }

  catch<B = never>(rejected?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, rejected);
  }

  finally(finished?: (() => void) | null): Promise<T> {
    return this.then().finally(finished);
  }
}
