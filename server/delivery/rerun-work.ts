import { outside } from '../../db/engine/inside.ts';

/** Work of which one run is under way at most: a request during a run makes it run once more. It is no part of what asks for it. */
export class RerunWork {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  /** @param work must not reject. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** The run under way, if there is one. */
  get running(): Promise<void> | undefined {
    return this.#running;
  }

  readonly #ended = (): void => {
    this.#running = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.ask();
  };

  ask(): void {
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = outside(() => this.#work().finally(this.#ended));
  }
}
