import type { Lookup } from '../lookups.ts';
import type { Sorter } from '../sorter.ts';
import type { Params, RowOf, Runnable, Written } from '../statement.ts';
import type { Tx } from '../tx.ts';
import type { Batch } from './batch.ts';
import { MemorySorter } from './memory-sorter.ts';
import type { Questions } from './questions.ts';
import { rowsFor } from './rows-for.ts';
import type { VersionedLookups } from './versioned-lookups.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/**
 * A unit's tx in a rehearsal: its code runs up to what it writes, so that what it reads is asked for together with what others read. Nothing
 * comes of it but answers; from the first write on, its calls are never answered.
 */
export class Rehearsal implements Tx {
  readonly #batch: Batch;
  readonly #questions: Questions;
  readonly #lookups: VersionedLookups;
  readonly #kept = new Map<string, unknown>();
  #isOver = false;
  /** Another unit must not be begun in it. */
  running = true;
  readonly rowsAtOnce = 10_000;

  constructor(batch: Batch, questions: Questions, lookups: VersionedLookups) {
    this.#batch = batch;
    this.#questions = questions;
    this.#lookups = lookups;
  }

  get memory(): Map<string, unknown> {
    return this.#batch.memory;
  }

  /** It goes no further. */
  end(): void {
    this.#isOver = true;
    this.running = false;
  }

  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined> {
    return this.#ask(runnable, params, 'get') as Promise<RowOf<R> | undefined>;
  }

  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]> {
    return this.#ask(runnable, params, 'all') as Promise<RowOf<R>[]>;
  }

  async #ask(runnable: Runnable, params: Params | undefined, call: 'get' | 'all'): Promise<unknown> {
    if (this.#isOver) return never();
    const question = this.#questions.of(runnable, params, call);
    if (question.writes) return this.run();
    const answered = await this.#batch.ask(question);
    return this.#isOver ? never() : question.read(rowsFor(answered));
  }

  run(): Promise<Written> {
    this.#isOver = true;
    return never();
  }

  defer(): void {
    this.#isOver = true;
  }

  deferRow(): void {
    this.#isOver = true;
  }

  recall<T>(key: string): T | undefined {
    return this.#kept.get(key) as T | undefined;
  }

  keep<T>(key: string, value: T): void {
    this.#isOver = true;
    this.#kept.set(key, value);
  }

  notify(): void {}

  async lookUp<Key, Value>(
    lookup: Lookup<Key, Value>,
    key: Key,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    if (this.#isOver) return never();
    return this.#lookups.find(lookup, key, await this.#batch.version, this.#batch.written) ?? read();
  }

  pause(): Promise<void> {
    return never();
  }

  aside<T>(): Promise<T> {
    return never();
  }

  sorter(directions: readonly boolean[]): Sorter {
    return new MemorySorter(directions, this);
  }
}
