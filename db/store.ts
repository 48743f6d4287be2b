import { AsyncLocalStorage } from 'node:async_hooks';
import { type Migrated, type Migration, migrate } from './migrate.ts';
import { type Connection, type ConnectionOptions, openConnection } from './open.ts';
import { ROWS_PER_UNIT, StoreError, type Tx, tooManyRows, Unit } from './tx.ts';

export interface StoreOptions extends Omit<ConnectionOptions, 'readonly'> {
  /** Applied before the store opens: a folder that drizzle-kit wrote, or its contents. */
  readonly migrations?: string | readonly Migration[];
  /** Called once when a COMMIT met an I/O error: what is on disk is unknown, so the process must end; nobody has been answered yet. */
  readonly fatal?: (error: unknown) => void;
}

/** How the store has been used since it was opened. */
export interface StoreStats {
  reads: number;
  /** Units of `write` that ran, failed ones included. */
  writes: number;
  failed: number;
  stalled: number;
  commits: number;
  largestBatch: number;
}

/** A piece of work that sees one state of the store and happens as a whole or not at all. It may run again, so it changes nothing else. */
export type Work<T> = (tx: Tx) => Promise<T>;

/** Everything the platform remembers. One store per file and process. */
export interface Store {
  /** What opening changed, if it was given migrations. */
  readonly migrated: Migrated | undefined;
  readonly stats: Readonly<StoreStats>;
  /** Runs a unit against the committed state; it cannot write. */
  read<T>(work: Work<T>): Promise<T>;
  /**
   * Runs a unit that may write, after those asked for before it. Answers when its commit is on disk. Units share a commit and run strictly
   * one after another; one that throws leaves nothing behind, and its error reaches its caller alone.
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Calls back after every commit that may have changed something; answers how to stop it. */
  onCommit(wake: () => void): () => void;
  /** Refuses new units, finishes those asked for, and closes the file. */
  close(): Promise<void>;
}

const UNITS_PER_BATCH = 256;
const BATCH_MS = 10;

/** A unit in its queue. */
interface Job {
  run(tx: Tx): Promise<void>;
  answer(): void;
  fail(error: unknown): void;
}

/** A unit of the running batch: it failed if there is a failure, once it is no longer the current one. */
interface Started {
  readonly job: Job;
  readonly unit: Unit;
  failure?: { readonly error: unknown };
}

/**
 * Whose code is running. A flag that is set while a unit lasts would also blame other requests' code, which runs while a stalled unit waits;
 * the context of a call is exact and costs 0.2 µs a unit.
 */
const inside = new AsyncLocalStorage<Unit>();

/** One connection, the units queued for it, and the transaction that some of them share. */
class Lane {
  readonly queue: Job[] = [];
  readonly #connection: Connection;
  readonly #writes: boolean;
  readonly #stats: StoreStats;
  readonly #fatal: (error: unknown) => void;
  readonly #statements;
  #batch: Started[] = [];
  #startedAt = 0;
  #changes = 0;
  #current: Started | undefined;
  #end: (committed: boolean) => void = () => {};

  constructor(connection: Connection, writes: boolean, stats: StoreStats, fatal: (error: unknown) => void) {
    const { client } = connection;
    this.#connection = connection;
    this.#writes = writes;
    this.#stats = stats;
    this.#fatal = fatal;
    this.#statements = {
      begin: client.prepare(writes ? 'BEGIN IMMEDIATE' : 'BEGIN'),
      commit: client.prepare('COMMIT'),
      rollback: client.prepare('ROLLBACK'),
      save: client.prepare('SAVEPOINT unit'),
      release: client.prepare('RELEASE unit'),
      undo: client.prepare('ROLLBACK TO unit'),
      changes: client.prepare<[], number>('SELECT total_changes()').pluck(),
    };
  }

  /** Opens a transaction and runs units in it; calls back when all of them have been answered, with whether any was kept. */
  start(end: (committed: boolean) => void): void {
    this.#end = end;
    this.#batch = [];
    this.#startedAt = performance.now();
    try {
      this.#statements.begin.run();
      if (this.#writes) this.#changes = this.#statements.changes.get() ?? 0;
    } catch (error) {
      for (const job of this.queue.splice(0, UNITS_PER_BATCH))
        this.#batch.push({ job, unit: new Unit(this.#connection) });
      this.#lose(error);
      return;
    }
    this.#next();
  }

  /**
   * The macrotask after the batch began: a unit that awaits the store alone has settled by now, since the store answers in microtasks.
   * What is left of the queue waits for the next batch.
   */
  expelStalled(): void {
    const stalled = this.#current;
    if (stalled === undefined) return;
    this.#stats.stalled++;
    const error = new StoreError(
      'unit_stalled',
      'A unit waited for something other than the store; nothing of it was kept.',
    );
    if (this.#settle(stalled, { error })) this.#finish();
  }

  #next(): void {
    const full = this.#batch.length >= UNITS_PER_BATCH || performance.now() - this.#startedAt >= BATCH_MS;
    const job = full && this.#batch.length > 0 ? undefined : this.queue.shift();
    if (job === undefined) {
      this.#finish();
      return;
    }
    const started: Started = { job, unit: new Unit(this.#connection) };
    this.#batch.push(started);
    this.#current = started;
    try {
      if (this.#writes) this.#statements.save.run();
    } catch (error) {
      this.#lose(error);
      return;
    }
    inside.run(started.unit, job.run, started.unit).then(
      () => this.#ran(started, undefined),
      (error: unknown) => this.#ran(started, { error }),
    );
  }

  #ran(started: Started, failure: Started['failure']): void {
    started.unit.running = false;
    if (this.#current === started && this.#settle(started, failure ?? started.unit.fault)) this.#next();
  }

  /** Keeps or undoes the current unit's rows. False when the batch was lost over it. */
  #settle(started: Started, failure: Started['failure']): boolean {
    this.#current = undefined;
    started.unit.close(failure === undefined ? 'its unit has ended' : 'its unit has failed');
    started.failure = failure;
    if (!this.#writes) return this.#connection.client.inTransaction || this.#lose(failure?.error);
    try {
      const { changes, release, undo } = this.#statements;
      const before = this.#changes;
      this.#changes = changes.get() ?? before;
      if (this.#changes - before > ROWS_PER_UNIT) started.failure ??= { error: tooManyRows() };
      if (started.failure !== undefined) {
        // A trigger's RAISE(ROLLBACK) or a full disk makes SQLite give up the whole transaction, the neighbours' rows too.
        if (!this.#connection.client.inTransaction) return this.#lose(started.failure.error);
        undo.run();
      }
      release.run();
      return true;
    } catch (error) {
      return this.#lose(error);
    }
  }

  #finish(): void {
    try {
      this.#statements.commit.run();
    } catch (error) {
      if (isInputOutput(error)) this.#fatal(error);
      this.#lose(error);
      return;
    }
    // Failures wait for the commit as well: a unit may have failed over a neighbour's row.
    let kept = 0;
    for (const { job, failure } of this.#batch) {
      if (failure === undefined) {
        kept++;
        job.answer();
      } else job.fail(failure.error);
    }
    this.#count(this.#batch.length - kept);
    this.#end(kept > 0);
  }

  /** Nobody of the batch is told of success: nothing of it happened, or after an I/O error at COMMIT, nobody knows. */
  #lose(cause: unknown): false {
    this.#current = undefined;
    try {
      if (this.#connection.client.inTransaction) this.#statements.rollback.run();
    } catch {
      // The cause says more than a rollback that fails after it; a transaction still open makes the next BEGIN fail.
    }
    const error = new StoreError('store_unavailable', 'The store failed before it could confirm this.', { cause });
    for (const { job, unit } of this.#batch) {
      unit.close('its transaction was lost');
      job.fail(error);
    }
    this.#count(this.#batch.length);
    this.#end(false);
    return false;
  }

  #count(failed: number): void {
    const stats = this.#stats;
    stats[this.#writes ? 'writes' : 'reads'] += this.#batch.length;
    stats.failed += failed;
    if (!this.#writes) return;
    if (failed < this.#batch.length) stats.commits++;
    stats.largestBatch = Math.max(stats.largestBatch, this.#batch.length);
  }
}

/** The disk refused or the file is damaged: whether the commit will be there after a restart is unknown. */
const isInputOutput = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(error.code));

/** Opens the store, creating and migrating the file as needed. `:memory:` is a store of its own that ends with the process. */
export const openStore = (options: StoreOptions): Store => {
  const { migrations, fatal, ...opening } = options;
  const inMemory = options.file === ':memory:';
  const writer = openConnection(opening);
  const opened: Connection[] = [writer];
  const closeAll = (): void => {
    for (const { client } of opened.toReversed()) client.close();
  };
  try {
    const migrated = migrations === undefined ? undefined : migrate(writer.client, migrations);
    // A second connection, or reads would see uncommitted rows. A store in memory has one only; there the turns of reads and writes,
    // which never overlap, give the same.
    const reader = inMemory ? writer : openConnection({ ...opening, readonly: true });
    if (reader !== writer) opened.push(reader);
    return new TurnTaking(writer, reader, migrated, fatal ?? (() => {}), closeAll);
  } catch (error) {
    closeAll();
    throw error;
  }
};

/** Opens a store that may belong to a running process, for reading alone: verification and export. Each unit sees one committed state. */
export const openReader = (
  options: Omit<ConnectionOptions, 'readonly' | 'synchronous'>,
): Pick<Store, 'read' | 'close'> => {
  const reader = openConnection({ ...options, readonly: true });
  return new TurnTaking(
    reader,
    reader,
    undefined,
    () => {},
    () => reader.client.close(),
  );
};

/** Lets the two lanes run one batch at a time. */
class TurnTaking implements Store {
  readonly migrated: Migrated | undefined;
  readonly stats: StoreStats = { reads: 0, writes: 0, failed: 0, stalled: 0, commits: 0, largestBatch: 0 };
  readonly #reads: Lane;
  readonly #writes: Lane;
  readonly #guardReads: (on: boolean) => void;
  readonly #release: () => void;
  readonly #listeners = new Set<() => void>();
  #refusal: StoreError | undefined;
  #scheduled = false;
  #turn: Lane | undefined;
  #last: Lane | undefined;
  #closed: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  constructor(
    writer: Connection,
    reader: Connection,
    migrated: Migrated | undefined,
    fatal: (error: unknown) => void,
    release: () => void,
  ) {
    this.migrated = migrated;
    this.#release = release;
    const broken = (cause: unknown): void => {
      this.#refusal = new StoreError('store_unavailable', 'The disk failed; the store takes no more work.', { cause });
      fatal(cause);
    };
    this.#writes = new Lane(writer, true, this.stats, broken);
    this.#reads = new Lane(reader, false, this.stats, broken);
    this.#guardReads = reader === writer ? (on) => writer.client.pragma(`query_only = ${on ? 'ON' : 'OFF'}`) : () => {};
  }

  read<T>(work: Work<T>): Promise<T> {
    return this.#ask(this.#reads, work);
  }

  write<T>(work: Work<T>): Promise<T> {
    return this.#ask(this.#writes, work);
  }

  onCommit(wake: () => void): () => void {
    this.#listeners.add(wake);
    return () => this.#listeners.delete(wake);
  }

  close(): Promise<void> {
    this.#refusal ??= new StoreError('store_closed', 'The store is closed.');
    this.#closed ??= new Promise<void>((resolve) => {
      this.#drained = resolve;
      this.#schedule();
    }).then(this.#release);
    return this.#closed;
  }

  #ask<T>(lane: Lane, work: Work<T>): Promise<T> {
    if (inside.getStore()?.running === true)
      throw new StoreError(
        'unit_nested',
        'A unit was begun inside a unit: use the tx at hand, or begin it after this unit has ended.',
      );
    if (this.#refusal !== undefined) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      let value: T;
      lane.queue.push({
        run: async (tx) => {
          value = await work(tx);
        },
        answer: () => resolve(value),
        fail: reject,
      });
      this.#schedule();
    });
  }

  /** The guard stands directly behind the turn in the queue of macrotasks, so that nothing runs between a batch and the look at it. */
  #schedule(): void {
    if (this.#scheduled || this.#turn !== undefined) return;
    if (this.#reads.queue.length + this.#writes.queue.length === 0) {
      this.#drained?.();
      return;
    }
    this.#scheduled = true;
    setImmediate(this.#begin);
    setImmediate(this.#guard);
  }

  readonly #begin = (): void => {
    this.#scheduled = false;
    const [first, second] = this.#last === this.#reads ? [this.#writes, this.#reads] : [this.#reads, this.#writes];
    const lane = first.queue.length > 0 ? first : second;
    this.#turn = this.#last = lane;
    if (lane === this.#reads) this.#guardReads(true);
    lane.start(this.#ended);
  };

  readonly #guard = (): void => this.#turn?.expelStalled();

  readonly #ended = (committed: boolean): void => {
    if (this.#turn === this.#reads) this.#guardReads(false);
    const changed = committed && this.#turn === this.#writes;
    this.#turn = undefined;
    if (this.#refusal?.code === 'store_unavailable')
      for (const lane of [this.#reads, this.#writes]) for (const job of lane.queue.splice(0)) job.fail(this.#refusal);
    this.#schedule();
    if (changed) for (const wake of this.#listeners) wake();
  };
}
