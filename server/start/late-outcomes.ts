import { isStoreFailure } from '../../db/engine/store-error.ts';
import { commitLateOutcome } from '../../platform/contributions/commit-outcome.ts';
import type { ChainContext } from '../../platform/unit/handler.ts';
import type { Logger } from '../base/log.ts';
import { RerunWork } from '../delivery/rerun-work.ts';

const AGAIN_MS = 1_000;

/** The last steps of this process's chains that the store failed to commit: tried again until it does. */
export class LateOutcomes {
  readonly #context: Pick<ChainContext, 'write'>;
  readonly #log: Logger;
  readonly #ids = new Set<string>();
  readonly #work: RerunWork;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(context: Pick<ChainContext, 'write'>, log: Logger) {
    this.#context = context;
    this.#log = log;
    this.#work = new RerunWork(() => this.#commit());
  }

  /** The chain of a contribution has ended, but the store failed to commit its last step. */
  add(contributionId: string): void {
    this.#ids.add(contributionId);
    if (!this.#stopped) this.#timer ??= setTimeout(() => this.#work.ask(), AGAIN_MS);
  }

  /** Tries what is left now, once. */
  async settle(): Promise<void> {
    this.#work.ask();
    await this.#work.running;
  }

  /** Tries once more; what is still left then, the next start ends. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#ids.size > 0) await this.settle();
    clearTimeout(this.#timer);
  }

  async #commit(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      for (const id of this.#ids) {
        await commitLateOutcome(this.#context, id);
        this.#ids.delete(id);
      }
    } catch (error) {
      const level = isStoreFailure(error) ? 'warn' : 'error';
      this.#log[level]({ err: error }, 'the last step of a contribution could not be committed, trying again');
      if (!this.#stopped) this.#timer = setTimeout(() => this.#work.ask(), AGAIN_MS);
    }
  }
}
