import type { Lookup } from '../lookups.ts';
import { ANY_TABLE } from './written.ts';

/** The tables that a transaction has written to. */
type Changing = Pick<ReadonlySet<string>, 'has'>;

/** Answers per lookup. When there are more, all are forgotten. */
const ANSWERS_MAX = 1_000;

/**
 * The answers to lookups, each of one version of the store: a trigger counts it up with every change of the tables that are watched. So an
 * answer is given only to a transaction that sees the state it was read from, whichever server made the changes.
 */
export class VersionedLookups {
  readonly #watched: ReadonlySet<string>;
  readonly #answers = new Map<Lookup<never, unknown>, Map<unknown, unknown>>();
  #version = 0;

  constructor(watched: readonly string[]) {
    this.#watched = new Set(watched);
  }

  /** The version of the answers in memory. */
  get version(): number {
    return this.#version;
  }

  get isEmpty(): boolean {
    return this.#answers.size === 0;
  }

  /** @param changing the tables that the asking transaction has written to, so that it sees another state than this version. */
  find<Key, Value>(lookup: Lookup<Key, Value>, key: Key, version: number, changing: Changing): Value | undefined {
    if (version !== this.#version || !this.#isKept(lookup, changing)) return undefined;
    return this.#answers.get(lookup)?.get(key) as Value | undefined;
  }

  keep(lookup: Lookup<never, unknown>, key: unknown, value: unknown, version: number, changing: Changing): void {
    if (version < this.#version || !this.#isKept(lookup, changing)) return;
    if (version > this.#version) this.#answers.clear();
    this.#version = version;
    const answers = this.#answers.get(lookup) ?? new Map<unknown, unknown>();
    this.#answers.set(lookup, answers);
    if (answers.size >= ANSWERS_MAX) answers.clear();
    answers.set(key, value);
  }

  #isKept({ tables }: Lookup<never, unknown>, changing: Changing): boolean {
    return !changing.has(ANY_TABLE) && [...tables].every((table) => this.#watched.has(table) && !changing.has(table));
  }
}
