import { Turns } from './turns.ts';

/** A unit that continues in a later transaction. */
export interface Paused<Unit> {
  readonly started: Unit;
  go(): void;
  fail(error: unknown): void;
}

/** The paused units of a lane, in the turns of their tenants; a unit that reads elsewhere joins once it is done there. */
export class PausedUnits<Unit> {
  readonly #ready: Turns<Paused<Unit>>;
  readonly #away = new Set<Paused<Unit>>();
  readonly #back: () => void;

  /** @param back is called when a unit has come back. */
  constructor(tenantOf: (unit: Unit) => string, back: () => void) {
    this.#ready = new Turns(({ started }) => tenantOf(started));
    this.#back = back;
  }

  get areWaiting(): boolean {
    return this.#ready.length > 0;
  }

  /** @param until what the unit does elsewhere, if anything. */
  add(paused: Paused<Unit>, until: Promise<unknown> | undefined): void {
    if (until === undefined) {
      this.#ready.push(paused);
      return;
    }
    this.#away.add(paused);
    const back = (): void => {
      if (!this.#away.delete(paused)) return;
      this.#ready.push(paused);
      this.#back();
    };
    until.then(back, back);
  }

  next(): Paused<Unit> | undefined {
    return this.#ready.shift();
  }

  putBack(paused: Paused<Unit> | undefined): void {
    if (paused !== undefined) this.#ready.putBack([paused]);
  }

  /** Forgets a unit that ended without waiting for its pause. */
  remove(started: Unit): boolean {
    for (const paused of this.#away) if (paused.started === started) return this.#away.delete(paused);
    const ready = this.#ready.find((paused) => paused.started === started);
    return ready !== undefined && this.#ready.remove(ready);
  }

  fail(error: unknown): void {
    for (const { fail } of [...this.#ready.clear(), ...this.#away]) fail(error);
    this.#away.clear();
  }
}
