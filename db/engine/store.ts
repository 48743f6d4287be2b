import { BATCH_MS, inside, Lane, type StoreStats } from './lane.ts';
import { type Migrated, type Migration, migrate } from './migrate.ts';
import { type Connection, type ConnectionOptions, openConnection } from './open.ts';
import type { Root } from './roots.ts';
import { StoreError, type Topic, type Tx } from './tx.ts';

export interface StoreOptions extends Omit<ConnectionOptions, 'readonly'> {
  /** Applied before the store opens: a folder that drizzle-kit wrote, or its contents. */
  readonly migrations?: string | readonly Migration[];
  /** Where stores of earlier versions began; a folder of migrations names its own. */
  readonly roots?: readonly Root[];
  /** Called once when a COMMIT met an I/O error: what is on disk is unknown, so the process must end; nobody has been answered yet. */
  readonly fatal?: (error: unknown) => void;
  /** How long units may share a commit before it is made: 10 ms. Longer where a test must not depend on the speed of its machine. */
  readonly batchMs?: number;
}

/** A piece of work that sees one state of the store and happens as a whole or not at all. It may run again, so it changes nothing else. */
export type Work<T> = (tx: Tx) => Promise<T>;

/** Everything the platform remembers. One store per file and process. */
export interface Store {
  /** What opening changed, if it was given migrations. */
  readonly migrated: Migrated | undefined;
  readonly stats: Readonly<StoreStats>;
  /** Runs a unit against the committed state; it cannot write. A long one pauses: see `Tx.pause`. */
  read<T>(work: Work<T>): Promise<T>;
  /**
   * Runs a unit that may write, after those asked for before it. Answers when its commit is on disk. Units share a commit and run strictly
   * one after another; one that throws leaves nothing behind, and its error reaches its caller alone.
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Calls back after every commit that may have changed something, with what its units have told; answers how to stop it. */
  onCommit(wake: (topics: ReadonlySet<Topic>) => void): () => void;
  /** Refuses new units, finishes those asked for, and closes the file. */
  close(): Promise<void>;
}

/** Opens the store, creating and migrating the file as needed. `:memory:` is a store of its own that ends with the process. */
export const openStore = (options: StoreOptions): Store => {
  const { migrations, roots, fatal, batchMs = BATCH_MS, ...opening } = options;
  const inMemory = options.file === ':memory:';
  const writer = openConnection(opening);
  const opened: Connection[] = [writer];
  const closeAll = (): void => {
    for (const { client } of opened.toReversed()) client.close();
  };
  try {
    const migrated = migrations === undefined ? undefined : migrate(writer.client, migrations, roots);
    // A second connection, or reads would see uncommitted rows. A store in memory has one only; there the turns of reads and writes,
    // which never overlap, give the same.
    const reader = inMemory ? writer : openConnection({ ...opening, readonly: true });
    if (reader !== writer) opened.push(reader);
    return new TurnTaking(writer, reader, migrated, fatal ?? (() => {}), closeAll, batchMs);
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
    BATCH_MS,
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
    batchMs: number,
  ) {
    this.migrated = migrated;
    this.#release = release;
    const broken = (cause: unknown): void => {
      this.#refusal = new StoreError('store_unavailable', 'The disk failed; the store takes no more work.', { cause });
      fatal(cause);
    };
    const memory = new Map<string, unknown>();
    this.#writes = new Lane(writer, true, this.stats, broken, batchMs, memory);
    this.#reads = new Lane(reader, false, this.stats, broken, batchMs, memory);
    this.#guardReads = reader === writer ? (on) => writer.client.pragma(`query_only = ${on ? 'ON' : 'OFF'}`) : () => {};
  }

  read<T>(work: Work<T>): Promise<T> {
    return this.#ask(this.#reads, work);
  }

  write<T>(work: Work<T>): Promise<T> {
    return this.#ask(this.#writes, work);
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
    if (!this.#reads.isWaiting && !this.#writes.isWaiting) {
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
    const lane = first.isWaiting ? first : second;
    this.#turn = this.#last = lane;
    if (lane === this.#reads) this.#guardReads(true);
    lane.start(this.#ended);
  };

  readonly #guard = (): void => this.#turn?.expelStalled();

  readonly #ended = (committed: ReadonlySet<Topic> | undefined): void => {
    if (this.#turn === this.#reads) this.#guardReads(false);
    const topics = this.#turn === this.#writes ? committed : undefined;
    this.#turn = undefined;
    if (this.#refusal?.code === 'store_unavailable')
      for (const lane of [this.#reads, this.#writes]) for (const job of lane.queue.splice(0)) job.fail(this.#refusal);
    this.#schedule();
    if (topics !== undefined) for (const wake of this.#listeners) wake(topics);
  };
}
