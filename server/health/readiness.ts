import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { countMigrations } from '../../db/count-migrations.ts';
import type { Store } from '../../db/engine/store.ts';
import { writeNothingNew } from '../../db/event-log.ts';
import type { ReadinessReason } from '../../generated/server/types.gen.ts';
import type { Readiness as Ready } from '../../platform/unit/services.ts';
import type { Keys } from '../keys/keys.ts';
import { isReachable } from './is-reachable.ts';

/**
 * How long a result counts: a flood of requests costs one commit a second. How long one for the wallets counts: each look opens
 * connections. And how long a check may take.
 */
const TIMES = { keptMs: 1_000, walletsKeptMs: 5_000, limitMs: 2_000 };

const MEGABYTE = 1024 * 1024;
/** The write-ahead log needs up to 32 MB between two checkpoints, and the log lines of an outage need some too. */
const FREE_BYTES_MIN = 64 * MEGABYTE;
const FREE_BYTES_LOW = 1024 * MEGABYTE;

type Code = ReadinessReason['code'];

/** What each code means. Anyone may read these, so they name no path, address or operator. */
const DETAILS: Readonly<Record<Code, string>> = {
  draining: 'The platform is shutting down.',
  store_not_writable: 'A write to the store was not committed, or not in time. The log has the reason.',
  store_replaced: "The store's file was removed or replaced while it is in use. Restart the platform.",
  schema_changed: 'Another version has migrated the store. Start that version.',
  keys_missing: 'A key file is missing or damaged. Restore it from a backup before the next restart.',
  disk_full: 'The disk with the data folder has less than 64 MB left.',
  disk_low: 'The disk with the data folder has less than 1 GB left.',
  wallet_failing: "An operator's wallet cannot be reached, or calls to it fail.",
  wallet_missing: 'No wallet is configured, so wins are held back.',
};

export const CODES = Object.keys(DETAILS);

export type ReadinessParts = {
  readonly store: Pick<Store, 'read' | 'write' | 'shared'>;
  readonly keys: Pick<Keys, 'areOnDisk'>;
  /** The data folder and the file of its store. */
  readonly data: string;
  readonly file: string;
  /** How many migrations this version has. */
  readonly migrations: number;
  /** The addresses of all wallets. */
  readonly walletUrls: readonly string[];
  /** Whether calls to some wallet fail at the moment. */
  readonly walletFails: () => boolean;
  /** Called when a check itself fails, at most once a second. */
  readonly failed: (error: unknown) => void;
  /** The free space of the data folder's disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
};

/**
 * Whether the platform can do its work now. Each check is a real one, such as a write that is committed. Each has a time limit, and one that
 * has not ended is not started again.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  readonly #times: typeof TIMES;
  readonly #opened: string;
  readonly #running = new Map<Code, Promise<boolean>>();
  #isDraining = false;
  #looking: Promise<Ready> | undefined;
  #wallets: { readonly untilMs: number; readonly areReachable: Promise<boolean> } | undefined;

  /** @param parts of a store that is open. */
  constructor(parts: ReadinessParts, times = TIMES) {
    this.#parts = parts;
    this.#times = times;
    this.#opened = identityOf(parts.file);
  }

  /** From now on the platform is not ready: it is shutting down. */
  drain(): void {
    this.#isDraining = true;
  }

  async check(): Promise<Ready> {
    if (this.#isDraining) return { reasons: [reason('draining')], warnings: [] };
    this.#looking ??= this.#look().finally(() => {
      setTimeout(() => {
        this.#looking = undefined;
      }, this.#times.keptMs).unref();
    });
    return this.#looking;
  }

  async #look(): Promise<Ready> {
    const { store, keys, data, file, migrations, walletUrls, walletFails, freeBytes = bytesFreeAt } = this.#parts;
    const isFile = store.shared === undefined;
    const space = isFile ? freeBytes(data) : undefined;
    const isLeft = (bytes: number) => async () => ((await space) ?? bytes) >= bytes;
    const [reasons, warnings] = await Promise.all([
      this.#failing([
        // First: what has no space cannot be written either, and the operator should read why.
        ['disk_full', isLeft(FREE_BYTES_MIN)],
        ['store_replaced', async () => !isFile || identityOf(file) === this.#opened],
        ['store_not_writable', async () => this.#hasCommitted || store.write(writeNothingNew)],
        ['schema_changed', async () => (await store.read(countMigrations)) === migrations],
        ['keys_missing', async () => keys.areOnDisk],
      ]),
      this.#failing([
        ['disk_low', isLeft(FREE_BYTES_LOW)],
        ['wallet_missing', async () => walletUrls.length > 0],
        ['wallet_failing', async () => !walletFails() && (await this.#reachWallets())],
      ]),
    ]);
    return { reasons, warnings };
  }

  /** Servers that share a store write one after another, so one that has just committed shows it without one more commit. */
  get #hasCommitted(): boolean {
    const sinceMs = this.#parts.store.shared?.figures.sinceCommitMs;
    return sinceMs !== undefined && sinceMs < this.#times.keptMs;
  }

  async #failing(checks: readonly (readonly [Code, () => Promise<boolean>])[]): Promise<ReadinessReason[]> {
    const passed = await Promise.all(checks.map(([code, check]) => this.#passes(code, check)));
    return checks.filter((_, index) => !passed[index]).map(([code]) => reason(code));
  }

  /** Whether a check passes in time. */
  #passes(code: Code, check: () => Promise<boolean>): Promise<boolean> {
    const running =
      this.#running.get(code) ??
      check()
        .catch((error: unknown) => {
          this.#parts.failed(error);
          return false;
        })
        .finally(() => this.#running.delete(code));
    this.#running.set(code, running);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.#times.limitMs);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  }

  #reachWallets(): Promise<boolean> {
    const nowMs = performance.now();
    if (this.#wallets === undefined || this.#wallets.untilMs <= nowMs) {
      const reached = Promise.all([...new Set(this.#parts.walletUrls)].map((url) => isReachable(url)));
      const areReachable = reached.then((each) => each.every((isReached) => isReached));
      this.#wallets = { untilMs: nowMs + this.#times.walletsKeptMs, areReachable };
    }
    return this.#wallets.areReachable;
  }
}

const reason = (code: Code): ReadinessReason => ({ code, detail: DETAILS[code] });

const bytesFreeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Tells a file from another one at the same path. Empty if there is none. */
const identityOf = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.dev}:${stats.ino}`;
};
