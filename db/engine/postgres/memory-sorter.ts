import { isTrimDue, type Sorter } from '../sorter.ts';
import type { Build } from '../statement.ts';
import type { Tx } from '../tx.ts';

type Found = { readonly id: number; readonly keys: readonly unknown[] };

/** Sorts in this process, as SQLite does: numbers before texts, texts by their code points. */
export class MemorySorter implements Sorter {
  readonly #directions: readonly boolean[];
  readonly #tx: Pick<Tx, 'all'>;
  #found: Found[] = [];

  constructor(directions: readonly boolean[], tx: Pick<Tx, 'all'>) {
    this.#directions = directions;
    this.#tx = tx;
  }

  async add(found: Build): Promise<number> {
    const rows: Record<string, unknown>[] = await this.#tx.all(found);
    for (const row of rows)
      this.#found.push({ id: Number(row._id), keys: this.#directions.map((_, at) => row[`_k${at}`]) });
    return Number(rows[0]?._n ?? 0);
  }

  async keep(rows: number): Promise<void> {
    if (isTrimDue(this.#found.length, rows)) this.#found = this.#sorted().slice(0, rows);
  }

  async ids(from: number, to: number): Promise<number[]> {
    return this.#sorted()
      .slice(from, to)
      .map(({ id }) => id);
  }

  async close(): Promise<void> {
    this.#found = [];
  }

  #sorted(): Found[] {
    return this.#found.sort((one, other) => {
      for (const [at, descending] of this.#directions.entries()) {
        const order = compare(one.keys[at], other.keys[at]);
        if (order !== 0) return descending ? -order : order;
      }
      return one.id - other.id;
    });
  }
}

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'string' && typeof other === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(other));
  if (typeof one === 'string') return 1;
  if (typeof other === 'string') return -1;
  return Number(one) - Number(other);
};
