import { Worker } from 'node:worker_threads';
import type { Question } from './detached-connection.ts';
import type { FromReader, ThreadSettings, ToReader } from './reader-thread.ts';
import { StoreError } from './store-error.ts';

/** The source of a reader thread's program. */
export interface ReaderProgram {
  /** The path of its file, or its source as a CommonJS script. */
  readonly code: string;
  readonly isSource: boolean;
  /** The file of the addon, when it does not come from the package. */
  readonly addonFile?: string | undefined;
}

type Unanswered = { resolve(rows: readonly unknown[][]): void; reject(error: unknown): void };

/** A reader thread, from the outside. */
export class ReaderWorker {
  /** Number of open snapshots. */
  snapshots = 0;
  /** Time of its last answer, or of the first request after it had answered everything. */
  #heardAtMs = 0;
  readonly #worker: Worker;
  readonly #unanswered = new Map<number, Unanswered>();
  readonly #exited: Promise<void>;
  #asked = 0;
  #lost: StoreError | undefined;

  /** @param lost is called once when the thread has ended without being stopped. */
  constructor(
    { code, isSource }: ReaderProgram,
    workerData: ThreadSettings,
    lost: (worker: ReaderWorker, error: unknown) => void,
  ) {
    // Its own flags: those of the process may load what a thread does not need.
    this.#worker = new Worker(code, { eval: isSource, workerData, execArgv: [], name: 'reader' });
    this.#worker.on('message', (answer: FromReader) => this.#hear(answer));
    const lose = (error: unknown): void => {
      if (this.#lost !== undefined) return;
      this.#fail(error);
      lost(this, error);
    };
    this.#worker.on('error', lose);
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        lose(new Error(`A reader thread ended with code ${code}.`));
        resolve();
      });
    });
    this.#worker.unref();
  }

  /** Since when it owes an answer; undefined if it owes none. */
  get owesSinceMs(): number | undefined {
    return this.#unanswered.size === 0 ? undefined : this.#heardAtMs;
  }

  ask(snapshot: number, question: Question): Promise<readonly unknown[][]> {
    return this.#request((number) => ({ number, snapshot, question }));
  }

  /** Copies the store as of its last commit into a new file. */
  async copyTo(file: string): Promise<void> {
    await this.#request((number) => ({ number, copyTo: file }));
  }

  #request(message: (number: number) => ToReader): Promise<readonly unknown[][]> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const number = ++this.#asked;
    if (this.#unanswered.size === 0) {
      this.#heardAtMs = performance.now();
      this.#worker.ref();
    }
    return new Promise((resolve, reject) => {
      this.#unanswered.set(number, { resolve, reject });
      this.#tell(message(number));
    });
  }

  end(snapshot: number): void {
    if (this.#lost === undefined) this.#tell({ ended: snapshot });
  }

  /** Ends the thread once it has answered all requests, and by force if it has not ended after `hungMs`. */
  async stop(hungMs: number): Promise<void> {
    if (this.#lost === undefined) {
      this.#lost = new StoreError('store_closed', 'The reader thread is stopped.');
      this.#worker.ref();
      this.#tell('stop');
    }
    const insist = setTimeout(() => void this.#worker.terminate(), hungMs);
    await this.#exited;
    clearTimeout(insist);
  }

  /** Ends the thread as soon as the statement that it is running allows, and fails its open requests. */
  kill(error: unknown): void {
    this.#fail(error);
    void this.#worker.terminate();
  }

  #fail(cause: unknown): void {
    this.#lost = new StoreError('store_unavailable', 'The thread that was reading has ended.', { cause });
    for (const { reject } of this.#unanswered.values()) reject(this.#lost);
    this.#unanswered.clear();
  }

  #tell(message: ToReader): void {
    this.#worker.postMessage(message);
  }

  #hear(answer: FromReader): void {
    const waiting = this.#unanswered.get(answer.number);
    if (waiting === undefined) return;
    this.#unanswered.delete(answer.number);
    this.#heardAtMs = performance.now();
    if (this.#unanswered.size === 0 && this.#lost === undefined) this.#worker.unref();
    if ('rows' in answer) waiting.resolve(answer.rows);
    else waiting.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
  }
}
