import type Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A question that is asked much more often than its answer changes. */
export interface Lookup<in Key, out Value> {
  /** The names of all tables that the answer follows from. */
  readonly tables: ReadonlySet<string>;
  /** Carry the types; never set. */
  readonly key?: (key: Key) => void;
  readonly value?: Value;
}

/** Defines a lookup at module level. Its answers must follow from the key and the rows of these tables alone: no clock, no kept rows. */
export const lookup = <Key extends string | object, Value extends object>(
  ...tables: readonly SQLiteTable[]
): Lookup<Key, Value> => ({ tables: new Set(tables.map(getTableName)) });

/** Answers per lookup. When there are more, all are forgotten. */
const ANSWERS_MAX = 1_000;

/**
 * The answers to lookups, in memory until a statement writes to one of their tables: they are forgotten before it runs, and none is kept
 * until its transaction has ended, one way or the other. So what is known is always what is committed. What another process writes is
 * seen in the next turn of the event loop.
 */
export class Lookups {
  readonly #answers = new Map<Lookup<never, unknown>, Map<unknown, unknown>>();
  /** Written to in the running transaction. */
  readonly #changing = new Set<string>();
  #changes = 0;
  #version: Database.Statement<[], number> | undefined;
  #seen: number | undefined;
  /** Whether the store was compared with what was seen, in this turn. */
  #isFresh = false;

  /** Keeps answers from now on, given the only connection that writes. */
  watch(writer: Database.Database): void {
    // It changes when any other connection writes to the file.
    this.#version = writer.prepare<[], number>('PRAGMA data_version').pluck();
  }

  /** What is known; undefined if it must be read. */
  find<Key, Value>(lookup: Lookup<Key, Value>, key: Key): Value | undefined {
    if (!this.#isFresh) this.#refresh();
    return this.#answers.get(lookup)?.get(key) as Value | undefined;
  }

  #refresh(): void {
    const version = this.#versionOf();
    if (version !== this.#seen) this.#answers.clear();
    this.#seen = version;
    this.#isFresh = true;
    setImmediate(this.#age);
  }

  #versionOf(): number | undefined {
    try {
      return this.#version?.get();
    } catch {
      // The read that follows fails too, and says why.
      return undefined;
    }
  }

  readonly #age = (): void => {
    this.#isFresh = false;
  };

  /** Reads an answer and keeps it, unless one of the tables is written to meanwhile. */
  async read<Key, Value>(
    lookup: Lookup<Key, Value>,
    key: Key,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const changes = this.#changes;
    const value = await read();
    const isCommitted = changes === this.#changes && !this.#isChanging(lookup);
    if (value !== undefined && isCommitted && this.#version !== undefined) this.#keep(lookup, key, value);
    return value;
  }

  #isChanging({ tables }: Lookup<never, unknown>): boolean {
    return this.#changing.has(ANY) || [...tables].some((table) => this.#changing.has(table));
  }

  #keep(lookup: Lookup<never, unknown>, key: unknown, value: unknown): void {
    const answers = this.#answers.get(lookup) ?? new Map<unknown, unknown>();
    this.#answers.set(lookup, answers);
    if (answers.size >= ANSWERS_MAX) answers.clear();
    answers.set(key, value);
  }

  /** A statement is about to write to a table. */
  forget(table: string): void {
    if (this.#changing.has(table)) return;
    this.#changing.add(table);
    this.#changes += 1;
    for (const [{ tables }, answers] of this.#answers) if (table === ANY || tables.has(table)) answers.clear();
  }

  /** The transaction has ended. */
  settle(): void {
    this.#changing.clear();
  }
}

/** Stands for every table. */
const ANY = '';

/** The table that a statement writes to. */
export const tableWrittenBy = (text: string): string =>
  /^(?:insert into|update|delete from) "(\w+)"/i.exec(text)?.[1] ?? ANY;
