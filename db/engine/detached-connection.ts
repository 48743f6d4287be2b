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

  /** The question of a query, and a function that turns the raw rows of its answer into what the query returns. */
  questionOf(
    runnable: Runnable,
    params: Params | undefined,
    call: 'get' | 'all',
  ): { readonly question: Question; readonly read: (rows: readonly unknown[][]) => unknown } {
    const prepared: Prepared = prepare(this.#connection, runnable);
    if (prepared.writes) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
    prepared[call](params);
    const question = this.#asked;
    if (question === undefined) throw new Error('a query asked nothing');
    const read = (rows: readonly unknown[][]): unknown => {
      this.#rows = rows;
      const found = prepared[call](params);
      this.#rows = undefined;
      return found;
    };
    return { question, read };
  }

  readonly #prepare = (text: string) => {
    const statement = {
      raw: () => statement,
      get: (...values: unknown[]) => this.#answer({ text, values, isOne: true })[0],
      all: (...values: unknown[]) => this.#answer({ text, values, isOne: false }),
    };
    return statement;
  };

  #answer(question: Question): readonly unknown[][] {
    this.#asked = question;
    return this.#rows ?? [];
  }
}
