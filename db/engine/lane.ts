import { type BatchLimit, UNITS_PER_BATCH } from './batch-limit.ts';
import { inside, outside } from './inside.ts';
import type { Job } from './job.ts';
import type { Connection } from './open.ts';
import { type Paused, PausedUnits } from './paused-units.ts';
import type { Readers } from './readers.ts';
import { prepare } from './statement.ts';
import { isInputOutput, StoreError, unavailable } from './store-error.ts';
import type { StoreStats } from './store-figures.ts';
import { findJobTenant } from './turns.ts';
import { type Kept, ROWS_PER_UNIT, StoreUnit, type Topic, type Tx, tooManyRows } from './tx.ts';

/** A unit of the running batch. Once it is no longer current, a failure means it failed. */
interface Started {
  readonly job: Job;
  readonly unit: StoreUnit;
  failure?: { readonly error: unknown };
}

/** One connection, its queued units, and the transaction that some of them share. */
export class Lane {
  readonly queue: BatchLimit['queue'];
  /** Units to continue, each in a separate batch: a long one would delay the answers of the others. */
  readonly #paused: PausedUnits<Started>;
  readonly #readers: Readers | undefined;
  /** The unit that continues in this batch. */
  #resuming: Paused<Started> | undefined;
  #isResumed = false;
  readonly #connection: Connection;
  readonly #writes: boolean;
  readonly #stats: StoreStats;
  readonly #fatal: (error: unknown) => void;
  readonly #statements;
  readonly #limit: BatchLimit;
  readonly #memory: Map<string, unknown>;
  #batch: Started[] = [];
  #changes = 0;
  readonly #kept = new Map<string, Kept>();
  readonly #topics = new Set<Topic>();
  #current: Started | undefined;
  #end: (committed: ReadonlySet<Topic> | undefined) => void = () => {};

  constructor(
    connection: Connection,
    writes: boolean,
    stats: StoreStats,
    fatal: (error: unknown) => void,
    limit: BatchLimit,
    memory: Map<string, unknown>,
    wake: () => void,
    readers?: Readers,
  ) {
    this.#memory = memory;
    this.#paused = new PausedUnits(({ job }) => findJobTenant(job), wake);
    this.#readers = readers;
    const { client } = connection;
    this.#connection = connection;
    this.#writes = writes;
    this.#stats = stats;
    this.#fatal = fatal;
    this.#limit = limit;
    this.queue = this.#limit.queue;
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

  /** True if there is anything to run. */
  get isWaiting(): boolean {
    return this.queue.length > 0 || this.#paused.areWaiting;
  }

  /** Fails all paused units. */
  abandon(error: StoreError): void {
    this.#paused.putBack(this.#resuming);
    this.#resuming = undefined;
    this.#paused.fail(error);
  }

  /**
   * Opens a transaction and runs units in it. Calls back once all of them are answered, with the topics of the units that were kept, or
   * undefined when there were none.
   */
  start(end: (committed: ReadonlySet<Topic> | undefined) => void): void {
    this.#end = end;
    this.#batch = [];
    this.#limit.begin();
    // Every other batch, if there are units to begin too.
    this.#resuming = this.#isResumed && this.queue.length > 0 ? undefined : this.#paused.next();
    this.#isResumed = this.#resuming !== undefined;
    try {
      this.#statements.begin.run();
      if (this.#writes) this.#connection.lookups.begin();
    } catch (error) {
      for (const job of this.queue.take(UNITS_PER_BATCH))
        this.#batch.push({ job, unit: new StoreUnit(this.#connection, this.#kept, undefined, this.#memory) });
      this.abandon(unavailable(error));
      this.#lose(error);
      return;
    }
    this.#next();
  }

  /**
   * Runs in the macrotask after the batch started: a unit that only awaits the store has settled by now, because the store answers in
   * microtasks. The rest of the queue waits for the next batch.
   */
  expelStalled(): void {
    const stalled = this.#current;
    if (stalled === undefined) return;
    this.#stats.stalled++;
    const error = new StoreError(
      'unit_stalled',
      'A unit waited for something other than the store; it was rolled back.',
    );
    if (this.#settle(stalled, { error })) this.#finish();
  }

  #next(): void {
    const last = this.#batch.at(-1);
    const isFull = last !== undefined && this.#limit.isReached(this.#batch.length, last.job, last.unit.rows);
    const job = this.#isResumed || isFull ? undefined : this.queue.shift();
    if (job === undefined) {
      if (!this.#resume()) this.#finish();
      return;
    }
    const unit = new StoreUnit(
      this.#connection,
      this.#kept,
      this.#writes ? undefined : (until) => this.#pause(started, until),
      this.#memory,
      this.#writes ? this.#save : undefined,
      this.#aside(job),
    );
    const started: Started = { job, unit };
    this.#batch.push(started);
    this.#current = started;
    inside.run(started.unit, job.run, started.unit).then(
      () => this.#ran(started, undefined),
      (error: unknown) => this.#ran(started, { error }),
    );
  }

  #aside({ requester }: Job): Tx['aside'] | undefined {
    const readers = this.#readers;
    return readers && ((work, isDeep) => readers.read(work, requester, isDeep));
  }

  /** Lets other units run before this one continues in another transaction. */
  #pause(started: Started, until: Promise<unknown> | undefined): Promise<void> {
    started.unit.close('its unit has paused');
    if (this.#current === started) {
      this.#current = undefined;
      this.#batch.splice(this.#batch.indexOf(started), 1);
      // The others, and what their commit wakes, are no part of it.
      queueMicrotask(() => outside(() => this.#next()));
    }
    return new Promise((go, fail) => {
      this.#paused.add({ started, go, fail: (error) => this.#giveUp(started, error, fail) }, until);
    });
  }

  /** Continues a paused unit. */
  #resume(): boolean {
    const paused = this.#resuming;
    if (paused === undefined) return false;
    this.#resuming = undefined;
    this.#batch.push(paused.started);
    this.#current = paused.started;
    paused.started.unit.reopen();
    paused.go();
    return true;
  }

  #giveUp({ job, unit }: Started, error: unknown, fail: (error: unknown) => void): void {
    unit.close('its store no longer accepts work');
    fail(error);
    job.fail(error);
  }

  #ran(started: Started, failure: Started['failure']): void {
    started.unit.running = false;
    if (this.#current === started && this.#settle(started, failure ?? started.unit.fault)) this.#next();
    if (this.#paused.remove(started)) started.job.fail((failure ?? started.unit.fault)?.error);
  }

  /** Keeps or rolls back the current unit's rows. False when this cost the whole batch. */
  #settle(started: Started, failure: Started['failure']): boolean {
    this.#current = undefined;
    started.unit.close(failure === undefined ? 'its unit has ended' : 'its unit has failed');
    started.failure = failure;
    if (!this.#writes) return this.#connection.client.inTransaction || this.#lose(failure?.error);
    const { unit } = started;
    if (started.failure === undefined) {
      try {
        unit.flush();
      } catch (error) {
        started.failure = { error };
      }
    }
    // A trigger's RAISE(ROLLBACK) or a full disk makes SQLite roll back the whole transaction, including other units' rows.
    if (!this.#connection.client.inTransaction) return this.#lose(started.failure?.error);
    try {
      if (unit.isSaved) this.#release(started);
      else if (started.failure !== undefined && unit.written.length > 0) this.#redo();
    } catch (error) {
      return this.#lose(error);
    }
    if (started.failure === undefined) {
      if (unit.kept !== undefined) for (const [key, kept] of unit.kept) this.#kept.set(key, kept);
      if (unit.topics !== undefined) for (const topic of unit.topics) this.#topics.add(topic);
      for (const told of unit.told) this.#connection.lookups.tell(told);
    }
    return true;
  }

  readonly #save = (): void => {
    this.#statements.save.run();
    this.#changes = this.#statements.changes.get() ?? 0;
  };

  /** Keeps what a unit with a savepoint has written, or undoes it. */
  #release(started: Started): void {
    const { changes, release, undo } = this.#statements;
    if ((changes.get() ?? 0) - this.#changes > ROWS_PER_UNIT) started.failure ??= { error: tooManyRows() };
    if (started.failure !== undefined) undo.run();
    release.run();
  }

  /**
   * Undoes what the current unit has written without a savepoint: rolls the batch back and writes again what the units before it wrote.
   * Their code is not run again, since it may have drawn.
   */
  #redo(): void {
    this.#statements.rollback.run();
    this.#statements.begin.run();
    for (const { unit, failure } of this.#batch) if (failure === undefined) for (const write of unit.written) write();
  }

  #finish(): void {
    try {
      for (const { writes } of this.#kept.values())
        for (const [runnable, params] of writes()) prepare(this.#connection, runnable).run(params);
      this.#statements.commit.run();
      this.#connection.lookups.publish();
    } catch (error) {
      if (isInputOutput(error)) this.#fatal(error);
      this.#lose(error);
      return;
    }
    // Failures wait for the commit too: a unit may have failed because of another unit's row.
    const topics = new Set(this.#topics);
    this.#forget();
    let kept = 0;
    for (const { job, failure } of this.#batch) {
      if (failure === undefined) {
        kept++;
        job.answer();
      } else job.fail(failure.error);
    }
    this.#count(this.#batch.length - kept);
    this.#end(kept > 0 ? topics : undefined);
  }

  #forget(): void {
    this.#kept.clear();
    this.#topics.clear();
    this.#connection.lookups.settle();
  }

  /** No unit of the batch succeeds: it was rolled back or, after an I/O error at COMMIT, its outcome is unknown. */
  #lose(cause: unknown): false {
    this.#forget();
    this.#current = undefined;
    this.#paused.putBack(this.#resuming);
    this.#resuming = undefined;
    try {
      if (this.#connection.client.inTransaction) this.#statements.rollback.run();
    } catch {
      // The cause is more useful than a failing rollback; if the transaction stays open, the next BEGIN fails.
    }
    const error = unavailable(cause);
    for (const { job, unit } of this.#batch) {
      unit.close('its transaction was lost');
      job.fail(error);
    }
    this.#count(this.#batch.length);
    this.#end(undefined);
    return false;
  }

  #count(failed: number): void {
    this.#stats[this.#writes ? 'writes' : 'reads'] += this.#batch.length;
    this.#stats.failed += failed;
    if (!this.#writes) return;
    if (failed < this.#batch.length) this.#stats.commits++;
    this.#stats.largestBatch = Math.max(this.#stats.largestBatch, this.#batch.length);
  }
}
