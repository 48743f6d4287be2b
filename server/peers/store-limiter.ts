import { hash } from 'node:crypto';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { countForLimit, findLimitCount, forgetLimitCount } from '../../db/servers/limit-counts.ts';
import type { LimitCount } from '../../db/tables/servers.ts';
import type { LimitHit } from '../../platform/unit/services.ts';
import type { Counter } from '../http/limiter.ts';

/** A limit that all servers on a store count together: what one of them counts, the next look of any other sees. */
export class StoreLimiter implements Counter {
  readonly #store: Pick<Store, 'read' | 'write'>;
  readonly #clock: () => number;
  readonly #name: string;
  readonly #quota: number;
  readonly #windowSeconds: number;

  constructor(
    { store, clock }: { readonly store: Pick<Store, 'read' | 'write'>; readonly clock: () => number },
    name: string,
    quota: number,
    windowSeconds: number,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#name = name;
    this.#quota = quota;
    this.#windowSeconds = windowSeconds;
  }

  async hit(...key: readonly string[]): Promise<LimitHit | undefined> {
    const nowMs = this.#clock();
    const known = await this.#store.read((tx) => findLimitCount(tx, this.#name, hashOf(key), nowMs));
    return known !== undefined && known.count >= this.#quota ? this.#hitFor(known, nowMs) : undefined;
  }

  async count(...key: readonly string[]): Promise<void> {
    await this.#store.write((tx) => countForLimit(tx, this.#of(key), this.#clock()));
  }

  take(...key: readonly string[]): Promise<LimitHit | undefined> {
    return this.#store.write((tx) => this.takeIn(tx, ...key));
  }

  async takeIn(tx: Tx, ...key: readonly string[]): Promise<LimitHit | undefined> {
    const nowMs = this.#clock();
    const counted = await countForLimit(tx, this.#of(key), nowMs);
    return counted.count > this.#quota ? this.#hitFor(counted, nowMs) : undefined;
  }

  async forget(...key: readonly string[]): Promise<void> {
    await this.#store.write((tx) => forgetLimitCount(tx, this.#name, hashOf(key)));
  }

  #of(key: readonly string[]): Parameters<typeof countForLimit>[1] {
    return { name: this.#name, key: hashOf(key), windowMs: this.#windowSeconds * 1000 };
  }

  #hitFor({ untilMs }: LimitCount, nowMs: number): LimitHit {
    return {
      name: this.#name,
      quota: this.#quota,
      windowSeconds: this.#windowSeconds,
      waitSeconds: Math.max(1, Math.ceil((untilMs - nowMs) / 1000)),
    };
  }
}

/** Has a fixed length, and does not reveal who has tried what. */
const hashOf = (key: readonly string[]): string => hash('sha256', JSON.stringify(key), 'base64');
