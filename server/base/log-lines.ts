import type { DestinationStream } from 'pino';

/** The most bytes that wait while nothing reads the log. Lines beyond it are dropped, and counted. */
const WAITING_BYTES_MAX = 1_000_000;
const AGAIN_MS = 50;
/** Time that an ending process waits for the reader of its log. */
const LAST_MS = 500;
const LAST_AGAIN_MS = 5;

/**
 * Writes lines without ever waiting: a pipe that is full, or a disk, must not stop the platform. Lines that cannot be written now wait in
 * memory, in order.
 */
export class LogLines implements DestinationStream {
  readonly #take: (bytes: Buffer) => number;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #dropped = 0;
  /** True if something may still read what is written: not a pipe that was closed, nor a full disk. */
  #isRead = true;
  #timer: NodeJS.Timeout | undefined;

  /** @param take writes at once as many bytes as it can, and returns how many; throws when there are none. */
  constructor(take: (bytes: Buffer) => number) {
    this.#take = take;
  }

  write(line: string): void {
    if (this.#waitingBytes >= WAITING_BYTES_MAX) {
      this.#dropped += 1;
      return;
    }
    this.#tellDropped();
    this.#add(line);
    if (this.#timer === undefined) this.#drain();
  }

  /** The process ends: writes what waits, as far as something still reads it. */
  flushSync(): void {
    const endsAt = performance.now() + LAST_MS;
    while (!this.#drain() && this.#isRead && performance.now() < endsAt)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_AGAIN_MS);
  }

  #tellDropped(): void {
    if (this.#dropped === 0) return;
    const told = { level: 40, time: new Date().toISOString(), lines: this.#dropped };
    this.#dropped = 0;
    this.#add(`${JSON.stringify({ ...told, msg: 'the log was not read, so lines were dropped' })}\n`);
  }

  #add(line: string): void {
    const bytes = Buffer.from(line);
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
  }

  /** Writes the waiting lines. True once none is left. */
  #drain(): boolean {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      for (let [first] = this.#waiting; first !== undefined; [first] = this.#waiting) {
        const written = this.#take(first);
        this.#waitingBytes -= written;
        if (written < first.length) this.#waiting[0] = first.subarray(written);
        else this.#waiting.shift();
        if (this.#waiting.length === 0) this.#tellDropped();
      }
      return true;
    } catch (error) {
      this.#isRead = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      this.#timer = setTimeout(() => this.#drain(), AGAIN_MS).unref();
      return false;
    }
  }
}
