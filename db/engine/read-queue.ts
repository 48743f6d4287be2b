/** A read that wants a place on a reader thread. */
export type Queued = {
  /** The tenant that it is for, if its account has one. */
  readonly tenant?: string | undefined;
  /** The account it is for; undefined for the platform itself, which is not limited. */
  readonly account: string | undefined;
  /** Only one such read runs at a time, since each needs much memory. */
  readonly isDeep: boolean;
};

/** At most this many turns of accounts, and as many of tenants, are remembered. */
const REMEMBERED_MAX = 1_000;

/** The last turns of accounts, or of tenants, the earliest first. */
class LastTurns {
  readonly #turns = new Map<string | undefined, number>();

  set(of: string | undefined, turn: number): void {
    this.#turns.delete(of);
    this.#turns.set(of, turn);
    const [earliest] = this.#turns.keys();
    if (this.#turns.size > REMEMBERED_MAX) this.#turns.delete(earliest);
  }

  of(of: string | undefined): number {
    return this.#turns.get(of) ?? 0;
  }
}

/** An account without a tenant is its own. */
const tenantOf = ({ tenant, account }: Queued): string | undefined => tenant ?? account;

/** Turns of tenants, and of the accounts of each. */
class NestedTurns {
  readonly #tenants = new LastTurns();
  readonly #accounts = new LastTurns();

  set(read: Queued, turn: number): void {
    this.#tenants.set(tenantOf(read), turn);
    this.#accounts.set(read.account, turn);
  }

  /** Of some reads, the first one of the tenant, and then of its account, that had its turn longest ago. */
  next<Read extends Queued>(reads: readonly Read[]): Read | undefined {
    let next: Read | undefined;
    for (const read of reads) if (next === undefined || this.#precedes(read, next)) next = read;
    return next;
  }

  #precedes(a: Queued, b: Queued): boolean {
    const tenants = this.#tenants.of(tenantOf(a)) - this.#tenants.of(tenantOf(b));
    return tenants < 0 || (tenants === 0 && this.#accounts.of(a.account) < this.#accounts.of(b.account));
  }
}

/**
 * Reads that wait for a place, and those that have one. Tenants take turns, and so do the accounts of each. No account and no tenant holds
 * more than half of the places, so one that asks for many slow pages delays only itself. Within an account, the first come are the first
 * served.
 */
export class ReadQueue<Read extends Queued> {
  readonly #waiting: Read[] = [];
  readonly #running = new Set<Read>();
  readonly #perTenantMax: number;
  readonly #turns = new NestedTurns();
  /** The turns of deep reads alone. Otherwise an account that also reads otherwise would lose each turn to one that only reads deep. */
  readonly #deepTurns = new NestedTurns();
  #turn = 0;

  constructor(places: number) {
    this.#perTenantMax = Math.ceil(places / 2);
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
    const heldBy = Map.groupBy(this.#running, tenantOf);
    const sortsDeep = [...this.#running].some(({ isDeep }) => isDeep);
    const may = this.#waiting.filter((read) => {
      const { account, isDeep } = read;
      if (isDeep && sortsDeep) return false;
      if (account === undefined) return true;
      const isWithin = (held.get(account)?.length ?? 0) < this.#perTenantMax;
      return isWithin && (heldBy.get(tenantOf(read))?.length ?? 0) < this.#perTenantMax;
    });
    const deep = this.#deepTurns.next(may.filter(({ isDeep }) => isDeep));
    return this.#turns.next(may.filter((read) => !read.isDeep || read === deep));
  }

  begin(read: Read): void {
    this.remove(read);
    this.#running.add(read);
    this.#turn += 1;
    this.#turns.set(read, this.#turn);
    if (read.isDeep) this.#deepTurns.set(read, this.#turn);
  }

  /** Forgets a read, wherever it is. */
  remove(read: Read): void {
    const waits = this.#waiting.indexOf(read);
    if (waits !== -1) this.#waiting.splice(waits, 1);
    this.#running.delete(read);
  }

  /** The read to refuse when too many wait: the last one of the account with the most, of the tenant with the most. */
  get leastUrgent(): Read | undefined {
    return mostIn(mostIn(this.#waiting, tenantOf), ({ account }) => account).at(-1);
  }
}

/** The largest group; of two equal ones, the one that came last. */
const mostIn = <Read extends Queued>(
  reads: readonly Read[],
  keyOf: (read: Read) => string | undefined,
): readonly Read[] =>
  [...Map.groupBy(reads, keyOf).values()].reduce<readonly Read[]>(
    (most, group) => (group.length >= most.length ? group : most),
    [],
  );
