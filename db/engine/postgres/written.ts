import type { PostgresQuestion } from './questions.ts';

/** A write that has not been sent yet, or has. */
export type PostgresWrite = {
  readonly question: PostgresQuestion;
  /** The row that it is of, if it passes its new answer to a lookup. */
  readonly row?: string | undefined;
};

type OfTable = {
  /** Values of plain inserts: what a query looks for may be among them. */
  readonly inserted: string[];
  /** True if rows were written whose new answers the lookups have. */
  isTold: boolean;
  /** True if any row may have changed. */
  isOpen: boolean;
};

/** The writes to each table since a transaction has begun, so that answers from before it are used only where they still hold. */
export class Written {
  readonly #tables = new Map<string, OfTable>();

  add({ question, row }: PostgresWrite): void {
    const { table, changes, merge, values } = question;
    for (const each of changes) {
      const of = this.#of(each);
      if (each !== table || each === ANY_TABLE) of.isOpen = true;
      else if (row !== undefined) of.isTold = true;
      else if (merge?.kind === 'insert')
        for (const value of values) {
          if (typeof value === 'string') of.inserted.push(value);
        }
      else of.isOpen = true;
    }
  }

  /** Counts what another has counted. */
  addAll(other: Written): void {
    for (const [table, { inserted, isTold, isOpen }] of other.#tables) {
      const of = this.#of(table);
      of.inserted.push(...inserted);
      of.isTold ||= isTold;
      of.isOpen ||= isOpen;
    }
  }

  /**
   * Reports whether the answer to a query may have changed.
   * @param untold tables from which the query reads a row whose new answer no write has passed.
   */
  concerns({ tables, finds }: PostgresQuestion, untold: ReadonlySet<string> | undefined): boolean {
    if (this.#tables.size === 0) return false;
    if (this.#tables.has(ANY_TABLE)) return true;
    for (const table of tables) {
      const of = this.#tables.get(table);
      if (of === undefined) continue;
      if (of.isOpen || (of.isTold && untold?.has(table) !== true)) return true;
      if (
        of.inserted.length > 0 &&
        (finds === undefined || of.inserted.some((value) => finds.some((found) => value.includes(found))))
      )
        return true;
    }
    return false;
  }

  /** Reports whether a lookup's rows may have been written without its knowledge. */
  isOpen(tables: ReadonlySet<string>): boolean {
    if (this.#tables.has(ANY_TABLE)) return true;
    for (const table of tables) {
      const of = this.#tables.get(table);
      if (of !== undefined && (of.isOpen || of.inserted.length > 0)) return true;
    }
    return false;
  }

  /** The tables that were written to. */
  has(table: string): boolean {
    return this.#tables.has(table);
  }

  #of(table: string): OfTable {
    let of = this.#tables.get(table);
    if (of === undefined) {
      of = { inserted: [], isTold: false, isOpen: false };
      this.#tables.set(table, of);
    }
    return of;
  }
}

/** The result of `tableWrittenBy` for a statement whose table is unknown. */
export const ANY_TABLE = '';
