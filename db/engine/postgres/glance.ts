import { inside } from '../inside.ts';
import type { Job } from '../job.ts';
import type { Lookup } from '../lookups.ts';
import type { Sorter } from '../sorter.ts';
import type { WrittenValue } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { MemorySorter } from './memory-sorter.ts';
import type { VersionedLookups } from './versioned-lookups.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => {});
const NOTHING: ReadonlySet<string> = new Set();

/** The tx of a read that may need nothing but answers that are in memory. Once it needs more, its calls are never answered. */
export class Glance implements Tx {
  readonly #lookups: VersionedLookups;
  readonly #version: number;
  readonly #over = Promise.withResolvers<undefined>();
  #isOver = false;
  running = true;
  readonly memory = new Map<string, unknown>();
  readonly rowsAtOnce = 10_000;

  constructor(lookups: VersionedLookups, version: number) {
    this.#lookups = lookups;
    this.#version = version;
  }

  /** Runs a unit on what is in memory. False if that is not enough, and the unit must run in a transaction. */
  async complete(job: Job): Promise<{ readonly error?: unknown } | undefined> {
    const ran = inside
      .run(this, async () => job.run(this))
      .then(
        () => ({}),
        (error: unknown) => ({ error }),
      );
    // One that waits for something else is expelled from a transaction, which says so.
    const waited = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
    const outcome = await Promise.race([ran, this.#over.promise, waited]);
    const isEnough = outcome !== undefined && !this.#isOver;
    this.#isOver = true;
    this.running = false;
    return isEnough ? outcome : undefined;
  }

  #end<T>(): Promise<T> {
    this.#isOver = true;
    this.#over.resolve(undefined);
    return never();
  }

  async lookUp<Key, Value>(lookup: Lookup<Key, Value>, key: Key): Promise<Value | undefined> {
    const known = this.#isOver ? undefined : this.#lookups.find(lookup, key, this.#version, NOTHING);
    return known ?? this.#end();
  }

  get(): Promise<never> {
    return this.#end();
  }

  all(): Promise<never> {
    return this.#end();
  }

  run(): Promise<WrittenValue> {
    return this.#end();
  }

  pause(): Promise<void> {
    return this.#end();
  }

  aside<T>(): Promise<T> {
    return this.#end();
  }

  defer(): void {
    this.#end();
  }

  deferRow(): void {
    this.#end();
  }

  recall(): undefined {}

  keep(): void {}

  notify(): void {}

  sorter(directions: readonly boolean[]): Sorter {
    return new MemorySorter(directions, this);
  }
}
