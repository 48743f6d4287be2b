import { statSync } from 'node:fs';
import type { SharedAccess } from '../../db/engine/shared-access.ts';

/** Lifetime of a database's size: PostgreSQL looks at each of its files. */
const KEPT_MS = 60_000;

type Size = { readonly store: number; readonly log: number | undefined };

/** Measures the store: its file with its log, or its database. */
export class StoreSize {
  readonly #file: string;
  readonly #shared: Pick<SharedAccess, 'size'> | undefined;
  readonly #failed: (error: unknown) => void;
  #kept: { readonly size: Size; readonly untilMs: number } | undefined;

  /** @param failed is called when a database does not report its size. */
  constructor(file: string, shared: Pick<SharedAccess, 'size'> | undefined, failed: (error: unknown) => void) {
    this.#file = file;
    this.#shared = shared;
    this.#failed = failed;
  }

  /** Undefined if a database has never reported it. */
  async look(): Promise<Size | undefined> {
    if (this.#shared === undefined) return { store: bytesOf(this.#file), log: bytesOf(`${this.#file}-wal`) };
    const nowMs = performance.now();
    if (this.#kept !== undefined && nowMs < this.#kept.untilMs) return this.#kept.size;
    try {
      this.#kept = { size: { store: await this.#shared.size(), log: undefined }, untilMs: nowMs + KEPT_MS };
    } catch (error) {
      this.#failed(error);
    }
    return this.#kept?.size;
  }
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
