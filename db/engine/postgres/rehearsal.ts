import type { Lookup } from '../lookups.ts';
import type { Sorter } from '../sorter.ts';
import type { Params, RowOf, Runnable, WrittenValue } from '../statement.ts';
import type { Tx } from '../tx.ts';
import type { Batch } from './batch.ts';
import type { Guesses } from './guesses.ts';
import { MemorySorter } from './memory-sorter.ts';
import type { Answered } from './postgres-session.ts';
import { isLong, type Questions } from './questions.ts';
import { rowsFor } from './shared-answer.ts';
import type { VersionedLookups } from './versioned-lookups.ts';

const NOTHING: ReadonlySet<string> = new Set();
const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** Guesses answer at most this many questions of a unit: the next one waits for its answer. */
const GUESSES_MAX = 16;

export type RehearsalParts = {
  readonly batch: Promise<Pick<Batch, 'ask'>>;
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly guesses: Guesses;
  /** Not the transaction's, since a guess may have led to what is in it. */
  readonly memory: Map<string, unknown>;
};

/**
 * A unit's tx in a rehearsal: its code runs up to what it writes, so that its reads are sent together with those of others. It goes on with
 * a guess where there is one, and asks all the same. Nothing comes of it but answers; from the first write on, its calls are never
 * answered.
 */
export class Rehearsal implements Tx {
  readonly #parts: RehearsalParts;
  readonly #kept = new Map<string, unknown>();
  #guesses = 0;
  #isOver = false;
  /** Another unit must not be begun in it. */
  running = true;
  readonly rowsAtOnce = 10_000;

  constructor(parts: RehearsalParts) {
    this.#parts = parts;
  }

  get memory(): Map<string, unknown> {
    return this.#parts.memory;
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
    const { questions, batch, guesses } = this.#parts;
    const question = questions.of(runnable, params, call);
    // All units of the transaction would wait for the answer to a long one.
    if (question.writes || isLong(question)) return this.run();
    // It may have come to its first write before the transaction begins.
    const asked = batch.then((begun) => (this.running ? begun.ask(question) : never<Answered>()));
    asked.then(
      (answered) => guesses.learn(question, answered),
      () => {},
    );
    const guess = this.#guesses < GUESSES_MAX ? guesses.of(question) : undefined;
    if (guess !== undefined) this.#guesses += 1;
    const answered = guess ?? (await asked);
    return this.#isOver ? never() : question.read(rowsFor(answered));
  }

  run(): Promise<WrittenValue> {
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
    const { lookups } = this.#parts;
    // As of any version: an answer that is no longer known by then is read.
    return lookups.find(lookup, key, lookups.version, NOTHING) ?? read();
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
