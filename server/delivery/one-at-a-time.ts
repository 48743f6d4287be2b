/** Work of which one run is under way at most: when it is asked for meanwhile, it runs once more. */
export class OneAtATime {
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

  ask(): void {
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = this.#work().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.ask();
    });
  }
}
