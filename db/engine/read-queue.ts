/** A read that wants a place on a reader thread. */
export type Queued = {
  /** Who it is for; undefined for the platform itself, which is not limited. */
  readonly account: string | undefined;
  /** Only one such read runs at a time, since each needs much memory. */
  readonly isDeep: boolean;
};

/** How many accounts' turns are remembered. */
const ACCOUNTS_MAX = 1_000;

/** The last turn of each account, the earliest first. */
class Turns {
  readonly #turns = new Map<string | undefined, number>();

  set(account: string | undefined, turn: number): void {
    this.#turns.delete(account);
    this.#turns.set(account, turn);
    const [earliest] = this.#turns.keys();
    if (this.#turns.size > ACCOUNTS_MAX) this.#turns.delete(earliest);
  }

  /** Of some reads, the first one of the account that had its turn longest ago. */
  next<Read extends Queued>(reads: readonly Read[]): Read | undefined {
    let next: Read | undefined;
    for (const read of reads) if (next === undefined || this.#of(read) < this.#of(next)) next = read;
    return next;
  }

  #of({ account }: Queued): number {
    return this.#turns.get(account) ?? 0;
  }
}

/**
 * Reads that wait for a place, and those that have one. Accounts take turns, and none holds more than half of the places, so an account
 * that asks for many slow pages delays only itself. Within an account, the first come are the first served.
 */
export class ReadQueue<Read extends Queued> {
  readonly #waiting: Read[] = [];
  readonly #running = new Set<Read>();
  readonly #perAccountMax: number;
  readonly #turns = new Turns();
  /** The turns of deep reads alone. Otherwise an account that also reads otherwise would lose each turn to one that only reads deep. */
  readonly #deepTurns = new Turns();
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
    const may = this.#waiting.filter(
      ({ account, isDeep }) =>
        !(isDeep && sortsDeep) && (account === undefined || (held.get(account)?.length ?? 0) < this.#perAccountMax),
    );
    const deep = this.#deepTurns.next(may.filter(({ isDeep }) => isDeep));
    return this.#turns.next(may.filter((read) => !read.isDeep || read === deep));
  }

  begin(read: Read): void {
    this.remove(read);
    this.#running.add(read);
    this.#turn += 1;
    this.#turns.set(read.account, this.#turn);
    if (read.isDeep) this.#deepTurns.set(read.account, this.#turn);
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
}
