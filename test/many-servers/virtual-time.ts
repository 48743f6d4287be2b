import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';

type Timer = { atMs: number; readonly everyMs: number | undefined; readonly run: () => void; unref(): Timer };

/** Replaces functions of an object. @returns what puts them back. */
const replace = (object: object, functions: object): (() => void) => {
  const before = Object.fromEntries(Object.keys(functions).map((name) => [name, Reflect.get(object, name)]));
  Object.assign(object, functions);
  return () => void Object.assign(object, before);
};

/** Node's timers, `performance.now` and waits that are drawn, on a clock that stands still until it is moved to the next timer. */
export class VirtualTime {
  nowMs = 1000;
  /** In the order in which they were set. */
  readonly #timers = new Set<Timer>();

  /** Time of the next timer; infinite if there is none. */
  get nextMs(): number {
    return Math.min(...[...this.#timers].map(({ atMs }) => atMs));
  }

  /** Moves the clock, and runs one timer that is due then. */
  moveTo(nowMs: number): void {
    this.nowMs = Math.max(this.nowMs, nowMs);
    const timer = [...this.#timers].find(({ atMs }) => atMs <= this.nowMs);
    if (timer === undefined) return;
    this.#timers.delete(timer);
    if (timer.everyMs !== undefined) {
      timer.atMs = this.nowMs + timer.everyMs;
      this.#timers.add(timer);
    }
    timer.run();
  }

  /** Runs work in this time. Its timers that are left then never run. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const { clearTimeout } = globalThis;
    const begin =
      (repeats: boolean) =>
      (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        const atMs = this.nowMs + Math.max(1, ms);
        const bound = AsyncLocalStorage.bind(() => run(...given));
        const timer: Timer = { atMs, everyMs: repeats ? Math.max(1, ms) : undefined, run: bound, unref: () => timer };
        this.#timers.add(timer);
        return timer;
      };
    const end = (timer: Timer & NodeJS.Timeout) => void (this.#timers.delete(timer) || clearTimeout(timer));
    const setTimeout = begin(false);
    const sleep = (ms: number, value: unknown) => new Promise((resolve) => setTimeout(() => resolve(value), ms));
    const undo = [
      replace(globalThis, { setTimeout, setInterval: begin(true), clearTimeout: end, clearInterval: end }),
      replace(timersPromises, { setTimeout: sleep }),
      replace(performance, { now: () => this.nowMs }),
      replace(crypto, { randomInt: (min: number, max?: number) => (max === undefined ? 0 : min) }),
    ];
    syncBuiltinESMExports();
    try {
      return await work();
    } finally {
      for (const each of undo) each();
      syncBuiltinESMExports();
      this.#timers.clear();
    }
  }
}
