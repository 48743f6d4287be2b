import { SLOW_SHARE, UNITS_PER_BATCH } from '../batch-limit.ts';
import { inside } from '../inside.ts';
import type { Job } from '../job.ts';
import { StoreError } from '../store-error.ts';
import type { StoreStats } from '../store-figures.ts';
import { findJobTenant, Turns } from '../turns.ts';
import { ROWS_PER_UNIT, type Topic, tooManyRows } from '../tx.ts';
import { type Batch, CommitInDoubt, Lost } from './batch.ts';
import { beginWriting, TRIES_MAX, WriteFigures } from './begin-writing.ts';
import { databaseFailed } from './database-failed.ts';
import { Guesses } from './guesses.ts';
import type { Marks } from './marks.ts';
import { isCollision, isRefusedBySql, isShortOfTime, type PostgresSession } from './postgres-session.ts';
import { PostgresUnit } from './postgres-unit.ts';
import type { Questions } from './questions.ts';
import { Rehearsals } from './rehearsals.ts';
import type { Sessions } from './sessions.ts';
import type { VersionedLookups } from './versioned-lookups.ts';
import type { Witness } from './witness.ts';

/** The maximum number of questions, one after the other, that a unit is rehearsed for. */
const REHEARSED_MAX = 16;

type Failure = { readonly error: unknown };

type Ran = { readonly job: Job; readonly failure: Failure | undefined };

export type WriteParts = {
  readonly sessions: Sessions;
  readonly marks: Marks;
  readonly witness: Witness;
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly stats: StoreStats;
  readonly batchMs: number;
  readonly batchClock?: (() => number) | undefined;
  /** Called after each commit that may have changed something. */
  readonly committed: (topics: ReadonlySet<Topic>, units: number, tookMs: number) => void;
};

/** Reports whether a connection goes on after an error. */
const isAlive = (session: PostgresSession): Promise<boolean> =>
  session.query('rollback').then(
    () => true,
    () => false,
  );

/**
 * Units that may write: those that wait share a transaction, in which they run strictly one after another. Before that they are rehearsed
 * together, so that their reads are sent together.
 */
export class WriteLane {
  readonly queue: Turns<Job>;
  readonly figures = new WriteFigures();
  readonly #parts: WriteParts;
  /** The types of statements' values. */
  readonly #types = new Map<string, readonly string[]>();
  readonly #guesses = new Guesses();
  #running: Promise<void> | undefined;
  /** Of the units that wait, while this server waits for its turn. */
  #rehearsals: Rehearsals | undefined;
  #isForeseeing = false;

  constructor(parts: WriteParts) {
    this.#parts = parts;
    this.queue = new Turns(findJobTenant, parts.batchMs * SLOW_SHARE);
  }

  wake(): void {
    this.#running ??= this.#drain();
    if (this.#rehearsals !== undefined) this.#foresee();
  }

  /** Resolves once nothing waits. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #drain(): Promise<void> {
    // Units requested in the same turn share a transaction.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.queue.length > 0) {
      const again = await this.#transact();
      for (const job of again) await this.#alone(job);
    }
    this.#running = undefined;
  }

  /** Runs a unit in a separate transaction. */
  async #alone(job: Job): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const again = await this.#transact(job, tries >= TRIES_MAX);
      if (again.length === 0) return;
    }
  }

  /** Rehearses the units that wait, and those that come in this turn of the event loop. */
  #foresee(): void {
    if (this.#isForeseeing) return;
    this.#isForeseeing = true;
    setImmediate(() => {
      this.#isForeseeing = false;
      if (this.queue.length > 1) this.#rehearsals?.begin(this.queue.first(UNITS_PER_BATCH));
    });
  }

  /**
   * Runs units in one transaction and answers them. Units that there is no time for go back to the queue.
   * @param alone the only unit. Without it: all that wait once it is this server's turn, since more of them come until then.
   * @param isLast whether a unit fails if its transaction does.
   * @returns the units that had no effect because the transaction was rolled back, and that may run again.
   */
  async #transact(alone?: Job, isLast = false): Promise<readonly Job[]> {
    const { sessions, batchMs, batchClock: clock = () => performance.now(), questions, lookups } = this.#parts;
    const startedAt = performance.now();
    const take = (): readonly Job[] => (alone === undefined ? this.queue.take(UNITS_PER_BATCH) : [alone]);
    const opening = beginWriting({ ...this.#parts, figures: this.figures }, this.#types);
    const rehearsals = new Rehearsals(opening, { questions, lookups, guesses: this.#guesses });
    if (alone === undefined) {
      this.#rehearsals = rehearsals;
      this.#foresee();
    }
    let batch: Batch;
    try {
      batch = await opening;
    } catch (error) {
      rehearsals.end();
      // The waiting units would fail alike, and their callers may ask another server.
      this.#fail([...take(), ...this.queue.clear()], databaseFailed(error));
      return [];
    } finally {
      this.#rehearsals = undefined;
    }
    const jobs = take();
    const { session } = batch;
    const ran: Ran[] = [];
    const started: Job[] = [];
    const topics = new Set<Topic>();
    try {
      if (jobs.length > 1) {
        rehearsals.begin(jobs);
        await batch.quiet(REHEARSED_MAX);
      }
      rehearsals.end();
      // The time that it took to get the turn, and what all of them have read, is spent.
      const endsAt = clock() + batchMs;
      try {
        for (const job of jobs) {
          const beganAt = clock();
          if (started.length > 0 && (beganAt >= endsAt || this.#delays(job, started, batch))) break;
          started.push(job);
          const { long } = batch;
          ran.push({ job, failure: await this.#run(job, batch, topics) });
          this.queue.took(findJobTenant(job), batch.long > long ? Number.POSITIVE_INFINITY : clock() - beganAt);
        }
      } finally {
        this.queue.putBack(jobs.slice(started.length));
      }
      await this.#commit(batch);
      sessions.give(session);
    } catch (error) {
      const cause = error instanceof Lost || error instanceof CommitInDoubt ? error.cause : error;
      const isWhole = !(error instanceof CommitInDoubt) && (isRefusedBySql(cause) || cause instanceof StoreError);
      if (isWhole) await session.query('rollback').catch(() => {});
      else session.abandon();
      if (error instanceof CommitInDoubt) sessions.doubt(session);
      sessions.give(session);
      const isCommitted = error instanceof CommitInDoubt && (await this.#parts.marks.isCommitted(sessions)) === true;
      if (!isCommitted) {
        const concerned = started.length === 0 ? jobs : started;
        if (isWhole && (isCollision(cause) || jobs.length > 1) && !isLast) {
          this.figures.retries[isCollision(cause) ? 'collision' : 'unit'] += 1;
          return concerned;
        }
        // A unit that ran alone is itself to blame for a fault in its writes or reads.
        const isOwn = isWhole && error instanceof Lost && !isCollision(cause) && !isShortOfTime(cause);
        this.#fail(concerned, isOwn ? cause : databaseFailed(cause));
        return [];
      }
    }
    this.#parts.marks.confirm();
    this.#answer(ran, topics, performance.now() - startedAt);
    return [];
  }

  /** Reports whether units of others that have run, or wait, would wait for a slow one: it begins the next transaction. */
  #delays(job: Job, started: readonly Job[], { long }: Batch): boolean {
    const tenant = findJobTenant(job);
    if (!this.queue.isSlow(tenant)) return false;
    return long > 0 || this.queue.hasOthers(tenant) || started.some((other) => findJobTenant(other) !== tenant);
  }

  /** Failures wait for the commit too: a unit may have failed because of another unit's row. */
  #answer(ran: readonly Ran[], topics: ReadonlySet<Topic>, tookMs: number): void {
    let done = 0;
    for (const { job, failure } of ran) {
      if (failure === undefined) {
        done += 1;
        job.answer();
      } else job.fail(failure.error);
    }
    this.#count(ran.length, ran.length - done);
    this.figures.committedAtMs = performance.now();
    if (done === 0) return;
    this.#parts.stats.commits += 1;
    this.#parts.committed(topics, done, tookMs);
  }

  /** Runs a unit, and keeps or rolls back what it wrote. */
  async #run(job: Job, batch: Batch, topics: Set<Topic>): Promise<Failure | undefined> {
    const { questions, lookups, stats } = this.#parts;
    const ended = Promise.withResolvers<Failure | undefined>();
    const stalled = (): void => {
      stats.stalled += 1;
      unit.close('its unit has failed');
      const message = 'A unit waited for something other than the store; it was rolled back.';
      ended.resolve({ error: new StoreError('unit_stalled', message) });
    };
    const unit = new PostgresUnit({ questions, lookups, transaction: batch, batch, stalled });
    inside
      .run(unit, async () => job.run(unit))
      .finally(() => {
        unit.running = false;
      })
      .then(
        () => ended.resolve(unit.fault),
        (error: unknown) => ended.resolve({ error }),
      );
    let failure = await ended.promise;
    unit.close(failure === undefined ? 'its unit has ended' : 'its unit has failed');
    if (failure === undefined) failure = this.#take(unit, batch);
    await this.#settle(batch, unit.isSaved, failure);
    if (failure === undefined) {
      for (const [key, value] of unit.kept) batch.kept.set(key, value);
      for (const told of unit.told) batch.tell(told);
      for (const topic of unit.topics) topics.add(topic);
    }
    return failure;
  }

  /** Takes over what a unit writes later. */
  #take(unit: PostgresUnit, batch: Batch): Failure | undefined {
    try {
      for (const write of unit.takeDeferred()) batch.add(write);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  async #settle({ session, issued }: Batch, isSaved: boolean, failure: Failure | undefined): Promise<void> {
    // Sends the unit's writes before undoing them.
    await issued;
    const error = failure?.error;
    if (error instanceof Lost) throw error;
    if (session.isLost || isCollision(error) || isShortOfTime(error))
      throw new Lost('the transaction is lost', { cause: error });
    if (isSaved) {
      const undone = failure === undefined ? undefined : session.query('rollback to savepoint unit');
      const released = session.query('release savepoint unit');
      for (const answer of await Promise.allSettled([undone, released]))
        if (answer.status === 'rejected') throw new Lost('the savepoint is lost', { cause: answer.reason });
    } else if (isRefusedBySql(error)) throw new Lost('a read has failed', { cause: error });
  }

  async #commit(batch: Batch): Promise<void> {
    const { questions, marks } = this.#parts;
    const { session, isCounted } = batch;
    const deferred = batch.flush();
    if (!isCounted && (await deferred).some(({ changes }) => changes > ROWS_PER_UNIT))
      throw new Lost('too many rows', { cause: tooManyRows() });
    for (const { writes } of batch.kept.values())
      for (const [runnable, params] of writes()) batch.add({ question: questions.of(runnable, params, 'run') });
    const kept = batch.flush();
    await batch.issued;
    const marked = marks.write(session);
    const { warnings } = session;
    const committed = session.query('commit');
    // All are answered before any failure is thrown: later statements must not be mixed up with these.
    const outcomes = await Promise.allSettled([deferred, kept, marked, committed]);
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      const { reason } = outcome;
      const cause = reason instanceof Lost ? reason.cause : reason;
      // A backend that ends with an error, as it does when it cannot write its log, may have committed before.
      const isRefused = isRefusedBySql(cause) && (await isAlive(session));
      if (!isRefused) throw new CommitInDoubt('no answer', { cause });
      throw at === 0 ? new Lost('a deferred write has failed', { cause }) : cause;
    }
    // PostgreSQL answers the COMMIT of a transaction that has failed by rolling it back.
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error(`the transaction was ended by ${command}`);
    // PostgreSQL warns when its wait for a standby was cut short; the standby may not have the transaction.
    if (session.warnings > warnings) throw new Error('the commit was confirmed with a warning');
  }

  #fail(jobs: readonly Job[], error: unknown): void {
    for (const job of jobs) job.fail(error);
    this.#count(jobs.length, jobs.length);
  }

  #count(units: number, failed: number): void {
    const { stats } = this.#parts;
    stats.writes += units;
    stats.failed += failed;
    stats.largestBatch = Math.max(stats.largestBatch, units);
  }
}
