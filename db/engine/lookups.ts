import type Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Recent } from './recent.ts';

/** A query that runs much more often than its answer changes. */
export interface Lookup<in Key, out Value> {
  /** The names of all tables that the answer follows from. */
  readonly tables: ReadonlySet<string>;
  /** Maximum number of answers in memory. */
  readonly answersMax: number;
  /** Carry the types; never set. */
  readonly key?: (key: Key) => void;
  readonly value?: Value;
}

/** Defines a lookup at module level. Its answers must follow from the key and the rows of these tables alone: no clock, no kept rows. */
export const lookup = <Key extends string | object, Value extends object>(
  ...tables: readonly SQLiteTable[]
): Lookup<Key, Value> => ({ tables: new Set(tables.map(getTableName)), answersMax: ANSWERS_MAX });

const ANSWERS_MAX = 1_000;

/** Defines a lookup of single rows, whose writer passes the new answer along with each write: see `Tx.deferRow`. */
export const rowLookup = <Value extends object>(table: SQLiteTable, answersMax: number): Lookup<string, Value> => ({
  tables: new Set([getTableName(table)]),
  answersMax,
});

/** The answer to a lookup of a row, as a unit has written it. */
export type LookupAnswer = readonly [lookup: Lookup<never, unknown>, key: string, value: unknown];

/**
 * The answers to lookups, in memory until a statement writes to one of their tables: they are forgotten before it runs, and none is kept
 * until its transaction has ended, one way or the other. So what is known is always what is committed. Writes of another process are seen
 * in the next turn of the event loop, and by every transaction that writes.
 */
export class Lookups {
  readonly #answers = new Map<Lookup<never, unknown>, Recent<unknown, unknown>>();
  /** Written to in the running transaction. */
  readonly #changing = new Set<string>();
  /** New answers for rows that the running transaction has written. */
  readonly #told = new Map<Lookup<never, unknown>, Map<string, unknown>>();
  #changes = 0;
  #version: Database.Statement<[], number> | undefined;
  #seen: number | undefined;
  /** True if the store was compared with what was seen, in this turn. */
  #isFresh = false;

  /** Keeps answers from now on, given the only connection that writes. */
  watch(writer: Database.Database): void {
    // It changes when any other connection writes to the file.
    this.#version = writer.prepare<[], number>('PRAGMA data_version').pluck();
  }

  /** Returns the known answer; undefined if it must be read. */
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
    if (this.#changing.size === 0) return false;
    return this.#changing.has(ANY) || [...tables].some((table) => this.#changing.has(table));
  }

  /** The running transaction's answer for a row; undefined once a statement has written to the table without passing one. */
  toldIn(told: readonly LookupAnswer[], lookup: Lookup<never, unknown>, key: unknown): unknown {
    if (this.#isChanging(lookup)) return undefined;
    for (let index = told.length - 1; index >= 0; index -= 1) {
      const [of, row, value] = told[index] as LookupAnswer;
      if (of === lookup && row === key) return value;
    }
    return this.#told.get(lookup)?.get(key as string);
  }

  /** Takes an answer from a unit of the running transaction that has succeeded. */
  tell([lookup, key, value]: LookupAnswer): void {
    if (this.#isChanging(lookup)) return;
    let rows = this.#told.get(lookup);
    if (rows === undefined) {
      rows = new Map();
      this.#told.set(lookup, rows);
    }
    rows.set(key, value);
  }

  /** A transaction that may write has begun: nothing that another process has written since is missed in it. */
  begin(): void {
    this.#isFresh = false;
  }

  /** Keeps the answers of the transaction, which is committed. */
  publish(): void {
    // A read in progress may be older.
    if (this.#told.size > 0) this.#changes += 1;
    for (const [lookup, rows] of this.#told) for (const [key, value] of rows) this.#keep(lookup, key, value);
  }

  #keep(lookup: Lookup<never, unknown>, key: unknown, value: unknown): void {
    let answers = this.#answers.get(lookup);
    if (answers === undefined) {
      answers = new Recent(lookup.answersMax);
      this.#answers.set(lookup, answers);
    }
    answers.set(key, value);
  }

  /** A statement is about to write to a table. */
  forget(table: string): void {
    if (this.#changing.has(table)) return;
    this.#changing.add(table);
    this.#changes += 1;
    for (const known of [this.#answers, this.#told])
      for (const [{ tables }, answers] of known) if (table === ANY || tables.has(table)) answers.clear();
  }

  /** The transaction has ended. */
  settle(): void {
    this.#changing.clear();
    for (const rows of this.#told.values()) rows.clear();
  }
}

/** Stands for every table. */
const ANY = '';

/** The table that a statement writes to. */
export const tableWrittenBy = (text: string): string =>
  /^(?:insert into|update|delete from) "(\w+)"/i.exec(text)?.[1] ?? ANY;
