import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import type { Order } from './carry-out.ts';

/** What came of an order: a sentence. */
export type Outcome = { readonly done: string } | { readonly refused: string };

const ORDER = '.order';
const TAKEN = '.taken';
const OUTCOME = '.outcome';

/**
 * Orders to the process that holds a data folder, as files in it, which only the folder's owner can write. A command writes an order; the
 * process takes it, by renaming it, and writes the outcome. What nothing has taken yet, the command can take back.
 */
export class OrderFiles {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'orders');
  }

  /** Writes an order. @returns its id. */
  give(order: Order): string {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const id = randomUUID();
    replaceFile(this.#file(id, ORDER), JSON.stringify(order));
    return id;
  }

  /** The outcome of an order, once; undefined while there is none. */
  collect(id: string): Outcome | undefined {
    const file = this.#file(id, OUTCOME);
    if (!existsSync(file)) return undefined;
    const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file, { force: true });
    return outcome;
  }

  /** Takes an order back. @returns false when it was taken before, so that an outcome follows. */
  withdraw(id: string): boolean {
    return this.#take(id, ORDER) !== undefined;
  }

  /** Takes an order, if there is one. */
  next(): { readonly id: string; readonly order: Order } | undefined {
    if (!existsSync(this.#folder)) return undefined;
    for (const name of readdirSync(this.#folder).filter((each) => each.endsWith(ORDER))) {
      const id = name.slice(0, -ORDER.length);
      const text = this.#take(id, ORDER);
      if (text !== undefined) return { id, order: JSON.parse(text) };
    }
    return undefined;
  }

  report(id: string, outcome: Outcome): void {
    replaceFile(this.#file(id, OUTCOME), JSON.stringify(outcome));
  }

  /** Removes what a crash left: the command that waits for it gives the order again. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Nothing of an order remains once it is taken: it may hold a hash. */
  #take(id: string, kind: string): string | undefined {
    const taken = this.#file(id, TAKEN);
    try {
      renameSync(this.#file(id, kind), taken);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    const text = readFileSync(taken, 'utf8');
    rmSync(taken, { force: true });
    return text;
  }

  #file(id: string, kind: string): string {
    return join(this.#folder, `${id}${kind}`);
  }
}
