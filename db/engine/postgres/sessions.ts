import { outside } from '../inside.ts';
import type { PoolFigures } from '../store-figures.ts';
import { OWN, Turns } from '../turns.ts';
import type { Hosts } from './hosts.ts';
import type { PostgresSession } from './postgres-session.ts';

type Opening = Pick<Hosts, 'connect' | 'isCurrent' | 'leave'>;
type Waiting = { readonly tenant: string; readonly go: () => void };

/** Another tenant is around if it has taken one of the last so many connections. */
const AROUND_TAKES = 200;

/**
 * Connections for one purpose, opened when they are needed. While several tenants come, none of them holds more than half: PostgreSQL works on
 * all at once, so one that held more would slow down the statements of the others.
 */
export class Sessions {
  readonly #name: string;
  readonly #hosts: Opening;
  readonly #max: number;
  readonly #free: PostgresSession[] = [];
  readonly #waiting = new Turns<Waiting>(({ tenant }) => tenant);
  #taken = 0;
  /** The connections that are in use, and who has them. */
  readonly #holders = new Map<PostgresSession, string>();
  /** The number of connections of each tenant. */
  readonly #heldBy = new Map<string, number>();
  #takes = 0;
  #lastTenant: string | undefined;
  /** The number of the last take by another tenant than the one before. */
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(name: string, hosts: Opening, max: number) {
    this.#name = name;
    this.#hosts = hosts;
    this.#max = max;
  }

  get figures(): PoolFigures {
    const idle = this.#free.filter(({ isLost }) => !isLost).length;
    return { name: this.#name, inUse: this.#taken, idle, waiting: this.#waiting.length };
  }

  /** Counts how often a tenant was given a connection while another one waited. */
  get passed(): number {
    return this.#waiting.passed;
  }

  /** Waits for a connection. Tenants take turns; within one, those asked for first are given first. */
  async take(tenant = OWN): Promise<PostgresSession> {
    this.#note(tenant);
    if (this.#taken < this.#max && this.#may(tenant)) this.#begin(tenant);
    else await new Promise<void>((go) => this.#waiting.push({ tenant, go }));
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (free.isDoubted) free.cut(new Error('another connection to its host was silent'));
      else if (!free.isLost && this.#hosts.isCurrent(free)) return this.#lend(free, tenant);
      else free.abandon();
    }
    try {
      // It outlives the unit that needs it first.
      return this.#lend(await outside(() => this.#hosts.connect()), tenant);
    } catch (error) {
      this.#end(tenant);
      throw error;
    }
  }

  give(session: PostgresSession): void {
    const tenant = this.#holders.get(session) ?? OWN;
    this.#holders.delete(session);
    if (session.isLost) session.abandon();
    else this.#free.push(session);
    this.#end(tenant);
  }

  #lend(session: PostgresSession, tenant: string): PostgresSession {
    this.#holders.set(session, tenant);
    return session;
  }

  /** Notes that a tenant comes; the platform itself is none. */
  #note(tenant: string): void {
    if (tenant === OWN) return;
    this.#takes += 1;
    if (this.#lastTenant !== undefined && tenant !== this.#lastTenant) this.#changedAt = this.#takes;
    this.#lastTenant = tenant;
  }

  readonly #may = (tenant: string): boolean => {
    if (tenant === OWN || this.#takes - this.#changedAt >= AROUND_TAKES) return true;
    return (this.#heldBy.get(tenant) ?? 0) < Math.ceil(this.#max / 2);
  };

  #begin(tenant: string): void {
    this.#taken += 1;
    this.#heldBy.set(tenant, (this.#heldBy.get(tenant) ?? 0) + 1);
  }

  /** Frees a place, and gives it to the next tenant that may have one. */
  #end(tenant: string): void {
    this.#taken -= 1;
    const held = (this.#heldBy.get(tenant) ?? 0) - 1;
    if (held > 0) this.#heldBy.set(tenant, held);
    else this.#heldBy.delete(tenant);
    while (this.#taken < this.#max) {
      const next = this.#waiting.shift(this.#may);
      if (next === undefined) return;
      this.#begin(next.tenant);
      next.go();
    }
  }

  /** Its host lives, and does not do its work: another one may have been promoted in its place, and is looked for first. */
  doubt(session: PostgresSession): void {
    if (this.#hosts.isCurrent(session)) this.#hosts.leave();
  }

  /** Closes those that are not in use. */
  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((session) => session.close()));
  }
}
