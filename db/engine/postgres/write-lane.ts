import type { Job } from '../job.ts';
import { inside } from '../lane.ts';
import { StoreError, unavailable } from '../store-error.ts';
import type { StoreStats } from '../store-stats.ts';
import type { Kept, Topic } from '../tx.ts';
import type { Marks } from './marks.ts';
import { PostgresUnit, type Transaction } from './postgres-unit.ts';
import type { Questions } from './questions.ts';
import { isCollision, isRefusedBySql, isShortOfTime, type Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import type { VersionedLookups } from './versioned-lookups.ts';

const UNITS_PER_BATCH = 256;

/** How often a unit that collided with another transaction runs again. */
const TRIES_MAX = 5;

/**
 * One row for all servers: the one that holds it is the only one that writes. It is locked in a statement of its own, since a statement that had
 * to wait for a lock still sees what was committed before it waited; the next one sees everything.
 */
export const LOCK = 'select version from store_state for update';

type Failure = { readonly error: unknown };

/** A unit that has run, and how it ended. */
type Ran = { readonly job: Job; readonly failure: Failure | undefined };

/** The transaction is lost, or was rolled back, and none of its units has had an effect. */
class Lost extends Error {}

/** COMMIT was sent, and its answer is missing or in doubt. */
class Unsettled extends Error {}

export type WriteParts = {
  readonly sessions: Sessions;
  readonly marks: Marks;
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly stats: StoreStats;
  readonly batchMs: number;
  /** Called after each commit that may have changed something. */
  readonly committed: (topics: ReadonlySet<Topic>, units: number, tookMs: number) => void;
};

/** Units that may write: those that wait share a transaction, in which they run strictly one after another. */
export class WriteLane {
  readonly queue: Job[] = [];
  readonly #parts: WriteParts;
  #running: Promise<void> | undefined;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  wake(): void {
    this.#running ??= this.#drain();
  }

  /** Resolves once nothing waits. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #drain(): Promise<void> {
    // Units that are asked for in the same turn share a transaction.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.queue.length > 0) await this.#batch();
    this.#running = undefined;
  }

  async #batch(): Promise<void> {
    const startedAt = performance.now();
    let taken = 0;
    const again = await this.#transact(() => {
      const isFull = taken >= UNITS_PER_BATCH || performance.now() - startedAt >= this.#parts.batchMs;
      const job = isFull && taken > 0 ? undefined : this.queue.shift();
      if (job !== undefined) taken += 1;
      return job;
    });
    for (const job of again) await this.#alone(job);
  }

  /** Runs a unit in a transaction of its own. */
  async #alone(job: Job): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      let isGiven = false;
      const give = () => {
        if (isGiven) return undefined;
        isGiven = true;
        return job;
      };
      const again = await this.#transact(give, tries >= TRIES_MAX);
      if (again.length === 0) return;
    }
  }

  /**
   * Runs units in one transaction and answers them.
   * @param isLast whether a unit fails if its transaction does.
   * @returns the units that had no effect because the transaction was rolled back, and that may run again.
   */
  async #transact(next: () => Job | undefined, isLast = false): Promise<readonly Job[]> {
    const { sessions, stats } = this.#parts;
    const startedAt = performance.now();
    const ran: Ran[] = [];
    const started: Job[] = [];
    const kept = new Map<string, Kept>();
    const topics = new Set<Topic>();
    let transaction: Transaction;
    try {
      transaction = await this.#begin(kept);
    } catch (error) {
      this.#failWaiting(next, [], unavailable(error));
      return [];
    }
    const { session } = transaction;
    try {
      for (let job = next(); job !== undefined; job = next()) {
        started.push(job);
        ran.push({ job, failure: await this.#run(job, transaction, kept, topics) });
      }
      await this.#commit(transaction, kept);
      sessions.give(session);
    } catch (error) {
      const cause = error instanceof Lost || error instanceof Unsettled ? error.cause : error;
      const isRefused = isRefusedBySql(cause);
      if (isRefused) await session.query('rollback').catch(() => {});
      else session.abandon();
      sessions.give(session);
      if (isRefused && (isCollision(cause) || started.length > 1) && !isLast) return started;
      const isCommitted = error instanceof Unsettled && (await this.#parts.marks.isCommitted(sessions)) === true;
      if (!isCommitted) {
        this.#failWaiting(next, started, unavailable(cause));
        return [];
      }
    }
    // Failures wait for the commit too: a unit may have failed because of another unit's row.
    let done = 0;
    for (const { job, failure } of ran) {
      if (failure === undefined) {
        done += 1;
        job.answer();
      } else job.fail(failure.error);
    }
    this.#count(ran.length, ran.length - done);
    if (done > 0) {
      stats.commits += 1;
      this.#parts.committed(topics, done, performance.now() - startedAt);
    }
    return [];
  }

  async #begin(kept: ReadonlyMap<string, Kept>): Promise<Transaction> {
    const { sessions } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const session = await sessions.take();
      const begun = session.query('begin isolation level read committed');
      const locked = session.query(LOCK);
      try {
        for (const answer of await Promise.allSettled([begun, locked]))
          if (answer.status === 'rejected') throw answer.reason;
        const version = Number((await locked).rows[0]?.[0]);
        return { session, version: Promise.resolve(version), changing: new Set(), kept, memory: new Map() };
      } catch (error) {
        const isRefused = isRefusedBySql(error);
        if (isRefused) await session.query('rollback').catch(() => {});
        else session.abandon();
        sessions.give(session);
        // A connection that was lost while it was not in use shows it only now, and another one may do.
        if (isRefused ? !isCollision(error) || isShortOfTime(error) : tries > 1) throw error;
        if (tries === TRIES_MAX) throw error;
      }
    }
  }

  /** Runs a unit, and keeps or rolls back what it wrote. */
  async #run(
    job: Job,
    transaction: Transaction,
    kept: Map<string, Kept>,
    topics: Set<Topic>,
  ): Promise<Failure | undefined> {
    const { questions, lookups, stats } = this.#parts;
    const ended = Promise.withResolvers<Failure | undefined>();
    const stalled = (): void => {
      stats.stalled += 1;
      unit.close('its unit has failed');
      const message = 'A unit waited for something other than the store; it was rolled back.';
      ended.resolve({ error: new StoreError('unit_stalled', message) });
    };
    const unit = new PostgresUnit({ questions, lookups, transaction, writes: true, stalled });
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
    if (failure === undefined) {
      try {
        await unit.flush();
      } catch (error) {
        failure = { error };
      }
    }
    await this.#settle(transaction.session, unit.isSaved, failure);
    if (failure === undefined) {
      for (const [key, value] of unit.kept) kept.set(key, value);
      for (const topic of unit.topics) topics.add(topic);
    }
    return failure;
  }

  async #settle(session: Session, isSaved: boolean, failure: Failure | undefined): Promise<void> {
    if (session.isLost || isCollision(failure?.error) || isShortOfTime(failure?.error))
      throw new Lost('the transaction is lost', { cause: failure?.error });
    if (isSaved) {
      const undone = failure === undefined ? undefined : session.query('rollback to savepoint unit');
      const released = session.query('release savepoint unit');
      for (const answer of await Promise.allSettled([undone, released]))
        if (answer.status === 'rejected') throw new Lost('the savepoint is lost', { cause: answer.reason });
    } else if (isRefusedBySql(failure?.error)) throw new Lost('a read has failed', { cause: failure.error });
  }

  async #commit({ session }: Transaction, kept: ReadonlyMap<string, Kept>): Promise<void> {
    const { questions, marks } = this.#parts;
    const answers: Promise<unknown>[] = [...kept.values()].flatMap(({ writes }) =>
      writes().map(([runnable, params]) => {
        const { text, values, name } = questions.of(runnable, params, 'run');
        return session.query(text, values, name);
      }),
    );
    answers.push(marks.write(session));
    const { warnings } = session;
    const committed = session.query('commit');
    // All are answered before any failure is told: what is sent later must not be mixed up with it.
    const outcomes = await Promise.allSettled([...answers, committed]);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      throw isRefusedBySql(outcome.reason) ? outcome.reason : new Unsettled('no answer', { cause: outcome.reason });
    }
    // PostgreSQL answers the COMMIT of a transaction that has failed by rolling it back.
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error(`the transaction was ended by ${command}`);
    // It warns when it was told to wait no longer for a standby, which may not have the transaction.
    if (session.warnings > warnings) throw new Error('the commit was confirmed with a warning');
  }

  /** Fails units that were to run in a transaction that there is none for. */
  #failWaiting(next: () => Job | undefined, started: readonly Job[], error: StoreError): void {
    const failed = [...started];
    if (failed.length === 0) for (let job = next(); job !== undefined; job = next()) failed.push(job);
    for (const job of failed) job.fail(error);
    this.#count(failed.length, failed.length);
  }

  #count(units: number, failed: number): void {
    const { stats } = this.#parts;
    stats.writes += units;
    stats.failed += failed;
    stats.largestBatch = Math.max(stats.largestBatch, units);
  }
}
