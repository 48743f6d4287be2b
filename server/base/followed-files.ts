import { statSync } from 'node:fs';
import type { Logger } from './log.ts';

/** Interval at which the files are checked. */
const LOOK_MS = 1_000;

type Followed = { look(): void };

/**
 * Values that a running process reads from files, again when a file changes: secrets, certificates. A file may be written in place or
 * replaced, also through a link. A file that cannot be read is logged, and the value before stays in force.
 */
export class FollowedFiles {
  readonly #log: Logger;
  readonly #followed: Followed[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(log: Logger, lookMs = LOOK_MS) {
    this.#log = log;
    this.#timer = setInterval(() => this.look(), lookMs).unref();
  }

  /**
   * Reads a value now, and again when one of its files has changed.
   * @param what for the log, such as `the secret of the wallet`.
   * @throws what the first reading throws.
   */
  follow<Value>(
    what: string,
    files: readonly string[],
    read: () => Value,
    changed?: (value: Value) => void,
  ): () => Value {
    let version = versionOf(files);
    let value = read();
    this.#followed.push({
      look: () => {
        const now = versionOf(files);
        if (now === version) return;
        version = now;
        try {
          const next = read();
          changed?.(next);
          value = next;
          this.#log.info({ files }, `${what} was read again, since its file has changed`);
        } catch (error) {
          this.#log.error({ files, reason: reasonOf(error) }, `${what} cannot be read: the one before stays in force`);
        }
      },
    });
    return () => value;
  }

  /** Looks at all files at once. */
  look(): void {
    for (const each of this.#followed) each.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Changes with every change of a file: one that is replaced has another number, even within one tick of the clock. */
const versionOf = (files: readonly string[]): string =>
  files
    .map((file) => {
      try {
        const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
        return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
      } catch {
        return 'missing';
      }
    })
    .join();

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
