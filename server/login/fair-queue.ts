/** Bounds of work that only a few may do at once. */
export type FairQueueLimits = {
  /** How many work at a time. */
  readonly atOnceMax: number;
  /** How many of one key wait. */
  readonly waitingOfOneMax: number;
  /** How many wait in all. */
  readonly waitingMax: number;
};

type Waiting = (isAdmitted: boolean) => void;

/**
 * Lets a few work at a time and the others wait. Keys take turns: one that asks often waits for itself, and another is next after at most
 * one turn of each.
 */
export class FairQueue {
  readonly #bounds: FairQueueLimits;
  /** Who waits, in the order of the keys' next turns. A key is there only while something of it waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(bounds: FairQueueLimits) {
    this.#bounds = bounds;
  }

  /** Does the work when its turn has come. `busy` when too many wait; then nothing of it is done. */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result | 'busy'> {
    if (this.#running < this.#bounds.atOnceMax) this.#running += 1;
    else if (!(await this.#wait(key))) return 'busy';
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** False when there is no room to wait, also when that turns out later. */
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

  /** Makes room by sending away the last of the key that has most waiting, if it has more than so many. */
  #dropOne(count: number): boolean {
    let longest: Waiting[] = [];
    for (const waiting of this.#waiting.values()) if (waiting.length > longest.length) longest = waiting;
    if (longest.length <= count) return false;
    longest.pop()?.(false);
    this.#waitingCount -= 1;
    return true;
  }

  /** Hands the place on to the next key, which then is the last in line. */
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
