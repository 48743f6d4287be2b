import { hash } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Tx } from '../../db/engine/tx.ts';
import type { LimitHit } from '../../platform/unit/services.ts';

/** Callers choose the keys. Beyond this many the oldest is evicted, so that they cannot exhaust memory. */
const KEYS_MAX = 100_000;

/** Counts per key, up to a quota within a window. */
export interface Counter {
  /** The limit, if the quota is used up. Counts nothing. */
  hit(...key: readonly string[]): Promise<LimitHit | undefined>;
  count(...key: readonly string[]): Promise<void>;
  /** Counts one more; returns the limit if that exceeds the quota. */
  take(...key: readonly string[]): Promise<LimitHit | undefined>;
  /** The same, in the unit of a tx. Counts in the store are rolled back with the unit. */
  takeIn(tx: Tx, ...key: readonly string[]): Promise<LimitHit | undefined>;
  forget(...key: readonly string[]): Promise<void>;
}

/** Creates a limit: in memory, or where all servers on a store count together. */
export type CreateCounter = (name: string, quota: number, windowSeconds: number) => Counter;

export const countInMemory: CreateCounter = (...limit) => new Limiter(...limit);

/** A rate limit per key, counted in this process. */
export class Limiter implements Counter {
  readonly name: string;
  readonly quota: number;
  /** Called for each count with the key, hashed, and its count so far within the window. */
  onCount: ((hashedKey: string, counted: number) => void) | undefined;
  readonly #windowSeconds: number;
  readonly #limiter: RateLimiterMemory;
  readonly #keys = new Set<string>();

  constructor(name: string, quota: number, windowSeconds: number) {
    this.name = name;
    this.quota = quota;
    this.#windowSeconds = windowSeconds;
    this.#limiter = new RateLimiterMemory({ points: quota, duration: windowSeconds });
  }

  async hit(...key: readonly string[]): Promise<LimitHit | undefined> {
    const state = await this.#limiter.get(hashOf(key));
    return state !== null && state.consumedPoints >= this.quota ? this.#hitFor(state.msBeforeNext) : undefined;
  }

  async count(...key: readonly string[]): Promise<void> {
    await this.#countOne(key);
  }

  async take(...key: readonly string[]): Promise<LimitHit | undefined> {
    const state = await this.#countOne(key);
    return state.consumedPoints > this.quota ? this.#hitFor(state.msBeforeNext) : undefined;
  }

  takeIn(_tx: Tx, ...key: readonly string[]): Promise<LimitHit | undefined> {
    return this.take(...key);
  }

  async forget(...key: readonly string[]): Promise<void> {
    const hashed = hashOf(key);
    this.#keys.delete(hashed);
    await this.#limiter.delete(hashed);
  }

  /** Counts what others have counted. */
  async add(hashedKey: string, count: number): Promise<void> {
    await this.#limiter.penalty(this.#remember(hashedKey), count);
  }

  async #countOne(key: readonly string[]): Promise<RateLimiterRes> {
    const hashedKey = this.#remember(hashOf(key));
    const state = await this.#limiter.penalty(hashedKey, 1);
    this.onCount?.(hashedKey, state.consumedPoints);
    return state;
  }

  #hitFor(waitMs: number): LimitHit {
    return {
      name: this.name,
      quota: this.quota,
      windowSeconds: this.#windowSeconds,
      waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    };
  }

  #remember(hashed: string): string {
    if (!this.#keys.has(hashed) && this.#keys.size >= KEYS_MAX) {
      const [oldest = ''] = this.#keys;
      this.#keys.delete(oldest);
      void this.#limiter.delete(oldest);
    }
    this.#keys.add(hashed);
    return hashed;
  }
}

/** Hashed, so that keys have a fixed length. */
const hashOf = (key: readonly string[]): string => hash('sha256', JSON.stringify(key), 'base64');
