/** A read that wants a place on a reader thread. */
export type Queued = {
  /** Who it is for; undefined for the platform itself, which is not limited. */
  readonly account: string | undefined;
  /** Only one such read runs at a time, since each needs much memory. */
  readonly isDeep: boolean;
};

/** How many accounts' turns are remembered. */
const ACCOUNTS_MAX = 1_000;

/**
 * Reads that wait for a place, and those that have one. Accounts take turns, and none holds more than half of the places, so an account
 * that asks for many slow pages delays only itself. Within an account, the first come are the first served.
 */
export class ReadQueue<Read extends Queued> {
  readonly #waiting: Read[] = [];
  readonly #running = new Set<Read>();
  readonly #perAccountMax: number;
  /** The last turn of each account, the earliest first. */
  readonly #turns = new Map<string | undefined, number>();
  #turn = 0;

  constructor(places: number) {
    this.#perAccountMax = Math.ceil(places / 2);
  }

  get waiting(): readonly Read[] {
    return this.#waiting;
  }

  get running(): ReadonlySet<Read> {
    return this.#running;
  }

  add(read: Read): void {
    this.#waiting.push(read);
  }

  /** The read that gets the next place; undefined when none may have one. */
  get next(): Read | undefined {
    const held = Map.groupBy(this.#running, ({ account }) => account);
    const sortsDeep = [...this.#running].some(({ isDeep }) => isDeep);
    let next: Read | undefined;
    for (const read of this.#waiting) {
      if (read.isDeep && sortsDeep) continue;
      if (read.account !== undefined && (held.get(read.account)?.length ?? 0) >= this.#perAccountMax) continue;
      if (next === undefined || this.#lastTurnOf(read) < this.#lastTurnOf(next)) next = read;
    }
    return next;
  }

  begin(read: Read): void {
    this.remove(read);
    this.#running.add(read);
    const { account } = read;
    this.#turn += 1;
    this.#turns.delete(account);
    this.#turns.set(account, this.#turn);
    const [earliest] = this.#turns.keys();
    if (this.#turns.size > ACCOUNTS_MAX) this.#turns.delete(earliest);
  }

  /** Forgets a read, wherever it is. */
  remove(read: Read): void {
    const waits = this.#waiting.indexOf(read);
    if (waits !== -1) this.#waiting.splice(waits, 1);
    this.#running.delete(read);
  }

  /** The read to refuse when too many wait: the last one of the account with the most. */
  get leastUrgent(): Read | undefined {
    const accounts = [...Map.groupBy(this.#waiting, ({ account }) => account).values()];
    // Of two equal ones, the account that came last.
    return accounts.reduce<readonly Read[]>((most, reads) => (reads.length >= most.length ? reads : most), []).at(-1);
  }

  #lastTurnOf({ account }: Read): number {
    return this.#turns.get(account) ?? 0;
  }
}
