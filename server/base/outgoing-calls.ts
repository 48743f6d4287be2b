/** The platform is shutting down and no longer waits for replies. */
export class ShuttingDown extends Error {
  constructor() {
    super('the platform is shutting down');
  }
}

/** Follows calls to other systems, for traces. */
export type CallTrace = {
  call<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  readonly headers: Readonly<Record<string, string>>;
};

const NONE: CallTrace['headers'] = Object.freeze({});

/** Calls to other systems: each has its own timeout, and a shutdown aborts all of them. */
export class OutgoingCalls {
  readonly #waiting = new Set<AbortController>();
  readonly #trace: CallTrace | undefined;
  #isOver = false;

  constructor(trace?: CallTrace) {
    this.#trace = trace;
  }

  /** The headers with which a call continues the trace that it belongs to, if any. */
  get traceHeaders(): CallTrace['headers'] {
    return this.#trace?.headers ?? NONE;
  }

  /** Makes a call as `within` does; traces show it under a name. */
  traced<Result>(name: string, timeMs: number, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const work = (): Promise<Result> => this.within(timeMs, call);
    return this.#trace === undefined ? work() : this.#trace.call(name, work);
  }

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
