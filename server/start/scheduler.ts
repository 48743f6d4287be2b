import { listDueInstances } from '../../db/due-instances.ts';
import { isStoreFailure, type Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/instances.ts';
import { drawDue } from '../../platform/drawings/draw-due.ts';
import type { Unit } from '../../platform/unit/handler.ts';
import type { Services } from '../../platform/unit/services.ts';
import type { Logger } from '../base/log.ts';
import type { Failures } from '../operations/failures.ts';

/** How often the store is asked for what is due. */
const TICK_MS = 1000;
const BATCH = 100;

/** The next portion of work that one unit could not hold; true while there may be more. */
export type Portion = (unit: Unit) => Promise<boolean>;

type Work = {
  read<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  write<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result>;
  /** By the name that the log has for it. */
  readonly portions: Readonly<Record<string, Portion>>;
  readonly services: Pick<Services, 'currencies'>;
  readonly failures: Failures;
  readonly log: Logger;
  readonly clock: () => number;
};

/**
 * Does at its time what nobody asks for: draws windows of time and raffles that are over, and goes on with work that takes several units.
 * What is due stands in the store alone, so it makes no difference whether the clock ran, jumped or stood still, or the server was down:
 * everything is done once, in its order, late at worst. One instance that fails delays no other.
 */
export class Scheduler {
  readonly #work: Work;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Looks now, and again every second. */
  start(): void {
    if (this.#stopped) return;
    this.#looking ??= this.look()
      .catch((error: unknown) => this.#work.log.error({ err: error }, 'looking for what is due failed'))
      .finally(() => {
        this.#looking = undefined;
        if (!this.#stopped) this.#timer = setTimeout(() => this.start(), TICK_MS);
      });
  }

  /** Stops after the unit that is under way; the next start goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Does everything that is due now. */
  async look(): Promise<void> {
    this.#work.failures.look();
    await this.#drawDue();
    for (const [name, portion] of Object.entries(this.#work.portions))
      while (await this.#try(name, () => this.#work.write(portion)));
  }

  /** One unit for each instance in turn, until nothing is due: one that is behind by many drawings does not hold up the others. */
  async #drawDue(): Promise<void> {
    const { read, write, services, failures, clock } = this.#work;
    while (!this.#stopped) {
      const due = await read((tx) => listDueInstances(tx, clock(), BATCH, failures.resting()));
      if (due.length === 0) return;
      for (const id of due)
        await this.#try(id, () =>
          write(async (unit) => {
            const instance = await findInstance(unit.tx, id);
            if (instance !== undefined) await drawDue(unit, instance, services);
            return true;
          }),
        );
    }
  }

  /** False when the work has nothing more to do, has failed, or may not be done now. A store that fails is no fault of the work. */
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
