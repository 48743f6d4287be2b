import type { DetachedConnection, Question } from './detached-connection.ts';
import type { Lookup } from './lookups.ts';
import { ReaderSorter } from './reader-sorter.ts';
import type { Sorter } from './sorter.ts';
import type { Build, Params, RowOf, Runnable } from './statement.ts';
import { StoreError } from './store-error.ts';
import type { Tx } from './tx.ts';

/** Runs a question on the snapshot of one read. */
export type Ask = (question: Question) => Promise<readonly unknown[][]>;

/** The interval at which a read checks whether it may go on. */
const WAITING_MS = 10;

const readonly = (): never => {
  throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
};

/** The tx of work that runs aside: its statements run on a reader thread, all on one snapshot. */
export class ReaderTx implements Tx {
  readonly memory: Map<string, unknown>;
  readonly rowsAtOnce = 10_000;
  readonly #connection: DetachedConnection;
  readonly #ask: Ask;
  #sorters = 0;
  #hasAsked = false;

  constructor(connection: DetachedConnection, memory: Map<string, unknown>, ask: Ask) {
    this.#connection = connection;
    this.memory = memory;
    this.#ask = (question) => {
      this.#hasAsked = true;
      return ask(question);
    };
  }

  async get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined> {
    return (await this.#read(runnable, params, 'get')) as RowOf<R> | undefined;
  }

  async all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]> {
    return (await this.#read(runnable, params, 'all')) as RowOf<R>[];
  }

  async #read(runnable: Runnable, params: Params | undefined, call: 'get' | 'all'): Promise<unknown> {
    const { question, read } = this.#connection.questionOf(runnable, params, call);
    return read(await this.#ask(question));
  }

  run = readonly;
  defer = readonly;
  deferRow = readonly;
  keep = readonly;
  notify = readonly;

  recall<T>(): T | undefined {
    return undefined;
  }

  /** The snapshot may be older than what is known. */
  lookUp<Key, Value>(
    _lookup: Lookup<Key, Value>,
    _key: Key,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    return read();
  }

  /** Other reads of the thread have their turns anyway. One that pauses without having asked anything waits for another one. */
  async pause(): Promise<void> {
    if (!this.#hasAsked) await new Promise((resolve) => setTimeout(resolve, WAITING_MS));
    this.#hasAsked = false;
  }

  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return work(this);
  }

  sorter(directions: readonly boolean[]): Sorter {
    const questionOf = (found: Build) => this.#connection.questionOf(found, undefined, 'all').question;
    return new ReaderSorter(`found_${++this.#sorters}`, directions, questionOf, this.#ask);
  }
}
