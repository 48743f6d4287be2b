import { outside } from '../../db/engine/inside.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listDueInstances } from '../../db/jackpots/due-instances.ts';
import { drawInstance } from '../../platform/drawings/draw-due.ts';
import type { Unit } from '../../platform/unit/handler.ts';
import type { Services } from '../../platform/unit/services.ts';
import type { Logger } from '../base/log.ts';
import type { Failures } from '../operations/failures.ts';

/** Interval at which the store is checked for due work. */
const TICK_MS = 1000;
/** Instances that are drawn before the scheduler lists them again. */
const BATCH = 100;

/** The next portion of work that is too much for one unit. True while there may be more. */
export type Portion = (unit: Unit) => Promise<boolean>;

type Work = {
  read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  write<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
  /** By the name that the log shows. */
  readonly portions: Readonly<Record<string, Portion>>;
  /** Reports whether there is work for any portion. */
  readonly waits: (tx: Tx, nowMs: number) => Promise<boolean>;
  readonly services: Pick<Services, 'currencies' | 'canDraw'>;
  readonly failures: Failures;
  readonly log: Logger;
  readonly clock: () => number;
  /** Reports whether a look can be skipped, since it would find nothing. */
  readonly mayRest?: (() => boolean) | undefined;
};

/**
 * Decides when work runs that no request asks for: drawings of time windows and raffles that are over, and work that takes several units.
 * Due work follows from the store alone, so a clock that jumps or a server that was down makes no difference: everything runs once, in
 * order, late at worst. An instance that fails delays no other.
 */
export class Scheduler {
  readonly #work: Work;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Looks now, and then every second. */
  start(): void {
    if (this.#stopped) return;
    this.#looking ??= outside(() => this.#lookOrRest().catch(this.#failed).finally(this.#looked));
  }

  async #lookOrRest(): Promise<void> {
    if (this.#work.mayRest?.() !== true) await this.look();
  }

  readonly #failed = (error: unknown): void => this.#work.log.error({ err: error }, 'checking for due work failed');

  readonly #looked = (): void => {
    this.#looking = undefined;
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), TICK_MS);
  };

  /** Stops after the running unit. The next start continues. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Runs everything that is due now. */
  async look(): Promise<void> {
    const { failures, portions, write } = this.#work;
    failures.look();
    const waits = await this.#drawDue();
    // Most looks find nothing: they cost one read, and no unit that may write.
    for (const [name, portion] of Object.entries(portions))
      if (waits) while (await this.#try(name, () => write(portion)));
      else failures.forget(name);
  }

  /**
   * One unit per instance in turn, until nothing is due: an instance that is many drawings behind does not hold up the others.
   * @returns whether there is work for the portions.
   */
  async #drawDue(): Promise<boolean> {
    const { read, write, waits, services, failures, clock } = this.#work;
    while (!this.#stopped) {
      const [due, isWaiting] = await read(async (tx) => {
        // Drawings stay due while nothing can be drawn.
        const found = services.canDraw() ? await listDueInstances(tx, clock(), BATCH, failures.resting()) : [];
        return [found, found.length === 0 && (await waits(tx, clock()))] as const;
      });
      if (due.length === 0) return isWaiting;
      for (const id of due)
        await this.#try(id, async () => {
          await write((unit) => drawInstance(unit, id, services));
          return true;
        });
    }
    return false;
  }

  /** False when the work is done, failed, or may not run now. A failing store is not the work's fault. */
  async #try(name: string, work: () => Promise<boolean>): Promise<boolean> {
    const { failures } = this.#work;
    if (this.#stopped || failures.isResting(name)) return false;
    try {
      const more = await work();
      failures.forget(name);
      return more;
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      failures.note(name, error);
      return false;
    }
  }
}
