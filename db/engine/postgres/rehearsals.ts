import { inside } from '../inside.ts';
import type { Job } from '../job.ts';
import type { Batch } from './batch.ts';
import { Rehearsal, type RehearsalParts } from './rehearsal.ts';

/** The rehearsals of a transaction's units. They may begin before it does, while this server waits for its turn. */
export class Rehearsals {
  readonly #parts: RehearsalParts;
  readonly #rehearsals = new Map<Job, Rehearsal>();

  /** @param batch fails if the transaction cannot begin. */
  constructor(batch: Promise<Batch>, parts: Pick<RehearsalParts, 'questions' | 'lookups' | 'guesses'>) {
    this.#parts = { ...parts, batch, memory: new Map() };
  }

  /** Runs the code of units up to their first writes, all at once, for the answers alone. Passes over those that it has begun before. */
  begin(jobs: readonly Job[]): void {
    for (const job of jobs) {
      if (this.#rehearsals.has(job)) continue;
      const rehearsal = new Rehearsal(this.#parts);
      this.#rehearsals.set(job, rehearsal);
      inside.run(rehearsal, async () => job.run(rehearsal)).catch(() => {});
    }
  }

  end(): void {
    for (const rehearsal of this.#rehearsals.values()) rehearsal.end();
  }
}
