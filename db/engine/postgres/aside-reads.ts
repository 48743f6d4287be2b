import { AsyncLocalStorage } from 'node:async_hooks';
import { outside } from '../inside.ts';
import type { Requester } from '../job.ts';
import { type Queued, ReadQueue } from '../read-queue.ts';
import { StoreError } from '../store-error.ts';
import type { Tx } from '../tx.ts';
import { databaseFailed } from './database-failed.ts';
import { isCollision, isShortOfTime, type PostgresSession } from './postgres-session.ts';
import { PostgresUnit } from './postgres-unit.ts';
import type { Questions } from './questions.ts';
import { begin } from './read-lane.ts';
import type { Replicas } from './replicas.ts';
import type { Sessions } from './sessions.ts';
import { VersionedLookups } from './versioned-lookups.ts';

export type AsideOptions = {
  /** Long reads that run at one time, each on its own connection. */
  readonly places?: number;
  /** Reads that wait for a place; more are refused. */
  readonly waitingMax?: number;
  /** Time limit of a read, its wait included. */
  readonly limitMs?: number;
};

export const ASIDE_PLACES = 4;
const WAITING_MAX = 64;
const LIMIT_MS = 30_000;

type Reading = Queued & { start(): void; fail(error: StoreError): void };

const busy = (message: string): StoreError => new StoreError('store_busy', message);

/** Long reads, which share few connections in turns of the accounts that they are for. */
export class AsideReads {
  readonly #sessions: Sessions;
  readonly #questions: Questions;
  readonly #lookups: VersionedLookups;
  readonly #options: Required<AsideOptions>;
  readonly #queue: ReadQueue<Reading>;
  readonly #replicas: Replicas | undefined;
  readonly done = { primary: 0, replica: 0 };
  #closed: StoreError | undefined;

  /** @param replicas answer the reads that callers ask for, as far as they can. */
  constructor(
    sessions: Sessions,
    questions: Questions,
    lookups: VersionedLookups,
    options: AsideOptions = {},
    replicas?: Replicas,
  ) {
    this.#replicas = replicas;
    this.#sessions = sessions;
    this.#questions = questions;
    this.#lookups = lookups;
    this.#options = { places: ASIDE_PLACES, waitingMax: WAITING_MAX, limitMs: LIMIT_MS, ...options };
    this.#queue = new ReadQueue(this.#options.places);
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#queue.running.size, waiting: this.#queue.waiting.length };
  }

  /** Runs work on a snapshot that has everything committed before. */
  read<T>(work: (tx: Tx) => Promise<T>, requester?: Requester, isDeep = false): Promise<T> {
    const { tenant, account, isGone = () => false } = requester ?? {};
    if (this.#closed !== undefined) return Promise.reject(this.#closed);
    const { waitingMax, limitMs } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const end = (): void => {
      clearTimeout(limit);
      this.#queue.remove(reading);
      this.#begin();
    };
    // Another read's end may start it.
    const own = AsyncLocalStorage.bind(work);
    const reading: Reading = {
      tenant,
      account,
      isDeep,
      start: () => {
        if (isGone()) reading.fail(busy('The caller no longer waits for this read.'));
        else
          this.#run(own, requester !== undefined)
            .then(resolve, reject)
            .finally(end);
      },
      fail: (error) => {
        reject(error);
        end();
      },
    };
    // The statements of a read that takes too long run on to their end; the caller gets the error at once.
    const limit = setTimeout(() => reject(busy(`The read took longer than ${limitMs} ms.`)), limitMs);
    this.#queue.add(reading);
    this.#begin();
    if (this.#queue.waiting.length > waitingMax)
      this.#queue.leastUrgent?.fail(busy(`${waitingMax} long reads are waiting already.`));
    return promise;
  }

  async close(error: StoreError): Promise<void> {
    this.#closed = error;
    for (const reading of [...this.#queue.waiting]) reading.fail(error);
  }

  #begin(): void {
    for (let { next } = this.#queue; next !== undefined; { next } = this.#queue) {
      this.#queue.begin(next);
      outside(next.start);
    }
  }

  /** @param isAsked whether a caller asks, rather than the platform for its own work. */
  async #run<T>(work: (tx: Tx) => Promise<T>, isAsked: boolean): Promise<T> {
    const replicas = isAsked ? this.#replicas : undefined;
    const replica = await replicas?.take();
    if (replicas !== undefined && replica !== undefined) {
      try {
        return await this.#runOn(replica, work, 'replica');
      } catch (error) {
        // Rows that a replica must remove, since the primary has, end reads of them; and its disk is another one.
        if (!replica.isLost && !isCollision(error) && !isShortOfTime(error)) throw error;
        replicas.rest();
      } finally {
        replicas.give(replica);
      }
    }
    const session = await this.#sessions.take().catch((error: unknown) => {
      throw databaseFailed(error);
    });
    try {
      return await this.#runOn(session, work, 'primary');
    } catch (error) {
      throw session.isLost || isShortOfTime(error) ? databaseFailed(error) : error;
    } finally {
      this.#sessions.give(session);
    }
  }

  async #runOn<T>(session: PostgresSession, work: (tx: Tx) => Promise<T>, at: keyof AsideReads['done']): Promise<T> {
    const transaction = begin(session);
    // A replica may show rows that are lost with the primary, so nothing of it is kept.
    const unit: PostgresUnit = new PostgresUnit({
      ...{ questions: this.#questions, transaction },
      lookups: at === 'replica' ? new VersionedLookups([]) : this.#lookups,
      // It holds up no one, so it goes on at once, and may wait for what it likes.
      pause: async () => transaction,
      aside: (next) => next(unit),
      stalled: () => {},
    });
    try {
      const result = await work(unit);
      this.done[at] += 1;
      return result;
    } finally {
      unit.running = false;
      unit.close('its read has ended');
      session.query('commit').catch(() => {});
    }
  }
}
