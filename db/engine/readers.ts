import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { DetachedConnection } from './detached-connection.ts';
import { outside } from './inside.ts';
import type { Requester } from './job.ts';
import { LogGap } from './log-gap.ts';
import type { Connection } from './open.ts';
import { type Queued, ReadQueue } from './read-queue.ts';
import type { ThreadSettings } from './reader-thread.ts';
import { ReaderTx } from './reader-tx.ts';
import { type ReaderProgram, ReaderWorker } from './reader-worker.ts';
import { StoreError } from './store-error.ts';
import type { Tx } from './tx.ts';

export interface ReadersOptions extends ReaderProgram {
  /** By default one, or two on a machine with more than two processors. */
  readonly threadsMax?: number;
  /** Reads that run at one time on a thread, each on its own snapshot. Their statements take turns. */
  readonly readsPerThread?: number;
  /** Reads that wait for one of those; more are refused. */
  readonly waitingMax?: number;
  /** Time limit of a read, its wait included. */
  readonly limitMs?: number;
  /** Time limit for a thread to end, or to answer once a read has taken too long; then it is ended by force. */
  readonly hungMs?: number;
  /** A thread without work ends after this time. */
  readonly idleMs?: number;
  /** The size of the write-ahead log at which reads are held back for a moment. */
  readonly logBytesMax?: number;
  /** Called when a thread has ended by itself; the next read starts another. */
  readonly lost?: (error: unknown) => void;
}

const DEFAULTS = {
  threadsMax: availableParallelism() > 2 ? 2 : 1,
  readsPerThread: 4,
  waitingMax: 64,
  limitMs: 30_000,
  // No statement takes that long, unless the disk or the thread hangs.
  hungMs: 10_000,
  idleMs: 30_000,
  lost: (): void => {},
};

/** A read on its way. */
type Reading = Queued & {
  /** Reports whether its caller no longer waits for it. */
  readonly isGone: () => boolean;
  start(worker: ReaderWorker): void;
  fail(error: StoreError): void;
};

const busy = (message: string): StoreError => new StoreError('store_busy', message);

/**
 * Long reads of a store, each in one snapshot that has everything committed before it began, on a few threads that are started when they
 * are needed. The code of a read stays on the main thread and awaits each statement.
 */
export class Readers {
  readonly #options: Required<Omit<ReadersOptions, 'addonFile' | 'logBytesMax'>> & ReadersOptions;
  readonly #settings: ThreadSettings;
  readonly #connection: DetachedConnection;
  readonly #memory: Map<string, unknown>;
  readonly #workers = new Set<ReaderWorker>();
  readonly #stopping = new Set<Promise<void>>();
  readonly #queue: ReadQueue<Reading>;
  readonly #gap: LogGap;
  #snapshots = 0;
  #idle: NodeJS.Timeout | undefined;
  #closed: StoreError | undefined;

  constructor(
    options: ReadersOptions,
    settings: Omit<ThreadSettings, 'addonFile'>,
    connection: Connection,
    memory: Map<string, unknown>,
  ) {
    this.#options = { ...DEFAULTS, ...options };
    this.#queue = new ReadQueue(this.#options.threadsMax * this.#options.readsPerThread);
    this.#settings = { ...settings, addonFile: options.addonFile };
    this.#connection = new DetachedConnection(connection);
    this.#memory = memory;
    this.#gap = new LogGap(settings.file, () => this.#begin(), options.logBytesMax);
  }

  /** Number of threads. */
  get threads(): number {
    return this.#workers.size;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#queue.running.size, waiting: this.#queue.waiting.length };
  }

  /**
   * Runs work on a snapshot. Fails with `store_busy` when too many reads wait or this one takes too long, and with `store_unavailable` when
   * its thread ends.
   * @param isDeep whether it needs much memory; of such reads, one runs at a time, and those that wait hold no place.
   */
  read<T>(
    work: (tx: Tx) => Promise<T>,
    { tenant, account, isGone = () => false }: Requester = {},
    isDeep = false,
  ): Promise<T> {
    if (this.#closed !== undefined) return Promise.reject(this.#closed);
    const { waitingMax, limitMs } = this.#options;
    return new Promise((resolve, reject) => {
      // Another read's end may start it.
      const own = AsyncLocalStorage.bind(work);
      let isOver = false;
      let release = (): void => {};
      const reading: Reading = {
        tenant,
        account,
        isDeep,
        isGone,
        start: (worker) => {
          const snapshot = ++this.#snapshots;
          worker.snapshots += 1;
          release = () => {
            worker.snapshots -= 1;
            worker.end(snapshot);
            this.#begin();
          };
          const tx = new ReaderTx(this.#connection, this.#memory, async (question) => {
            if (isGone()) reading.fail(busy('The caller no longer waits for this read.'));
            if (isOver) throw new StoreError('unit_closed', 'This tx is closed: its read has ended.');
            return worker.ask(snapshot, question);
          });
          own(tx).then(settle(resolve), settle(reject));
        },
        fail: (error) => settle(reject)(error),
      };
      const limit = setTimeout(() => this.#expire(reading), limitMs);
      const settle =
        <Outcome>(answer: (outcome: Outcome) => void) =>
        (outcome: Outcome): void => {
          if (isOver) return;
          isOver = true;
          clearTimeout(limit);
          this.#queue.remove(reading);
          release();
          answer(outcome);
        };
      this.#queue.add(reading);
      this.#begin();
      if (this.#queue.waiting.length > waitingMax) this.#dropGone();
      if (this.#queue.waiting.length > waitingMax)
        this.#queue.leastUrgent?.fail(busy(`${waitingMax} long reads are waiting already.`));
    });
  }

  /** Fails all reads and ends the threads. */
  async close(): Promise<void> {
    this.#closed ??= new StoreError('store_closed', 'The store is closed.');
    clearTimeout(this.#idle);
    this.#gap.close();
    for (const reading of [...this.#queue.waiting, ...this.#queue.running]) reading.fail(this.#closed);
    this.#rest();
    await Promise.all(this.#stopping);
  }

  /** Starts as many of the waiting reads as there is room for and may run now. */
  #begin(): void {
    // Threads and timers outlive the unit that needs them first.
    outside(() => this.#beginAll());
  }

  #beginAll(): void {
    clearTimeout(this.#idle);
    for (;;) {
      const { next } = this.#queue;
      if (next === undefined || this.#closed !== undefined) break;
      if (this.#gap.holdsBack(this.#queue.running.size)) return;
      const worker = this.#leastBusy();
      if (worker === undefined) return;
      this.#queue.begin(next);
      if (next.isGone()) next.fail(busy('The caller no longer waits for this read.'));
      else next.start(worker);
    }
    if (this.#queue.running.size === 0) this.#idle = setTimeout(() => this.#rest(), this.#options.idleMs).unref();
  }

  /** The thread with the fewest reads; another one as long as there may be more. */
  #leastBusy(): ReaderWorker | undefined {
    const { threadsMax, readsPerThread, lost } = this.#options;
    const [first] = [...this.#workers].toSorted((a, b) => a.snapshots - b.snapshots);
    if (first?.snapshots === 0) return first;
    if (this.#workers.size < threadsMax) {
      const worker = new ReaderWorker(this.#options, this.#settings, (ended, error) => {
        this.#workers.delete(ended);
        if (this.#closed === undefined) lost(error);
      });
      this.#workers.add(worker);
      return worker;
    }
    return first === undefined || first.snapshots >= readsPerThread ? undefined : first;
  }

  #dropGone(): void {
    for (const reading of this.#queue.waiting.filter(({ isGone }) => isGone()))
      reading.fail(busy('The caller no longer waits for this read.'));
  }

  /** A thread that does not even answer is replaced. */
  #expire(reading: Reading): void {
    const { limitMs, hungMs, lost } = this.#options;
    reading.fail(busy(`The read took longer than ${limitMs} ms.`));
    for (const worker of this.#workers) {
      const since = worker.owesSinceMs;
      if (since === undefined || performance.now() - since < hungMs) continue;
      const error = new Error(`A reader thread did not answer for ${hungMs} ms.`);
      this.#workers.delete(worker);
      worker.kill(error);
      lost(error);
    }
    this.#begin();
  }

  /** Ends the threads until they are needed again. */
  #rest(): void {
    for (const worker of this.#workers) {
      const stopped = worker.stop(this.#options.hungMs).finally(() => this.#stopping.delete(stopped));
      this.#stopping.add(stopped);
    }
    this.#workers.clear();
  }
}
