/** The platform stops, and waits for no reply any more. */
export class ShuttingDown extends Error {
  constructor() {
    super('the platform is shutting down');
  }
}

/** How long the platform waits for others: a call has its time, and all calls end together when there is no more of it. */
export class OutgoingCalls {
  readonly #waiting = new Set<AbortController>();
  #isOver = false;

  /**
   * Makes a call that ends with its signal.
   * @throws what the call does, for which the signal gives a TimeoutError when its time is up, and a ShuttingDown when there is no more time
   * for any.
   */
  async within<Result>(timeMs: number, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#isOver) throw new ShuttingDown();
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), timeMs);
    this.#waiting.add(controller);
    try {
      return await call(signal);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(controller);
    }
  }

  /** Ends every call that is under way, and every later one at once. */
  end(): void {
    this.#isOver = true;
    for (const controller of this.#waiting) controller.abort(new ShuttingDown());
  }
}

/** Waits for work that cannot be told to stop, as long as a signal lets it. */
export const whileAllowed = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
