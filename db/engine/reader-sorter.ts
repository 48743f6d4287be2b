import type { Question } from './detached-connection.ts';
import { isTrimDue, type Sorter, sorterTexts } from './sorter.ts';
import type { Build } from './statement.ts';

type Rows = readonly unknown[][];

/** Sorts in a temporary table of a reader thread, so that only the ids of a page leave it. */
export class ReaderSorter implements Sorter {
  readonly #texts: ReturnType<typeof sorterTexts>;
  readonly #questionOf: (found: Build) => Question;
  readonly #ask: (text: string, values: readonly unknown[], isOne?: boolean) => Promise<Rows>;
  readonly #table: string;
  readonly #created: Promise<Rows>;
  #size = 0;

  constructor(
    table: string,
    directions: readonly boolean[],
    questionOf: (found: Build) => Question,
    ask: (question: Question) => Promise<Rows>,
  ) {
    this.#texts = sorterTexts(table, directions);
    this.#questionOf = questionOf;
    this.#ask = (text, values, isOne = false) => ask({ text, values, isOne });
    this.#table = table;
    this.#created = this.#ask(this.#texts.create, []);
    // Adding rows fails with it.
    this.#created.catch(() => {});
  }

  async add(found: Build, limit: number): Promise<number> {
    await this.#created;
    const { text, values } = this.#questionOf(found);
    const columns = this.#texts.columns.join(', ');
    const inserted = `insert into ${this.#table} (${columns}) select ${columns} from (${text}) where true returning _n`;
    const [row] = await this.#ask(inserted, values, true);
    const matching = Number(row?.[0] ?? 0);
    this.#size += Math.min(matching, limit);
    return matching;
  }

  async keep(rows: number): Promise<void> {
    if (!isTrimDue(this.#size, rows)) return;
    await this.#ask(this.#texts.trim, [rows]);
    this.#size = rows;
  }

  async ids(from: number, to: number): Promise<number[]> {
    const rows = await this.#ask(`${this.#texts.ids} limit ? offset ?`, [to - from, from]);
    return rows.map(([id]) => Number(id));
  }

  /** The table goes with the read's transaction. */
  async close(): Promise<void> {}
}
