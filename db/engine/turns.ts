import type { Job } from './job.ts';

/** At most this many slow tenants are remembered. */
const SLOW_MAX = 1_000;

/**
 * Work that waits, by the tenant that it is for; the platform's own has a turn like a tenant's. Tenants take turns in rounds, so one that
 * asks for much delays itself, and a tenant that comes later waits for the work in progress, not for tenants that have had their turn. Within a
 * tenant, the first come are the first served.
 */
export class Turns<Item> {
  readonly #tenantOf: (item: Item) => string;
  readonly #slowMs: number;
  /** The waiting items of tenants that have not had their turn in this round, in order. No list is empty. */
  #round = new Map<string, Item[]>();
  /** The same of the tenants that have. */
  #nextRound = new Map<string, Item[]>();
  /** The tenants that have had their turn in this round, whether or not they have more. */
  readonly #served = new Set<string>();
  /** Tenants whose last turn was a long one. */
  readonly #slow = new Set<string>();
  #length = 0;
  #passed = 0;

  /** @param slowMs a turn that takes longer is a long one. */
  constructor(tenantOf: (item: Item) => string, slowMs = Number.POSITIVE_INFINITY) {
    this.#tenantOf = tenantOf;
    this.#slowMs = slowMs;
  }

  get length(): number {
    return this.#length;
  }

  /** Counts how often a tenant had its turn while another one waited. */
  get passed(): number {
    return this.#passed;
  }

  /** The tenant that is next; undefined when nothing waits. */
  get next(): string | undefined {
    return this.#nextIn(this.#round) ?? this.#nextIn(this.#nextRound);
  }

  /** Reports whether an item of another tenant waits. */
  hasOthers(tenant: string): boolean {
    const others = (round: ReadonlyMap<string, unknown>): boolean => round.size > (round.has(tenant) ? 1 : 0);
    return others(this.#round) || others(this.#nextRound);
  }

  push(item: Item): void {
    const tenant = this.#tenantOf(item);
    const round = this.#served.has(tenant) ? this.#nextRound : this.#round;
    const own = round.get(tenant);
    if (own === undefined) round.set(tenant, [item]);
    else own.push(item);
    this.#length += 1;
  }

  /**
   * Takes the first item of the next tenant. In each round, those whose last turn was a long one come last.
   * @param may passes over tenants whose items must wait.
   */
  shift(may: (tenant: string) => boolean = () => true): Item | undefined {
    if (this.#round.size === 0) this.#beginRound();
    for (const round of [this.#round, this.#nextRound]) {
      const tenant = this.#nextIn(round, may);
      if (tenant !== undefined) return this.#takeFrom(round, tenant);
    }
    return undefined;
  }

  #nextIn(round: ReadonlyMap<string, unknown>, may: (tenant: string) => boolean = () => true): string | undefined {
    let slow: string | undefined;
    for (const tenant of round.keys()) {
      if (!may(tenant)) continue;
      if (!this.isSlow(tenant)) return tenant;
      slow ??= tenant;
    }
    return slow;
  }

  #takeFrom(round: Map<string, Item[]>, tenant: string): Item | undefined {
    const own = round.get(tenant) ?? [];
    const item = own.shift();
    this.#length -= 1;
    if (this.#round.size + this.#nextRound.size > 1) this.#passed += 1;
    round.delete(tenant);
    this.#served.add(tenant);
    if (own.length > 0) this.#nextRound.set(tenant, own);
    return item;
  }

  #beginRound(): void {
    [this.#round, this.#nextRound] = [this.#nextRound, this.#round];
    this.#served.clear();
  }

  /** Takes out an item that waits; false if there is none. */
  remove(item: Item): boolean {
    const tenant = this.#tenantOf(item);
    for (const round of [this.#round, this.#nextRound]) {
      const own = round.get(tenant);
      const at = own?.indexOf(item) ?? -1;
      if (own === undefined || at < 0) continue;
      own.splice(at, 1);
      if (own.length === 0) round.delete(tenant);
      this.#length -= 1;
      return true;
    }
    return false;
  }

  find(isIt: (item: Item) => boolean): Item | undefined {
    return this.first(this.#length).find(isIt);
  }

  /** Takes so many items in the order of their turns. */
  take(count: number): Item[] {
    const taken: Item[] = [];
    while (taken.length < count && this.#length > 0) taken.push(this.shift() as Item);
    return taken;
  }

  /** The items that `take` would take. */
  first(count: number): Item[] {
    const found: Item[] = [];
    let [round, nextRound] = [[...this.#round.values()], [...this.#nextRound.values()]];
    const places = new Map<readonly Item[], number>();
    while (found.length < Math.min(count, this.#length)) {
      for (const own of this.#slowLast(round)) {
        const place = places.get(own) ?? 0;
        found.push(own[place] as Item);
        places.set(own, place + 1);
        if (place + 1 < own.length) nextRound.push(own);
      }
      [round, nextRound] = [nextRound, []];
    }
    return found.slice(0, count);
  }

  #slowLast(round: Item[][]): Item[][] {
    if (this.#slow.size === 0) return round;
    const { false: quick = [], true: slow = [] } = Object.groupBy(round, ([item]) =>
      String(item !== undefined && this.isSlow(this.#tenantOf(item))),
    );
    return [...quick, ...slow];
  }

  /** Puts back what was taken and not begun: each item is before the others of its tenant again, and these tenants are next. */
  putBack(items: readonly Item[]): void {
    if (items.length === 0) return;
    const behind = [...this.#round.values(), ...this.#nextRound.values()];
    this.#round = new Map();
    this.#nextRound = new Map();
    this.#served.clear();
    this.#length = 0;
    for (const item of items) this.push(item);
    for (const own of behind) for (const item of own) this.push(item);
  }

  /** Takes everything. */
  clear(): Item[] {
    return this.take(this.#length);
  }

  /** Notes how long a turn of a tenant took. */
  took(tenant: string, ms: number): void {
    if (ms < this.#slowMs) {
      if (this.#slow.size > 0) this.#slow.delete(tenant);
      return;
    }
    if (this.#slow.size >= SLOW_MAX) this.#slow.clear();
    this.#slow.add(tenant);
  }

  /** Reports whether the last turn of a tenant was a long one. */
  isSlow(tenant: string): boolean {
    return this.#slow.size > 0 && this.#slow.has(tenant);
  }
}

/** The tenant of work that the platform does by itself. */
export const OWN = '';

/** The tenant that a unit has its turn with. */
export const findJobTenant = ({ requester }: Job): string => requester?.tenant ?? OWN;
