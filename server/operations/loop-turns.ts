import { Turns } from '../../db/engine/turns.ts';

type Waiting = { readonly tenant: string; readonly go: () => void };

/**
 * Work that holds the event loop for long, such as parsing a large body: one piece in each turn of the loop, so that others' work is done in
 * between, and the tenants in turn.
 */
export class LoopTurns {
  readonly #waiting = new Turns<Waiting>(({ tenant }) => tenant);
  #isTaken = false;

  /** Counts how often a tenant had its turn while another one waited. */
  get passed(): number {
    return this.#waiting.passed;
  }

  /** Resolves when the tenant may do a piece of work, at once if this turn of the loop is free. */
  take(tenant: string): Promise<void> {
    if (this.#isTaken) return new Promise((go) => this.#waiting.push({ tenant, go }));
    this.#isTaken = true;
    setImmediate(this.#next);
    return Promise.resolve();
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    this.#isTaken = next !== undefined;
    if (next === undefined) return;
    setImmediate(this.#next);
    next.go();
  };
}
