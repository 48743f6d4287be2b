import { inside } from '../inside.ts';
import type { Job } from '../job.ts';
import { StoreError } from '../store-error.ts';
import type { StoreStats } from '../store-figures.ts';
import { findJobTenant } from '../turns.ts';
import type { AsideReads } from './aside-reads.ts';
import { databaseFailed } from './database-failed.ts';
import { Glance } from './glance.ts';
import { isShortOfTime, type PostgresSession } from './postgres-session.ts';
import { type PostgresTransaction, PostgresUnit } from './postgres-unit.ts';
import type { Questions } from './questions.ts';
import type { Sessions } from './sessions.ts';
import type { SharedAnswer } from './shared-answer.ts';
import type { VersionedLookups } from './versioned-lookups.ts';
import { Written } from './written.ts';

export type ReadParts = {
  readonly sessions: Sessions;
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly stats: StoreStats;
  readonly asideReads: AsideReads;
  readonly sharedVersion: SharedAnswer;
};

export const VERSION = 'select changes from store_state';
const SNAPSHOT = 'begin isolation level repeatable read, read only';

/** Units that only read, each in a separate snapshot that has everything committed before the unit was requested. */
export class ReadLane {
  readonly #parts: ReadParts;
  readonly #running = new Set<Promise<void>>();
  readonly #paused = new Set<(error: StoreError) => void>();
  #closed: StoreError | undefined;

  constructor(parts: ReadParts) {
    this.#parts = parts;
  }

  start(job: Job): void {
    const running = this.#run(job).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Fails the units that have paused, and waits for the others. */
  async close(error: StoreError): Promise<void> {
    this.#closed = error;
    for (const fail of this.#paused) fail(error);
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #run(job: Job): Promise<void> {
    const { questions, lookups, stats, asideReads } = this.#parts;
    stats.reads += 1;
    const glanced = await this.#glance(job);
    if (glanced !== undefined) {
      if (!('error' in glanced)) job.answer();
      else {
        stats.failed += 1;
        job.fail(glanced.error);
      }
      return;
    }
    let held: PostgresTransaction | undefined;
    try {
      held = await this.#begin(job);
    } catch (error) {
      stats.failed += 1;
      job.fail(databaseFailed(error));
      return;
    }
    const ended = Promise.withResolvers<{ readonly error: unknown } | undefined>();
    const stalled = (): void => {
      stats.stalled += 1;
      unit.close('its unit has failed');
      const message = 'A unit waited for something other than the store; it was rolled back.';
      ended.resolve({ error: new StoreError('unit_stalled', message) });
    };
    const pause = async (elsewhere?: Promise<unknown>): Promise<PostgresTransaction> => {
      if (held !== undefined) this.#end(held);
      held = undefined;
      await this.#wait(elsewhere);
      held = await this.#begin(job).catch((error: unknown) => {
        throw databaseFailed(error);
      });
      return held;
    };
    const aside: PostgresUnit['aside'] = (work, isDeep) => asideReads.read(work, job.requester, isDeep);
    const unit = new PostgresUnit({
      ...{ questions, lookups, transaction: held, pause, aside, stalled },
    });
    inside
      .run(unit, async () => job.run(unit))
      .finally(() => {
        unit.running = false;
      })
      .then(
        () => ended.resolve(unit.fault),
        (error: unknown) => ended.resolve({ error }),
      );
    const failure = await ended.promise;
    unit.close('its unit has ended');
    const isLost = held?.session.isLost === true;
    if (held !== undefined) this.#end(held);
    held = undefined;
    if (failure === undefined) job.answer();
    else {
      stats.failed += 1;
      job.fail(isLost || isShortOfTime(failure.error) ? databaseFailed(failure.error) : failure.error);
    }
  }

  /** Most reads are those of a caller's account, and need nothing that is not in memory. */
  async #glance(job: Job): Promise<{ readonly error?: unknown } | undefined> {
    const { lookups, sharedVersion } = this.#parts;
    if (lookups.isEmpty) return undefined;
    const version = await sharedVersion.ask();
    return version === lookups.version ? new Glance(lookups, version).complete(job) : undefined;
  }

  async #begin(job: Job): Promise<PostgresTransaction> {
    const { sessions } = this.#parts;
    const session = await sessions.take(findJobTenant(job));
    return begin(session);
  }

  /** The answer does not wait for this. */
  #end({ session }: PostgresTransaction): void {
    session.query('commit').catch(() => {});
    this.#parts.sessions.give(session);
  }

  #wait(elsewhere: Promise<unknown> | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#closed !== undefined) reject(this.#closed);
    this.#paused.add(reject);
    if (elsewhere === undefined) setImmediate(resolve);
    else elsewhere.then(() => resolve(), reject);
    return promise.finally(() => this.#paused.delete(reject));
  }
}

/** Opens a snapshot. Its statements are sent at once, so the unit does not wait. */
export const begin = (session: PostgresSession): PostgresTransaction => {
  session.query(SNAPSHOT).catch(() => {});
  const version = session.query(VERSION).then(({ rows }) => Number(rows[0]?.[0]));
  version.catch(() => {});
  return { session, version, written: new Written(), kept: new Map(), memory: new Map() };
};
