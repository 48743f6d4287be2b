import { type Refusal, refuse } from '../../platform/unit/reply.ts';

/** The requests that each tenant has under way, those that wait for their turn included. */
export class RequestQuota {
  readonly #max: number;
  readonly #running = new Map<string, number>();
  #refused = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** The number of refused requests. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs a request of a tenant, or refuses it. */
  async run<Reply>(tenant: string, work: () => Promise<Reply>): Promise<Reply | Refusal<'unavailable'>> {
    const running = this.#running.get(tenant) ?? 0;
    if (running >= this.#max) {
      this.#refused += 1;
      return refuse('unavailable', {
        detail: `${this.#max} requests of your organisation are under way. Send fewer at a time, and this one again later.`,
      });
    }
    this.#running.set(tenant, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(tenant) ?? 1) - 1;
      if (left > 0) this.#running.set(tenant, left);
      else this.#running.delete(tenant);
    }
  }
}
