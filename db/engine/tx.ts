import { Answer } from './answer.ts';
import type { Lookup, LookupAnswer } from './lookups.ts';
import type { Connection } from './open.ts';
import type { Soon } from './soon.ts';
import { ScratchSorter, type Sorter } from './sorter.ts';
import { type Params, type Prepared, prepare, type RowOf, type Runnable, type WrittenValue } from './statement.ts';
import { StoreError } from './store-error.ts';

/**
 * The store as seen by one unit, for the unit's lifetime. Await every call. A failing call (a constraint) fails the unit even if the error
 * is caught: decide with ON CONFLICT … RETURNING or read first.
 */
export interface Tx {
  /** The first row, if any. */
  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined>;
  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]>;
  /** Returns the changes of the statement, without its triggers and cascades. */
  run(runnable: Runnable, params?: Params): Promise<WrittenValue>;
  /**
   * Queues writes whose results the unit does not need. They run when the unit has succeeded, or before its next statement, so the unit
   * always sees them; one that fails, fails the unit. A unit that writes in no other way is spared a savepoint, a tenth of what storing a
   * contribution costs.
   */
  defer(writes: DeferredWrites): void;
  /**
   * Queues the write of one row, and of nothing else, that a lookup answers. `value` is the new answer, so the row need not be read again
   * when the write is committed; what is known of other rows stays known.
   */
  deferRow<Value>(lookup: Lookup<string, Value>, key: string, value: Value, write: Write): void;
  /** The value that this unit, or an earlier one of the same commit, kept under this key. */
  recall<T>(key: string): T | undefined;
  /**
   * Keeps a value for the units of the same commit. Only the last value is written, right before the commit, so a row that every unit
   * changes is written once. No statement sees it before that: code that keeps a row must always try `recall` before it reads the row.
   */
  keep<T>(key: string, value: T, writes: (value: T) => readonly Write[]): void;
  /**
   * Answers a lookup from memory, or from `read`, which only reads. The answer stays in memory until a statement writes to one of the
   * lookup's tables. An engine that can answer from memory at once does so without a promise: to wait for what is there already costs a
   * request more than to find it.
   */
  lookUp<Key, Value>(
    lookup: Lookup<Key, Value>,
    key: Key,
    read: () => Promise<Value | undefined>,
  ): Soon<Value | undefined>;
  /**
   * In a read: ends the transaction and continues in another, after other units had their turn. Rows that it has read may have changed
   * meanwhile. Long reads pause after each slice of a bounded number of rows, so that they hold up no one.
   */
  pause(): Promise<void>;
  /**
   * In a read: does long work on a reader thread, in one snapshot that has all that was committed before it. Without threads the work is
   * done here, so it pauses nevertheless.
   * @param isDeep whether the work needs much memory: the threads do one such work at a time.
   */
  aside<T>(work: (tx: Tx) => Promise<T>, isDeep?: boolean): Promise<T>;
  /** A statement of a long read may scan at most this many rows. */
  readonly rowsAtOnce: number;
  /** Sorts ids while a long read finds them; must be closed. */
  sorter(directions: readonly boolean[]): Sorter;
  /** Notifies the listeners for this topic once the commit is done. */
  notify(topic: Topic): void;
  /** Values that the store keeps in memory from unit to unit; they follow from columns which never change. */
  readonly memory: Map<string, unknown>;
}

/**
 * A part of the store that a commit may have changed: a queue with listeners, `access` (who may call and what accounts reach), or `sources`
 * (which exist, where they lead, and which owners are enabled).
 */
export type Topic = 'outbox' | 'deliveries' | 'access' | 'sources';

/** A write statement and its values. */
export type Write = readonly [runnable: Runnable, params: Params];

/** Synchronous, so that its statements are run together. It may be called a second time: it must only depend on what it was made with. */
export type DeferredWrites = (run: (runnable: Runnable, params?: Params) => WrittenValue) => void;

/** A value kept until the commit. */
export type Kept = { readonly value: unknown; readonly writes: () => readonly Write[] };

/**
 * The most rows a unit can write, including triggers and cascades; larger work takes several units with a committed cursor. Enough for a
 * bulk of 1,000 items with two more rows each, as an audit event and its seal, plus the request's key.
 */
export const ROWS_PER_UNIT = 3_500;

/**
 * One unit's tx, with what the lane needs to know about it. SQLite answers synchronously; only the delivery of the answer is asynchronous.
 */
export class StoreUnit implements Tx {
  readonly #connection: Connection;
  #closed: string | undefined;
  #failure: { readonly error: unknown } | undefined;
  #undelivered = 0;
  /** The number of rows that it has written. */
  rows = 0;
  /** The unit's own code has not finished, whether or not the unit was expelled. */
  running = true;

  readonly #shared: ReadonlyMap<string, Kept>;
  /** Values that this unit keeps; the lane takes them over if the unit succeeds. */
  kept: Map<string, Kept> | undefined;
  topics: Set<Topic> | undefined;
  readonly memory: Map<string, unknown>;

  /** Repeats, in order, what the unit has written, after the transaction had to be rolled back for another unit. */
  readonly written: (() => void)[] = [];
  readonly #deferred: (DeferredWrites | Write)[] = [];
  /** The answers of lookups once this unit is committed. */
  readonly told: LookupAnswer[] = [];
  readonly #save: (() => void) | undefined;
  /** True if its writes can be rolled back alone. */
  isSaved = false;

  readonly rowsAtOnce = 1_000;
  readonly #pause: ((elsewhere?: Promise<unknown>) => Promise<void>) | undefined;
  readonly #aside: Tx['aside'] | undefined;

  constructor(
    connection: Connection,
    shared: ReadonlyMap<string, Kept> = new Map(),
    /** Ends the transaction and begins another, once what happens elsewhere is done; undefined in the writing lane. */
    pause?: (elsewhere?: Promise<unknown>) => Promise<void>,
    memory: Map<string, unknown> = new Map(),
    /** Opens a savepoint; undefined in the reading lane. */
    save?: () => void,
    /** Runs work on a reader thread, if there are any. */
    aside?: Tx['aside'],
  ) {
    this.#connection = connection;
    this.#shared = shared;
    this.#pause = pause;
    this.#save = save;
    this.#aside = aside;
    this.memory = memory;
  }

  pause(): Promise<void> {
    return this.#call(() => {
      if (this.#pause === undefined) throw new StoreError('unit_unpausable', 'Only a unit of `read` can pause.');
      return this.#pause();
    }) as Promise<unknown> as Promise<void>;
  }

  aside<T>(work: (tx: Tx) => Promise<T>, isDeep = false): Promise<T> {
    const aside = this.#aside;
    return this.#call(() => {
      if (this.#pause === undefined) throw new StoreError('unit_unpausable', 'Only a unit of `read` can read aside.');
      if (aside === undefined) return work(this);
      // In a moment: by then, this tx is closed to the work.
      const done = Promise.resolve().then(() => aside(work, isDeep));
      return this.#pause(done).then(() => done);
    }) as Promise<unknown> as Promise<T>;
  }

  sorter(directions: readonly boolean[]): Sorter {
    return new ScratchSorter(this.#connection.openScratch(), directions, this);
  }

  /** Lets a paused unit continue. */
  reopen(): void {
    this.#closed = undefined;
  }

  recall<T>(key: string): T | undefined {
    return (this.kept?.get(key) ?? this.#shared.get(key))?.value as T | undefined;
  }

  keep<T>(key: string, value: T, writes: (value: T) => readonly Write[]): void {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    this.kept ??= new Map();
    this.kept.set(key, { value, writes: () => writes(value) });
  }

  notify(topic: Topic): void {
    this.topics ??= new Set();
    this.topics.add(topic);
  }

  lookUp<Key, Value>(
    lookup: Lookup<Key, Value>,
    key: Key,
    read: () => Promise<Value | undefined>,
  ): Soon<Value | undefined> {
    const { lookups } = this.#connection;
    // Deferred writes have not been announced yet.
    if (this.#deferred.some((writes) => typeof writes === 'function')) return read();
    const known = (lookups.toldIn(this.told, lookup, key) as Value | undefined) ?? lookups.find(lookup, key);
    return known ?? lookups.read(lookup, key, read);
  }

  defer(writes: DeferredWrites): void {
    this.#queue(writes);
  }

  deferRow<Value>(lookup: Lookup<string, Value>, key: string, value: Value, write: Write): void {
    this.#queue(write);
    this.told.push([lookup, key, value]);
  }

  #queue(writes: DeferredWrites | Write): void {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    if (this.#save === undefined) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#deferred.push(writes);
  }

  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined> {
    return this.#call(() => this.#prepare(runnable, (query) => query.get(params)) as RowOf<R> | undefined);
  }

  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]> {
    return this.#call(() => this.#prepare(runnable, (query) => query.all(params)) as RowOf<R>[]);
  }

  run(runnable: Runnable, params?: Params): Promise<WrittenValue> {
    return this.#call(() => this.#counted(this.#prepare(runnable, (query) => query.run(params))));
  }

  /** Runs the deferred writes. The lane does so when the unit's own code has succeeded. */
  flush(): void {
    for (const writes of this.#deferred.splice(0)) {
      if (typeof writes === 'function') {
        this.written.push(() => writes((runnable, params) => prepare(this.#connection, runnable).run(params)));
        writes((runnable, params) => this.#counted(prepare(this.#connection, runnable).run(params)));
      } else {
        const [runnable, params] = writes;
        const query = prepare(this.#connection, runnable);
        this.written.push(() => query.runTold(params));
        this.#counted(query.runTold(params));
      }
    }
  }

  /** Runs a statement after the writes deferred before it. Writes of a unit whose code is still running may have to be undone. */
  #prepare<Result>(runnable: Runnable, execute: (query: Prepared) => Result): Result {
    const query = prepare(this.#connection, runnable);
    if (query.writes || this.#deferred.length > 0) this.#secure();
    if (query.writes) this.written.push(() => execute(query));
    return execute(query);
  }

  #secure(): void {
    if (!this.isSaved) this.#save?.();
    this.isSaved = true;
    this.flush();
  }

  #counted(written: WrittenValue): WrittenValue {
    this.rows += written.changes;
    // The lane counts exactly when the unit settles; this stops a runaway loop before it blocks everyone until then.
    if (this.rows > ROWS_PER_UNIT) throw tooManyRows();
    return written;
  }

  /** Ends the unit: from now on every call throws `unit_closed`. */
  close(because: string): void {
    this.#closed = because;
  }

  /** The failure of a unit whose own code finished without an error. */
  get fault(): { readonly error: unknown } | undefined {
    if (this.#failure !== undefined) return this.#failure;
    if (this.#undelivered === 0) return undefined;
    return {
      error: new StoreError('call_not_awaited', 'A unit ended without awaiting a call on its tx; it was rolled back.'),
    };
  }

  #call<T>(execute: () => T): Promise<T> {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    // SQLite may have rolled back the whole transaction at the first failure; another statement would then be committed on its own.
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
    `A unit can write at most ${ROWS_PER_UNIT} rows: split the work into several units with a committed cursor.`,
  );
