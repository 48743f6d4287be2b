import { BATCH_MS, BatchLimit, READS_MS } from './batch-limit.ts';
import { outside, requireNoUnit } from './inside.ts';
import type { Requester } from './job.ts';
import { Lane } from './lane.ts';
import { type Lookup, Lookups } from './lookups.ts';
import { type FindFault, type Migrated, type Migration, migrate } from './migrate.ts';
import type { Root } from './migration.ts';
import { type Connection, openConnection } from './open.ts';
import type { ConnectionOptions } from './open-client.ts';
import { Readers, type ReadersOptions } from './readers.ts';
import type { SharedAccess } from './shared-access.ts';
import type { Soon } from './soon.ts';
import { StoreError } from './store-error.ts';
import type { StoreStats } from './store-figures.ts';
import type { Topic, Tx } from './tx.ts';

export interface StoreOptions extends Omit<ConnectionOptions, 'readonly'> {
  /** Applied before the store opens: a drizzle-kit folder or its contents. */
  readonly migrations?: string | readonly Migration[];
  /** The roots of earlier versions; a migrations folder brings its own. */
  readonly roots?: readonly Root[];
  /** Looks for a fault in the rows after a migration, which is undone if there is one. */
  readonly faultOf?: FindFault;
  /** True if a copy of the store, as it is now, has been made for a migration: see backUpStore. */
  readonly isCopied?: boolean;
  /**
   * Called once when a COMMIT fails with an I/O error. The state on disk is unknown, so the process must end; no caller has been answered
   * yet.
   */
  readonly fatal?: (error: unknown) => void;
  /** Called after each commit that may have changed something, with its units and the time since it was begun. For metrics. */
  readonly committed?: ((units: number, tookMs: number) => void) | undefined;
  /** The threads for long reads of a file. Without it they run here, in slices. */
  readonly readers?: ReadersOptions | undefined;
  /**
   * The time that units run in one go: by default 10 ms if they share a commit, and 2 ms if they read. Longer in tests that must not depend
   * on the speed of the machine.
   */
  readonly batchMs?: number;
  /** The time that they are measured with, in milliseconds. */
  readonly batchClock?: () => number;
}

/** Work that sees one state of the store and takes effect completely or not at all. It may be retried, so it must have no other effects. */
export type Work<T> = (tx: Tx) => Soon<T>;

/** The platform's persistent state. One store per file and process. */
export interface Store {
  /** Undefined when the store belongs to this process alone. */
  readonly shared?: SharedAccess | undefined;
  /** The changes made when the store was opened, if migrations were given. */
  readonly migrated: Migrated | undefined;
  readonly stats: Readonly<StoreStats>;
  /** Counts the units of either kind that were begun while another tenant waited for its turn. */
  readonly turns: { readonly read: number; readonly write: number };
  /** The long reads that run on threads now, and those that wait for one. */
  readonly longReads: { readonly running: number; readonly waiting: number };
  /**
   * Runs a unit that reads the committed state and cannot write. Long ones pause or read aside: see `Tx.pause` and `Tx.aside`.
   */
  read<T>(work: Work<T>, requester?: Requester): Promise<T>;
  /**
   * Runs a unit that may write, after those requested before it for the same tenant; tenants take turns. Resolves once its commit is on
   * disk. Units share a commit and run strictly one after another; one that throws is rolled back, and only its caller gets the error.
   */
  write<T>(work: Work<T>, requester?: Requester): Promise<T>;
  /** The committed answer to a lookup, if it is in memory: see `Tx.lookUp`. */
  known<Key, Value>(lookup: Lookup<Key, Value>, key: Key): Value | undefined;
  /**
   * Calls back after every commit that may have changed something, with the topics its units notified. Returns a function that
   * unsubscribes.
   */
  onCommit(wake: (topics: ReadonlySet<Topic>) => void): () => void;
  /** Refuses new units, finishes the pending ones and closes the file. */
  close(): Promise<void>;
}

/** Opens the store, creating and migrating the file as needed. `:memory:` is a private store that ends with the process. */
export const openStore = (options: StoreOptions): Store => {
  const { migrations, roots, faultOf, isCopied, fatal, batchMs, batchClock, readers, committed, ...opening } = options;
  const inMemory = options.file === ':memory:';
  const lookups = new Lookups();
  const writer = openConnection(opening, lookups);
  lookups.watch(writer.client);
  const opened: Connection[] = [writer];
  const closeAll = (): void => {
    for (const { client } of opened.toReversed()) client.close();
  };
  try {
    const migrated =
      migrations === undefined ? undefined : migrate(writer.client, migrations, roots, faultOf, isCopied);
    // A second connection, or reads would see uncommitted rows. An in-memory store has only one; reads and writes take turns there, which
    // has the same effect.
    const reader = inMemory ? writer : openConnection({ ...opening, readonly: true }, lookups);
    if (reader !== writer) opened.push(reader);
    const { file, synchronous, busyTimeoutMs } = opening;
    const startReaders =
      inMemory || readers === undefined
        ? undefined
        : (memory: Map<string, unknown>) => new Readers(readers, { file, synchronous, busyTimeoutMs }, reader, memory);
    const limitOf = (byDefaultMs: number) => new BatchLimit(batchMs ?? byDefaultMs, batchClock);
    return new TurnTaking(writer, reader, migrated, fatal ?? (() => {}), closeAll, limitOf, startReaders, committed);
  } catch (error) {
    closeAll();
    throw error;
  }
};

/** Opens a store that another process may be using, read-only: for verification and export. Each unit sees one committed state. */
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
    (byDefaultMs) => new BatchLimit(byDefaultMs),
  );
};

/** Runs one batch at a time, from either lane. */
class TurnTaking implements Store {
  readonly migrated: Migrated | undefined;
  readonly stats: StoreStats = { reads: 0, writes: 0, failed: 0, stalled: 0, commits: 0, largestBatch: 0 };
  readonly #lookups: Lookups;
  readonly #readers: Readers | undefined;
  readonly #reads: Lane;
  readonly #writes: Lane;
  readonly #guardReads: (on: boolean) => void;
  readonly #release: () => void;
  readonly #committed: StoreOptions['committed'];
  /** The start of the running batch, and the number of units that had written before it. */
  #begun = { atMs: 0, writes: 0 };
  readonly #listeners = new Set<(topics: ReadonlySet<Topic>) => void>();
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
    limitOf: (byDefaultMs: number) => BatchLimit,
    startReaders?: (memory: Map<string, unknown>) => Readers,
    committed?: StoreOptions['committed'],
  ) {
    this.migrated = migrated;
    this.#release = release;
    this.#committed = committed;
    this.#lookups = writer.lookups;
    const broken = (cause: unknown): void => {
      this.#refusal = new StoreError('store_unavailable', 'The disk failed; the store no longer accepts work.', {
        cause,
      });
      fatal(cause);
    };
    const memory = new Map<string, unknown>();
    this.#readers = startReaders?.(memory);
    const wake = (): void => this.#schedule();
    this.#writes = new Lane(writer, true, this.stats, broken, limitOf(BATCH_MS), memory, wake);
    this.#reads = new Lane(reader, false, this.stats, broken, limitOf(READS_MS), memory, wake, this.#readers);
    this.#guardReads = reader === writer ? (on) => writer.client.pragma(`query_only = ${on ? 'ON' : 'OFF'}`) : () => {};
  }

  get turns(): Store['turns'] {
    return { read: this.#reads.queue.passed, write: this.#writes.queue.passed };
  }

  get longReads(): Store['longReads'] {
    return this.#readers?.load ?? { running: 0, waiting: 0 };
  }

  read<T>(work: Work<T>, requester?: Requester): Promise<T> {
    return this.#ask(this.#reads, work, requester);
  }

  write<T>(work: Work<T>, requester?: Requester): Promise<T> {
    return this.#ask(this.#writes, work, requester);
  }

  known<Key, Value>(lookup: Lookup<Key, Value>, key: Key): Value | undefined {
    return this.#refusal === undefined ? this.#lookups.find(lookup, key) : undefined;
  }

  onCommit(wake: (topics: ReadonlySet<Topic>) => void): () => void {
    this.#listeners.add(wake);
    return () => this.#listeners.delete(wake);
  }

  close(): Promise<void> {
    this.#refusal ??= new StoreError('store_closed', 'The store is closed.');
    this.#reads.abandon(this.#refusal);
    this.#closed ??= new Promise<void>((resolve) => {
      this.#drained = resolve;
      this.#schedule();
    })
      .then(() => this.#readers?.close())
      .then(this.#release);
    return this.#closed;
  }

  #ask<T>(lane: Lane, work: Work<T>, requester?: Requester): Promise<T> {
    requireNoUnit();
    if (this.#refusal !== undefined) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      let value: T;
      lane.queue.push({
        run: async (tx) => {
          value = await work(tx);
        },
        answer: () => resolve(value),
        fail: reject,
        requester,
      });
      this.#schedule();
    });
  }

  /** Of all callers together, so outside of the unit that asks. The guard directly follows the turn in the macrotask queue, so nothing runs between a batch and its check. */
  #schedule(): void {
    if (this.#scheduled || this.#turn !== undefined) return;
    if (!this.#reads.isWaiting && !this.#writes.isWaiting) {
      this.#drained?.();
      return;
    }
    this.#scheduled = true;
    outside(this.#queueTurn);
  }

  readonly #queueTurn = (): void => {
    setImmediate(this.#begin);
    setImmediate(this.#guard);
  };

  readonly #begin = (): void => {
    this.#scheduled = false;
    const [first, second] = this.#last === this.#reads ? [this.#writes, this.#reads] : [this.#reads, this.#writes];
    const lane = first.isWaiting ? first : second;
    this.#turn = this.#last = lane;
    if (this.#committed !== undefined) this.#begun = { atMs: performance.now(), writes: this.stats.writes };
    if (lane === this.#reads) this.#guardReads(true);
    lane.start(this.#ended);
  };

  readonly #guard = (): void => this.#turn?.expelStalled();

  readonly #ended = (committed: ReadonlySet<Topic> | undefined): void => {
    if (this.#turn === this.#reads) this.#guardReads(false);
    const topics = this.#turn === this.#writes ? committed : undefined;
    if (topics !== undefined)
      this.#committed?.(this.stats.writes - this.#begun.writes, performance.now() - this.#begun.atMs);
    this.#turn = undefined;
    if (this.#refusal?.code === 'store_unavailable')
      for (const lane of [this.#reads, this.#writes]) for (const job of lane.queue.clear()) job.fail(this.#refusal);
    this.#schedule();
    if (topics !== undefined) for (const wake of this.#listeners) wake(topics);
  };
}
