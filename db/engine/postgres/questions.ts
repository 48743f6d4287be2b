import { type Asked, DetachedConnection } from '../detached-connection.ts';
import { tableWrittenBy } from '../lookups.ts';
import type { Connection } from '../open.ts';
import type { Params, Runnable } from '../statement.ts';
import { type Names, translate } from './translate.ts';

/** A statement as PostgreSQL takes it. */
export type PostgresQuestion = {
  readonly text: string;
  /** Of statements that are defined once: their plans are kept. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  readonly writes: boolean;
  /** The table that it writes to. */
  readonly table: string;
  readonly read: (rows: readonly unknown[][]) => unknown;
};

/** Ad hoc queries mostly repeat earlier texts. */
const TEXTS_MAX = 2_000;

/** Builds statements as for SQLite, and translates each text once. */
export class Questions {
  readonly detached: DetachedConnection;
  readonly #names: Names;
  readonly #texts = new Map<string, { readonly text: string; readonly name: string; readonly table: string }>();
  #named = 0;

  /** @param connection of an empty store in SQLite, which is never asked. */
  constructor(connection: Connection, names: Names) {
    this.detached = new DetachedConnection(connection);
    this.#names = names;
  }

  of(runnable: Runnable, params: Params | undefined, call: 'get' | 'all' | 'run'): PostgresQuestion {
    const asked = this.detached.anyQuestionOf(runnable, params, call);
    const { text, name, table } = this.textOf(asked.question.text);
    const isDefined = typeof runnable !== 'function';
    return { ...toAsk(asked), text, table, name: isDefined ? name : undefined };
  }

  textOf(text: string): { readonly text: string; readonly name: string; readonly table: string } {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#named += 1;
    const translated = { text: translate(text, this.#names), name: `s${this.#named}`, table: tableWrittenBy(text) };
    const [oldest] = this.#texts.keys();
    if (oldest !== undefined && this.#texts.size >= TEXTS_MAX) this.#texts.delete(oldest);
    this.#texts.set(text, translated);
    return translated;
  }
}

const toAsk = ({ question, read, writes }: Asked) => ({ values: question.values, read, writes });
