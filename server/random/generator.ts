import { randomFillSync } from 'node:crypto';
import { type Draw, DrawsStopped } from '../../domain/draw.ts';
import { HealthTests } from './health-tests.ts';

/** The failure that stopped a generator: of a health test, or of the source itself, which gave no bytes. */
export type GeneratorFailure = {
  readonly test: 'repetition' | 'proportion' | 'source';
  readonly detail: string;
  readonly atMs: number;
};

/** Fills a buffer with random bytes. */
export type RandomSource = (bytes: Uint8Array) => void;

/** Small, so that few bytes lie in memory before they are drawn from. */
const POOL_BYTES = 1024;

/** NIST SP 800-90B, 4.3, requires 1,024 at least. */
const START_BYTES = 4096;

/**
 * All randomness that decides something: bytes of the operating system, in a pool that the health tests see before any of it is drawn from.
 * Nothing is drawn after a failure, until `begin` has found the source to be well again. Used bytes are erased.
 */
export class RandomGenerator {
  readonly #source: RandomSource;
  readonly #clock: () => number;
  readonly #pool = new Uint8Array(POOL_BYTES);
  readonly #view = Buffer.from(this.#pool.buffer);
  #tests = new HealthTests();
  #at = POOL_BYTES;
  #failure: GeneratorFailure | undefined;
  /** Called when the generator stops, before the draw that found it throws. */
  onStop: ((failure: GeneratorFailure) => void) | undefined;

  constructor(source: RandomSource = randomFillSync, clock: () => number = Date.now) {
    this.#source = source;
    this.#clock = clock;
  }

  /** The failure that keeps it stopped, if one does. */
  get failure(): GeneratorFailure | undefined {
    return this.#failure;
  }

  /** Draws uniformly. Numbers out of range are drawn again, which avoids modulo bias. Throws DrawsStopped. */
  readonly draw: Draw = (n) => {
    if (n < 1n) throw new RangeError('a draw needs a range of at least one number');
    this.#requireWell();
    if (n === 1n) return 0n;
    const bits = (n - 1n).toString(2).length;
    const size = Math.ceil(bits / 8);
    const excess = BigInt(size * 8 - bits);
    for (;;) {
      const drawn = this.#take(size) >> excess;
      if (drawn < n) return drawn;
    }
  };

  /** Raw bytes, as draws take them. Throws DrawsStopped. */
  bytes(count: number): Buffer {
    const taken = Buffer.alloc(count);
    for (let done = 0; done < count; ) {
      this.#requireWell();
      if (this.#at === POOL_BYTES) this.#fill();
      const size = Math.min(count - done, POOL_BYTES - this.#at);
      this.#view.copy(taken, done, this.#at, this.#at + size);
      this.#use(size);
      done += size;
    }
    return taken;
  }

  /** Tests fresh bytes, which replace those in the pool: a copy of this memory knows no draw of the next minutes. */
  check(): void {
    if (this.#failure !== undefined) return;
    try {
      this.#fill();
    } catch (error) {
      if (!(error instanceof DrawsStopped)) throw error;
    }
  }

  /** Runs the start test: on bytes that nothing is drawn from. Changes nothing. @returns the failure, if there is one. */
  testStart(): GeneratorFailure | undefined {
    return this.#test(new Uint8Array(START_BYTES), new HealthTests());
  }

  /** Begins to draw, or stops, as the start test says. @returns the failure, if there is one. */
  begin(): GeneratorFailure | undefined {
    const found = this.testStart();
    this.#tests = new HealthTests();
    this.#at = POOL_BYTES;
    if (found === undefined) this.#failure = undefined;
    else this.stop(found);
    return found;
  }

  /** Stops all draws. */
  stop(failure: GeneratorFailure): void {
    this.#failure = failure;
    this.#use(POOL_BYTES - this.#at);
    this.onStop?.(failure);
  }

  #requireWell(): void {
    if (this.#failure !== undefined) throw new DrawsStopped(this.#failure.detail);
  }

  #take(size: number): bigint {
    if (POOL_BYTES - this.#at < size) this.#fill();
    let drawn = 0n;
    if (size <= 6) drawn = BigInt(this.#view.readUIntBE(this.#at, size));
    else for (const byte of this.#pool.subarray(this.#at, this.#at + size)) drawn = (drawn << 8n) | BigInt(byte);
    this.#use(size);
    return drawn;
  }

  #use(size: number): void {
    this.#pool.fill(0, this.#at, this.#at + size);
    this.#at += size;
  }

  #fill(): void {
    const found = this.#test(this.#pool, this.#tests);
    this.#at = 0;
    if (found === undefined) return;
    this.stop(found);
    throw new DrawsStopped(found.detail);
  }

  /** Fills a buffer from the source, and continues health tests with it. */
  #test(bytes: Uint8Array, tests: HealthTests): GeneratorFailure | undefined {
    const atMs = this.#clock();
    try {
      this.#source(bytes);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { test: 'source', detail: `The source gave no bytes: ${reason}.`, atMs };
    }
    const found = tests.note(bytes);
    if (found === undefined) return undefined;
    const of = found.test === 'repetition' ? 'repetition count' : 'adaptive proportion';
    return { test: found.test, detail: `The ${of} test failed on the byte ${found.byte}.`, atMs };
  }
}
