import { DrawingFailed } from '../../platform/drawings/drawing-failed.ts';
import type { Logger } from '../base/log.ts';

/** Work that fails rests for twice as many looks each time, up to about five minutes. */
const RESTED_LOOKS_MAX = 300;

/**
 * Due work that failed, by the id of its instance or by its name: how often in a row, and for how many looks of the scheduler it rests. It
 * counts looks because a clock may be set back.
 */
export class Failures {
  readonly #failed = new Map<string, { readonly times: number; readonly looks: number }>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Notes a failure and backs off. The first one is logged in full, repeated ones in one line. */
  note(name: string, error: unknown): void {
    const times = (this.#failed.get(name)?.times ?? 0) + 1;
    this.#failed.set(name, { times, looks: Math.min(2 ** times, RESTED_LOOKS_MAX) });
    const what = { name, pot_id: error instanceof DrawingFailed ? error.potId : undefined, times };
    if (times === 1) this.#log.error({ ...what, err: error }, 'due work failed and will be retried');
    else this.#log.warn(what, 'due work failed and will be retried');
  }

  /** The number of pieces of work that failed the last time. */
  get count(): number {
    return this.#failed.size;
  }

  /** It succeeded. */
  forget(name: string): void {
    this.#failed.delete(name);
  }

  isResting(name: string): boolean {
    return (this.#failed.get(name)?.looks ?? 0) > 0;
  }

  resting(): string[] {
    return [...this.#failed.keys()].filter((name) => this.isResting(name));
  }

  /** Counts one round of the scheduler. */
  look(): void {
    for (const [name, { times, looks }] of this.#failed)
      this.#failed.set(name, { times, looks: Math.max(looks - 1, 0) });
  }
}
