import { statSync } from 'node:fs';

/** A log that grows beyond this is given a moment without snapshots. */
const LOG_BYTES_MAX = 128 * 1024 * 1024;
/** Long enough for commits to copy the rest of the log into the store and to begin it again. */
const GAP_MS = 100;
const GAP_EVERY_MS = 5_000;

/**
 * Holds reads back for a moment when the store's write-ahead log is large. SQLite begins the log again only while no snapshot is open, so
 * reads that overlap without end would let it grow without end.
 */
export class LogGap {
  readonly #file: string;
  readonly #bytesMax: number;
  readonly #end: () => void;
  #timer: NodeJS.Timeout | undefined;
  #endedMs = Number.NEGATIVE_INFINITY;

  /** @param end is called when a gap has ended. */
  constructor(file: string, end: () => void, bytesMax = LOG_BYTES_MAX) {
    this.#file = `${file}-wal`;
    this.#bytesMax = bytesMax;
    this.#end = end;
  }

  /** Reports whether a read must wait: for the running ones to end, and then for the gap. */
  holdsBack(running: number): boolean {
    if (this.#timer !== undefined) return true;
    if (performance.now() - this.#endedMs < GAP_EVERY_MS) return false;
    if ((statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) <= this.#bytesMax) return false;
    if (running === 0)
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#endedMs = performance.now();
        this.#end();
      }, GAP_MS);
    return true;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
