import { listCallbackJobs } from '../../db/contributions/callback-jobs.ts';
import { outside } from '../../db/engine/inside.ts';
import type { CallbackJob } from '../../db/tables/contributions.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { type JobContext, runCallbackJob } from '../../platform/contributions/run-callback-job.ts';
import type { Logger } from '../base/log.ts';
import { problemDocument } from '../http/problem.ts';
import { withPointer } from '../http/with-pointer.ts';
import { type Platform, writeUnit } from '../operations/platform.ts';

const BATCH = 100;
/** Contributions of one operator that run at once. The next look starts more. */
const JOBS_PER_OPERATOR_MAX = 100;
/** The wait before a job is tried again after the store failed. A wake-up retries at once. */
const TICK_MS = 1000;

const paths = new Map(routes.map(({ operationId, path }) => [String(operationId), path]));

/** The fields of the request that a late refusal may point to. Only their names matter. */
const fieldsOf = ({ several, instanceId }: CallbackJob): object =>
  several
    ? { target: { id: '' }, player: { id: '', brand_id: '', country: '' }, base_wager: { value: '', currency: '' } }
    : {
        [instanceId === null ? 'source_id' : 'instance_id']: '',
        ...{ brand_id: '', player_id: '', player_country: '', base_wager: '', currency: '' },
      };

/**
 * Runs the contributions that were accepted with a callback, those from before a restart first. A slow wallet delays no other operator: each
 * has a limited number of them running.
 */
export class Callbacks {
  readonly #context: Omit<JobContext, 'nowMs'>;
  readonly #clock: () => number;
  readonly #log: Logger;
  readonly #busy = new Map<string, { readonly operatorId: string; readonly done: Promise<void> }>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(platform: Pick<Platform, 'store' | 'keys' | 'clock' | 'draw' | 'failures' | 'services'>, log: Logger) {
    this.#context = {
      services: platform.services,
      read: (work) => platform.store.read(work),
      write: (work) => writeUnit(platform, work),
      problemOf: (refusal, job) =>
        problemDocument(withPointer(refusal, { body: fieldsOf(job) }), paths.get(job.operation) ?? '/', job.requestId),
    };
    this.#clock = platform.clock;
    this.#log = log;
  }

  /** A contribution may be waiting. Call it after the commit that accepts one. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#looking !== undefined) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    const failed = (error: unknown): void => this.#retry(error, 'checking for accepted contributions failed');
    this.#looking = outside(() => this.#look().catch(failed).finally(this.#looked));
  }

  readonly #looked = (): void => {
    this.#looking = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.wake();
  };

  /** Starts nothing more, and waits for what is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#looking;
    await Promise.all([...this.#busy.values()].map(({ done }) => done));
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    // An accepted contribution is not refused for a generator that is accepted later.
    if (!this.#context.services.canDraw()) return this.#lookLater();
    const shares = new Map<string, number>();
    for (const { operatorId } of this.#busy.values()) shares.set(operatorId, (shares.get(operatorId) ?? 0) + 1);
    const full = () => [...shares].filter(([, share]) => share >= JOBS_PER_OPERATOR_MAX).map(([id]) => id);
    for (let after = ''; ; ) {
      const exceptOperators = full();
      const jobs = await this.#context.read((tx) => listCallbackJobs(tx, after, BATCH, exceptOperators));
      for (const job of jobs) {
        const share = shares.get(job.operatorId) ?? 0;
        const waits = this.#waitsForWallet(job);
        if (this.#stopped || this.#busy.has(job.contributionId) || waits || share >= JOBS_PER_OPERATOR_MAX) continue;
        shares.set(job.operatorId, share + 1);
        this.#begin(job);
      }
      const last = jobs.at(-1);
      if (last === undefined || jobs.length < BATCH) return;
      after = last.contributionId;
    }
  }

  /** One from before a restore may have run to its end after the backup, so it waits until that is known. */
  #waitsForWallet({ operatorId, createdAtMs }: CallbackJob): boolean {
    const hold = this.#context.services.holdOf(operatorId);
    return hold !== undefined && createdAtMs < hold.restoredAtMs;
  }

  #begin(job: CallbackJob): void {
    const { contributionId, operatorId } = job;
    const done = runCallbackJob({ ...this.#context, nowMs: this.#clock() }, job)
      .then(
        // More of the same operator may be waiting for its turn.
        () => true,
        (error: unknown) => {
          this.#retry(error, 'running an accepted contribution failed', contributionId);
          return false;
        },
      )
      .then((ended) => {
        this.#busy.delete(contributionId);
        if (ended) this.wake();
      });
    this.#busy.set(contributionId, { operatorId, done });
  }

  #retry(error: unknown, message: string, contributionId?: string): void {
    this.#log.error({ err: error, contribution_id: contributionId }, message);
    this.#lookLater();
  }

  #lookLater(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), TICK_MS);
  }
}
