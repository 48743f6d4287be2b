import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Connection } from './open.ts';
import { type Params, type Prepared, prepare, type Runnable } from './statement.ts';
import { StoreError } from './store-error.ts';

/** A query as SQL and its values, to be run elsewhere. */
export type Question = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Only the first row is needed. */
  readonly isOne: boolean;
};

/** A question, what reads its answer, and whether it may write. */
export type DetachedQuestion = {
  readonly question: Question;
  readonly read: (rows: readonly unknown[][]) => unknown;
  readonly writes: boolean;
};

/**
 * A connection that runs nothing. Its statements are prepared like those of any other, but where they would read from SQLite, they note the
 * question, or take rows that were read elsewhere. So a statement has one text and one way to read its rows, wherever it runs.
 */
export class DetachedConnection {
  readonly #connection: Connection;
  #asked: Question | undefined;
  #rows: readonly unknown[][] | undefined;

  constructor({ client, lookups, openScratch }: Connection) {
    const detached: Database.Database = Object.create(client, { prepare: { value: this.#prepare } });
    this.#connection = { client: detached, builder: drizzle(detached), prepared: new WeakMap(), lookups, openScratch };
  }

  /** The question of a query that only reads: see `anyQuestionOf`. */
  questionOf(runnable: Runnable, params: Params | undefined, call: 'get' | 'all'): DetachedQuestion {
    const asked = this.anyQuestionOf(runnable, params, call);
    if (asked.writes) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
    return asked;
  }

  /** The question of a query, and a function that turns the raw rows of its answer into what the query returns. */
  anyQuestionOf(runnable: Runnable, params: Params | undefined, call: 'get' | 'all' | 'run'): DetachedQuestion {
    const prepared: Prepared = prepare(this.#connection, runnable);
    this.#asked = undefined;
    prepared[call](params);
    const question = this.#asked;
    if (question === undefined) throw new Error('a query asked nothing');
    const read = (rows: readonly unknown[][]): unknown => {
      this.#rows = rows;
      const found = prepared[call](params);
      this.#rows = undefined;
      return found;
    };
    return { question, read, writes: prepared.writes };
  }

  readonly #prepare = (text: string) => {
    const statement = {
      raw: () => statement,
      get: (...values: unknown[]) => this.#answer({ text, values, isOne: true })[0],
      all: (...values: unknown[]) => this.#answer({ text, values, isOne: false }),
      run: (...values: unknown[]) => this.#answer({ text, values, isOne: false }),
    };
    return statement;
  };

  #answer(question: Question): readonly unknown[][] {
    this.#asked = question;
    return this.#rows ?? [];
  }
}
