/** The platform is shutting down and no longer waits for replies. */
export class ShuttingDown extends Error {
  constructor() {
    super('the platform is shutting down');
  }
}

/** Calls to other systems: each has its own timeout, and a shutdown aborts all of them. */
export class OutgoingCalls {
  readonly #waiting = new Set<AbortController>();
  #isOver = false;

  /**
   * Makes a call. Its signal aborts with a TimeoutError after `timeMs`, or with ShuttingDown when the platform stops.
   * @throws what the call throws.
   */
  async within<Result>(timeMs: number, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#isOver) throw new ShuttingDown();
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(new DOMException('The call timed out.', 'TimeoutError')), timeMs);
    this.#waiting.add(controller);
    try {
      return await call(signal);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(controller);
    }
  }

  /** Aborts all calls in progress; later ones fail at once. */
  abortAll(): void {
    this.#isOver = true;
    for (const controller of this.#waiting) controller.abort(new ShuttingDown());
  }
}

/** Waits for work that takes no signal, until the signal aborts. */
export const untilAborted = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
