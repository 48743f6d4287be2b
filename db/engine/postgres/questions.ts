import { DetachedConnection, type DetachedQuestion } from '../detached-connection.ts';
import { tableWrittenBy } from '../lookups.ts';
import type { Connection } from '../open.ts';
import type { Params, Runnable } from '../statement.ts';
import { type MergedWrite, mergeWrite } from './merged-sql.ts';
import { Relations } from './relations.ts';
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
  /** The tables that it reads. */
  readonly tables: ReadonlySet<string>;
  /** The tables that it may change. */
  readonly changes: ReadonlySet<string>;
  /** The tables that it depends on besides. */
  readonly looksAt: ReadonlySet<string>;
  /** The way to merge it with similar ones into one statement. */
  readonly merge: MergedWrite | undefined;
  /** Values that each row it finds has in its texts, as such or within JSON. */
  readonly finds: readonly string[] | undefined;
  readonly read: (rows: readonly unknown[][]) => unknown;
};

/** A text of this length stands for a list of a hundred or more. */
const LONG_TEXT = 4_000;

/** Reports whether PostgreSQL works on a statement for so long that others notice. */
export const isLong = ({ values }: PostgresQuestion): boolean =>
  values.some((value) => typeof value === 'string' && value.length >= LONG_TEXT);

/** Ad hoc queries mostly repeat earlier texts. */
const TEXTS_MAX = 2_000;

type Known = Omit<PostgresQuestion, 'values' | 'writes' | 'read' | 'finds' | 'name'> & { readonly name: string };

/** Builds statements as for SQLite, and translates each text once. */
export class Questions {
  readonly detached: DetachedConnection;
  readonly #names: Names;
  readonly #relations: Relations;
  readonly #texts = new Map<string, Known>();
  /** Of statements that are defined once: none is forgotten, since connections keep the plans of every name for good. */
  readonly #defined = new Map<string, Known>();
  #named = 0;

  /** @param connection of an empty store in SQLite, which is never asked. */
  constructor(connection: Connection, names: Names) {
    this.detached = new DetachedConnection(connection);
    this.#names = names;
    this.#relations = new Relations(connection.client);
  }

  of(runnable: Runnable, params: Params | undefined, call: 'get' | 'all' | 'run'): PostgresQuestion {
    const asked = this.detached.anyQuestionOf(runnable, params, call);
    const isDefined = typeof runnable !== 'function';
    const known = this.#knownOf(asked.question.text, isDefined);
    const finds = isDefined && runnable.finds !== undefined ? params?.[runnable.finds] : undefined;
    return {
      ...known,
      ...toAsk(asked),
      name: isDefined ? known.name : undefined,
      finds: typeof finds === 'string' ? [finds, JSON.stringify(finds).slice(1, -1)] : undefined,
    };
  }

  #knownOf(text: string, isDefined: boolean): Known {
    const known = this.#defined.get(text) ?? this.#texts.get(text) ?? this.#translate(text);
    if (isDefined) {
      this.#defined.set(text, known);
      this.#texts.delete(text);
    } else if (!this.#defined.has(text)) this.#remember(text, known);
    return known;
  }

  #remember(text: string, known: Known): void {
    if (this.#texts.has(text)) return;
    const [oldest] = this.#texts.keys();
    if (oldest !== undefined && this.#texts.size >= TEXTS_MAX) this.#texts.delete(oldest);
    this.#texts.set(text, known);
  }

  #translate(text: string): Known {
    this.#named += 1;
    const table = tableWrittenBy(text);
    const postgres = translate(text, this.#names);
    const merge = mergeWrite(postgres);
    return {
      ...{ text: postgres, name: `s${this.#named}`, table, tables: this.#relations.tablesIn(text), merge },
      changes: this.#relations.changedBy(table, merge?.sets),
      looksAt: this.#relations.lookedAtBy(table, merge?.sets),
    };
  }
}

const toAsk = ({ question, read, writes }: DetachedQuestion) => ({ values: question.values, read, writes });
