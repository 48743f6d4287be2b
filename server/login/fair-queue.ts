/** Limits of a FairQueue. */
export type FairQueueLimits = {
  /** The maximum number of tasks that run at once. */
  readonly atOnceMax: number;
  /** The maximum number that wait for one key. */
  readonly waitingOfOneMax: number;
  /** The maximum number that wait in total. */
  readonly waitingMax: number;
};

type Waiting = (isAdmitted: boolean) => void;

/**
 * Runs a few tasks at once and queues the rest. Keys take turns: a key that asks often delays itself, and any other waits for at most one
 * task of each.
 */
export class FairQueue {
  readonly #bounds: FairQueueLimits;
  /** The waiting tasks, in the order of the keys' next turns. A key is present only while a task of it waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(bounds: FairQueueLimits) {
    this.#bounds = bounds;
  }

  /** Runs a task when its turn comes. Returns `busy` and does not run it when too many wait. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#running < this.#bounds.atOnceMax) this.#running += 1;
    else if (!(await this.#wait(key))) return 'busy';
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** False when the queue is full, now or later. */
  async #wait(key: string): Promise<boolean> {
    const own = this.#waiting.get(key) ?? [];
    if (own.length >= this.#bounds.waitingOfOneMax) return false;
    if (this.#waitingCount >= this.#bounds.waitingMax && !this.#dropOne(own.length + 1)) return false;
    return new Promise<boolean>((resolve) => {
      own.push(resolve);
      this.#waiting.set(key, own);
      this.#waitingCount += 1;
    });
  }

  /** Makes room by dropping the last task of the key that has the most waiting, if it has more than `count`. */
  #dropOne(count: number): boolean {
    let longest: Waiting[] = [];
    for (const waiting of this.#waiting.values()) if (waiting.length > longest.length) longest = waiting;
    if (longest.length <= count) return false;
    longest.pop()?.(false);
    this.#waitingCount -= 1;
    return true;
  }

  /** Passes the slot to the next key, which then goes to the end of the line. */
  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const [key, waiting] = first;
    this.#waiting.delete(key);
    const admit = waiting.shift();
    if (waiting.length > 0) this.#waiting.set(key, waiting);
    this.#waitingCount -= 1;
    admit?.(true);
  }
}
