import type { Job } from './job.ts';
import { findJobTenant, Turns } from './turns.ts';

/** The most units that share a commit. */
export const UNITS_PER_BATCH = 256;

/** The default duration of a batch of writes. */
export const BATCH_MS = 10;

/** Reads share no commit, so those of a batch only delay its first answers, and any other work of the event loop. */
export const READS_MS = 2;

/** A unit that takes this share of a batch is a slow one. */
export const SLOW_SHARE = 0.2;

/** A unit that writes so many rows is a slow one on any machine, and ends its batch: what others ask meanwhile is still unread. */
const LONG_ROWS = 250;

/** Says when the rest of a queue waits for the next batch, since the callers of this one, or what the event loop has to do, have waited enough. */
export class BatchLimit {
  /** The units that wait. */
  readonly queue: Turns<Job>;
  readonly #batchMs: number;
  readonly #clock: () => number;
  #startedAt = 0;
  #unitAt = 0;
  /** The tenant of the batch's units, while they are for one. */
  #tenant: string | undefined;

  constructor(batchMs: number, clock: () => number = () => performance.now()) {
    this.queue = new Turns(findJobTenant, batchMs * SLOW_SHARE);
    this.#batchMs = batchMs;
    this.#clock = clock;
  }

  begin(): void {
    this.#startedAt = this.#unitAt = this.#clock();
    this.#tenant = this.queue.next;
  }

  /**
   * @param units how many have run.
   * @param last the one that has just ended.
   * @param rows how many it has written.
   */
  isReached(units: number, last: Job, rows = 0): boolean {
    const now = this.#clock();
    const isLong = rows >= LONG_ROWS;
    this.queue.took(findJobTenant(last), isLong ? Number.POSITIVE_INFINITY : now - this.#unitAt);
    this.#unitAt = now;
    if (isLong || units >= UNITS_PER_BATCH || now - this.#startedAt >= this.#batchMs) return true;
    const { next } = this.queue;
    if (next === undefined || next === this.#tenant) return false;
    this.#tenant = undefined;
    // The units before it would wait for its end with their answers: it begins the next batch.
    return this.queue.isSlow(next);
  }
}
