import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import type { AdminOrder } from './carry-out.ts';

/** An order that cannot be carried out, or not now. The message says why. */
export class OrderRefused extends Error {}

/** The outcome of an order: a sentence. */
export type OrderOutcome = { readonly done: string } | { readonly refused: string };

const ORDER = '.order';
const TAKEN = '.taken';
const OUTCOME = '.outcome';

/**
 * Orders to the process that holds a data folder, as files in it, which only the folder's owner can write. A command writes an order; the
 * process takes it, by renaming it, and writes the outcome. The command can take back an order that nothing has taken yet. While the
 * process works on an order, an empty file says so: without it and without an outcome, the order is lost, as after a crash.
 */
export class OrderFiles {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'orders');
  }

  /** Writes an order. @returns its id. */
  give(order: AdminOrder): string {
    if (!existsSync(this.#folder)) this.#create();
    const id = randomUUID();
    replaceFile(this.#file(id, ORDER), JSON.stringify(order));
    return id;
  }

  /** The outcome of an order, once; undefined while there is none. */
  collect(id: string): OrderOutcome | undefined {
    const file = this.#file(id, OUTCOME);
    if (!existsSync(file)) return undefined;
    const outcome: OrderOutcome = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file, { force: true });
    return outcome;
  }

  hasOutcome(id: string): boolean {
    return existsSync(this.#file(id, OUTCOME));
  }

  /** Takes an order back. @returns false when it was taken before. */
  withdraw(id: string): boolean {
    try {
      rmSync(this.#file(id, ORDER));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Reports whether a process works on an order that it has taken. Until the outcome is written, that is. */
  isTaken(id: string): boolean {
    return existsSync(this.#file(id, TAKEN));
  }

  /** Takes an order, if there is one. It is undefined when it cannot be read as one, such as another user's. */
  next(): { readonly id: string; readonly order: AdminOrder | undefined } | undefined {
    if (!existsSync(this.#folder)) return undefined;
    for (const name of readdirSync(this.#folder).filter((each) => each.endsWith(ORDER))) {
      const id = name.slice(0, -ORDER.length);
      const taken = this.#file(id, TAKEN);
      try {
        renameSync(this.#file(id, ORDER), taken);
      } catch (error) {
        if (isMissing(error)) continue;
        throw error;
      }
      return { id, order: readAndEmpty(taken) };
    }
    return undefined;
  }

  report(id: string, outcome: OrderOutcome): void {
    replaceFile(this.#file(id, OUTCOME), JSON.stringify(outcome));
    rmSync(this.#file(id, TAKEN), { force: true, recursive: true });
  }

  /** Removes what a crash left: the command that waits for it gives the order again. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** As replaceFile does: what root writes has to be read by the platform. */
  #create(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    if (process.geteuid?.() !== 0) return;
    const { uid, gid } = statSync(dirname(this.#folder));
    // Not by its name, which the folder's owner could give to something else.
    const folder = openSync(this.#folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
    fchownSync(folder, uid, gid);
    closeSync(folder);
  }

  #file(id: string, kind: string): string {
    return join(this.#folder, `${id}${kind}`);
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Nothing of an order remains once it is taken: it may hold a hash. A link is none, so that nothing else is emptied. */
const readAndEmpty = (taken: string): AdminOrder | undefined => {
  let file: number | undefined;
  try {
    file = openSync(taken, constants.O_RDWR | constants.O_NOFOLLOW);
    const order: AdminOrder | null = JSON.parse(readFileSync(file, 'utf8'));
    ftruncateSync(file);
    return order ?? undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
};
