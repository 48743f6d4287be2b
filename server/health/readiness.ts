import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import { writeNothingNew } from '../../db/events/event-log.ts';
import { countMigrations } from '../../db/upkeep/store-facts.ts';
import type { ReadinessReason } from '../../generated/server/types.gen.ts';
import type { Readiness as Ready } from '../../platform/unit/services.ts';
import type { Keys } from '../keys/keys.ts';

const TIMEOUT_MS = 1_000;

/** Reports whether something accepts connections at the host and port of a URL. Sends nothing. */
export const isReachable = (url: string, timeoutMs = TIMEOUT_MS): Promise<boolean> => {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: timeoutMs,
    });
    const end = (isReached: boolean): void => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
};

/**
 * Lifetimes of results: a flood of requests costs one commit a second, and each look at the wallets opens connections. The schema has a
 * third. `limitMs` is how long a check may take.
 */
const TIMES = { keptMs: 1_000, walletsKeptMs: 5_000, schemaKeptMs: 10_000, limitMs: 2_000 };

const MEGABYTE = 1024 * 1024;
/** The write-ahead log needs up to 32 MB between two checkpoints, and the log lines of an outage need some too. */
const FREE_BYTES_MIN = 64 * MEGABYTE;
const FREE_BYTES_LOW = 1024 * MEGABYTE;

type Code = ReadinessReason['code'];

/** True if a check has passed; `unread` if it could not look since the store failed. */
type Verdict = boolean | 'unread';

/** The meaning of each code. Anyone may read these, so they name no path, address or operator. */
const DETAILS: Readonly<Record<Code, string>> = {
  draining: 'The platform is shutting down.',
  store_not_writable: 'A write to the store was not committed, or a read failed. The log has the reason.',
  store_replaced: "The store's file was removed or replaced while it is in use. Restart the platform.",
  schema_changed: 'Another version has migrated the store. Start that version.',
  schema_incomplete: 'The schema of the database is not whole.',
  keys_missing: 'A key file is missing or damaged. Restore it from a backup before the next restart.',
  generator_stopped: 'The random generator has failed its tests, so nothing is drawn. See “pitboss rng accept”.',
  disk_full: 'The disk with the data folder has less than 64 MB left.',
  disk_low: 'The disk with the data folder has less than 1 GB left.',
  wallet_failing: "An operator's wallet cannot be reached, or calls to it fail.",
  wallet_missing: 'No wallet is configured, so wins are held back.',
  check_late: 'Late: a check has not ended in time.',
};

/** The subject of each check, for one that has not ended in time: its outcome is not known, so it is not one of the verdicts above. */
const LOOKED_AT: Readonly<Partial<Record<Code, string>>> = {
  store_not_writable: 'a write to the store',
  store_replaced: "the store's file",
  schema_changed: 'a read from the store',
  schema_incomplete: 'the schema of the database',
  keys_missing: 'the key files',
  disk_full: 'the free space of the disk',
  disk_low: 'the free space of the disk',
  wallet_failing: "the operators' wallets",
};

export const CODES = Object.keys(DETAILS);

export type ReadinessParts = {
  readonly store: Pick<Store, 'read' | 'write' | 'shared'>;
  readonly keys: Pick<Keys, 'areOnDisk'>;
  /** The data folder and the file of its store. */
  readonly data: string;
  readonly file: string;
  /** The number of migrations of this version. */
  readonly migrations: number;
  /** The addresses of all wallets. */
  readonly walletUrls: readonly string[];
  /** Reports whether calls to some wallet fail at the moment. */
  readonly walletFails: () => boolean;
  /** The failure at which the random generator stopped, if it did. */
  readonly generatorFailure: () => Ready['generatorFailure'];
  /** Called when a check itself fails, at most once a second. */
  readonly failed: (error: unknown) => void;
  /** The free space of the data folder's disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
};

/**
 * Checks whether the platform can do its work now. Each check is a real one, such as a write that is committed. Each has a time limit, and
 * one that has not ended is not started again.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  readonly #times: typeof TIMES;
  readonly #opened: string;
  readonly #running = new Map<Code, Promise<Verdict>>();
  #isDraining = false;
  #looking: Promise<Ready> | undefined;
  readonly #areReachable: () => Promise<boolean>;
  readonly #missing: () => Promise<string | undefined>;
  /** The missing part of the schema, if the last look found one. */
  #lacks: string | undefined;

  /** @param parts of a store that is open. */
  constructor(parts: ReadinessParts, times = TIMES) {
    this.#parts = parts;
    this.#times = times;
    this.#opened = identityOf(parts.file);
    this.#areReachable = kept(times.walletsKeptMs, () => areReachable(parts.walletUrls));
    this.#missing = kept(times.schemaKeptMs, async () => parts.store.shared?.missing());
  }

  /** From now on the platform is not ready: it is shutting down. */
  drain(): void {
    this.#isDraining = true;
  }

  async check(): Promise<Ready> {
    if (this.#isDraining) return { reasons: [reason('draining')], warnings: [] };
    this.#looking ??= outside(() => this.#look()).finally(() => {
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
        ['schema_incomplete', async () => this.#isWhole()],
        ['keys_missing', async () => keys.areOnDisk],
      ]),
      this.#failing([
        ['disk_low', isLeft(FREE_BYTES_LOW)],
        ['wallet_missing', async () => walletUrls.length > 0],
        ['wallet_failing', async () => !walletFails() && (await this.#areReachable())],
      ]),
    ]);
    const generatorFailure = this.#parts.generatorFailure();
    if (generatorFailure !== undefined) reasons.push(reason('generator_stopped'));
    return { reasons, warnings, generatorFailure };
  }

  /** While the database cannot be reached, this is not what is wrong. */
  async #isWhole(): Promise<boolean> {
    this.#lacks = await this.#missing().catch((error: unknown) => {
      if (isStoreFailure(error)) return undefined;
      throw error;
    });
    return this.#lacks === undefined;
  }

  /** Servers that share a store write one after another, so one that has just committed shows it without one more commit. */
  get #hasCommitted(): boolean {
    const sinceMs = this.#parts.store.shared?.figures.sinceCommitMs;
    return sinceMs !== undefined && sinceMs < this.#times.keptMs;
  }

  async #failing(checks: readonly (readonly [Code, () => Promise<boolean>])[]): Promise<ReadinessReason[]> {
    const passed = await Promise.all(checks.map(([code, check]) => this.#passes(code, check)));
    const reasons = checks.flatMap(([code], index) => {
      if (passed[index] === true) return [];
      if (passed[index] === 'late') return [lateReason(code, this.#times.limitMs)];
      // A store that cannot be read says nothing about what is in it.
      if (passed[index] === 'unread') return [reason('store_not_writable')];
      return [reason(code, code === 'schema_incomplete' ? this.#lacks : undefined)];
    });
    return reasons.filter(
      ({ code, detail }, at) => reasons.findIndex((each) => each.code === code && each.detail === detail) === at,
    );
  }

  /** Reports whether a check passes, if that is known in time. */
  #passes(code: Code, check: () => Promise<boolean>): Promise<Verdict | 'late'> {
    const running: Promise<Verdict> =
      this.#running.get(code) ??
      check()
        .catch((error: unknown) => {
          this.#parts.failed(error);
          return isStoreFailure(error) ? 'unread' : false;
        })
        .finally(() => this.#running.delete(code));
    this.#running.set(code, running);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), this.#times.limitMs);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  }
}

/** A result that counts for a while. */
const kept = <T>(forMs: number, look: () => Promise<T>): (() => Promise<T>) => {
  let known: { readonly untilMs: number; readonly result: Promise<T> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (known === undefined || known.untilMs <= nowMs) {
      const result = look();
      known = { untilMs: nowMs + forMs, result };
      // One that has failed says nothing.
      result.catch(() => {
        known = undefined;
      });
    }
    return known.result;
  };
};

const areReachable = async (urls: readonly string[]): Promise<boolean> =>
  (await Promise.all([...new Set(urls)].map((url) => isReachable(url)))).every((isReached) => isReached);

const DETAIL_MAX = 300;

const reason = (code: Code, missing?: string): ReadinessReason => ({
  code,
  detail: missing === undefined ? DETAILS[code] : `${DETAILS[code]} Missing: ${missing}.`.slice(0, DETAIL_MAX),
});

const lateReason = (code: Code, limitMs: number): ReadinessReason => ({
  code: 'check_late',
  detail: `Late: the check of ${LOOKED_AT[code] ?? code} took longer than ${limitMs / 1000} s. The platform may only be busy; the log has what fails.`,
});

const bytesFreeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Distinguishes a file from another one at the same path. Empty if there is none. */
const identityOf = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.dev}:${stats.ino}`;
};
