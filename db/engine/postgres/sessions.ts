import type { PoolFigures } from '../database-figures.ts';
import type { Hosts } from './hosts.ts';
import type { Session } from './session.ts';

/** Connections for one purpose, opened when they are needed. */
export class Sessions {
  readonly #name: string;
  readonly #hosts: Hosts;
  readonly #max: number;
  readonly #free: Session[] = [];
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(name: string, hosts: Hosts, max: number) {
    this.#name = name;
    this.#hosts = hosts;
    this.#max = max;
  }

  get figures(): PoolFigures {
    const idle = this.#free.filter(({ isLost }) => !isLost).length;
    return { name: this.#name, inUse: this.#taken, idle, waiting: this.#waiting.length };
  }

  /** Waits for a connection; those asked for first are given first. */
  async take(): Promise<Session> {
    if (this.#taken >= this.#max) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#taken += 1;
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (!free.isLost && this.#hosts.isCurrent(free)) return free;
      free.abandon();
    }
    try {
      return await this.#hosts.connect();
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  give(session: Session): void {
    if (session.isLost) session.abandon();
    else this.#free.push(session);
    this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken -= 1;
    else next();
  }

  /** Its host lives, and does not do what it was asked: another one may have been promoted in its place, and is looked for first. */
  doubt(session: Session): void {
    if (this.#hosts.isCurrent(session)) this.#hosts.leave();
  }

  /** Closes those that are not in use. */
  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((session) => session.close()));
  }
}
