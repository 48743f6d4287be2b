import type { Lookup } from '../lookups.ts';
import type { Sorter } from '../sorter.ts';
import type { Params, RowOf, Runnable, Written } from '../statement.ts';
import { StoreError } from '../store-error.ts';
import { type DeferredWrites, type Kept, ROWS_PER_UNIT, type Topic, type Tx, tooManyRows, type Write } from '../tx.ts';
import { Awaited } from './awaited.ts';
import { MemorySorter } from './memory-sorter.ts';
import type { PostgresQuestion, Questions } from './questions.ts';
import type { Answered, Session } from './session.ts';
import type { VersionedLookups } from './versioned-lookups.ts';

/** The transaction that a unit runs in. */
export type Transaction = {
  readonly session: Session;
  /** Of what is watched, as the transaction sees it. */
  readonly version: Promise<number>;
  /** The tables that it has written to. */
  readonly changing: Set<string>;
  /** What its units have kept. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** Not longer than the transaction: another server may change what it follows from. */
  readonly memory: Map<string, unknown>;
};

/** What a unit needs of its lane. */
export type UnitParts = {
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly transaction: Transaction;
  readonly writes: boolean;
  /** Ends the transaction and begins another one, once what happens elsewhere is done; undefined in the writing lane. */
  readonly pause?: ((elsewhere?: Promise<unknown>) => Promise<Transaction>) | undefined;
  readonly aside?: Tx['aside'] | undefined;
  /** The unit waits for something other than the store. */
  readonly stalled: () => void;
};

/** No one needs to know what a deferred statement wrote, and it is sent later. */
const NOT_YET: Written = {
  get changes(): never {
    throw new Error('a deferred write has not run yet');
  },
  get lastInsertRowid(): never {
    throw new Error('a deferred write has not run yet');
  },
};

/** One unit's tx. Its statements run in the order in which they are called; the unit waits for the answers. */
export class PostgresUnit implements Tx {
  readonly #parts: UnitParts;
  #transaction: Transaction;
  #closed: string | undefined;
  #failure: { readonly error: unknown } | undefined;
  #undelivered = 0;
  /** Calls that the store has not answered. */
  #unanswered = 0;
  #calls = 0;
  #rows = 0;
  readonly #deferred: DeferredWrites[] = [];
  /** The unit's own code has not finished, whether or not the unit was expelled. */
  running = true;
  /** Whether its writes can be rolled back alone. */
  isSaved = false;
  readonly kept = new Map<string, Kept>();
  readonly topics = new Set<Topic>();
  readonly rowsAtOnce = 10_000;

  constructor(parts: UnitParts) {
    this.#parts = parts;
    this.#transaction = parts.transaction;
    this.#watch();
  }

  get memory(): Map<string, unknown> {
    return this.#transaction.memory;
  }

  get<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R> | undefined> {
    return this.#call(async () => {
      const question = this.#parts.questions.of(runnable, params, 'get');
      const { rows } = await this.#ask(question);
      return question.read(rows) as RowOf<R> | undefined;
    });
  }

  all<R extends Runnable>(runnable: R, params?: Params): Promise<RowOf<R>[]> {
    return this.#call(async () => {
      const question = this.#parts.questions.of(runnable, params, 'all');
      const { rows } = await this.#ask(question);
      return question.read(rows) as RowOf<R>[];
    });
  }

  run(runnable: Runnable, params?: Params): Promise<Written> {
    return this.#call(async () => {
      const { changes } = await this.#ask(this.#parts.questions.of(runnable, params, 'run'));
      return { changes, lastInsertRowid: 0 };
    });
  }

  defer(writes: DeferredWrites): void {
    this.#requireOpen();
    if (!this.#parts.writes) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
    this.#deferred.push(writes);
  }

  /** Tells nothing: another server may have written the row by then. */
  deferRow<Value>(_lookup: Lookup<string, Value>, _key: string, _value: Value, [runnable, params]: Write): void {
    this.defer((run) => run(runnable, params));
  }

  recall<T>(key: string): T | undefined {
    return (this.kept.get(key) ?? this.#transaction.kept.get(key))?.value as T | undefined;
  }

  keep<T>(key: string, value: T, writes: (value: T) => readonly Write[]): void {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    this.kept.set(key, { value, writes: () => writes(value) });
  }

  notify(topic: Topic): void {
    this.topics.add(topic);
  }

  async lookUp<Key, Value>(
    lookup: Lookup<Key, Value>,
    key: Key,
    read: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    // What is deferred is not written yet, and not announced.
    if (this.#deferred.length > 0) return read();
    const { version: asked, changing } = this.#transaction;
    const version = await this.#counted(asked);
    const known = this.#parts.lookups.find(lookup, key, version, changing);
    if (known !== undefined) return known;
    const value = await read();
    if (value !== undefined) this.#parts.lookups.keep(lookup, key, value, version, changing);
    return value;
  }

  pause(): Promise<void> {
    return this.#call(() => this.#pauseFor());
  }

  aside<T>(work: (tx: Tx) => Promise<T>, isDeep = false): Promise<T> {
    const { aside } = this.#parts;
    return this.#call(async () => {
      if (this.#parts.pause === undefined || aside === undefined)
        throw new StoreError('unit_unpausable', 'Only a unit of `read` can read aside.');
      // In a moment: by then, this tx is closed to the work.
      const done = Promise.resolve().then(() => aside(work, isDeep));
      await this.#pauseFor(done.catch(() => {}));
      return done;
    });
  }

  async #pauseFor(elsewhere?: Promise<unknown>): Promise<void> {
    const { pause } = this.#parts;
    if (pause === undefined) throw new StoreError('unit_unpausable', 'Only a unit of `read` can pause.');
    this.#closed = 'its unit has paused';
    this.#transaction = await pause(elsewhere);
    this.#closed = undefined;
  }

  sorter(directions: readonly boolean[]): Sorter {
    return new MemorySorter(directions, this);
  }

  /** Sends what is deferred. The lane does so when the unit's own code has succeeded. */
  async flush(): Promise<void> {
    const answers: Promise<Answered>[] = [];
    for (const writes of this.#deferred.splice(0))
      writes((runnable, params) => {
        answers.push(this.#send(this.#parts.questions.of(runnable, params, 'run')));
        return NOT_YET;
      });
    // All are answered before any failure is told: what is sent later must not be mixed up with it.
    for (const answer of await Promise.allSettled(answers)) if (answer.status === 'rejected') throw answer.reason;
  }

  /** Ends the unit: from now on every call throws `unit_closed`. */
  close(because: string): void {
    this.#closed = because;
  }

  /** The failure of a unit whose own code finished without an error. */
  get fault(): { readonly error: unknown } | undefined {
    if (this.#failure !== undefined) return this.#failure;
    if (this.#undelivered === 0) return undefined;
    return {
      error: new StoreError('call_not_awaited', 'A unit ended without awaiting a call on its tx; it was rolled back.'),
    };
  }

  async #ask(question: PostgresQuestion): Promise<Answered> {
    const flushed = this.#deferred.length > 0 ? this.flush() : undefined;
    const answer = this.#send(question);
    answer.catch(() => {});
    await flushed;
    return answer;
  }

  async #send({ text, values, name, writes, table }: PostgresQuestion): Promise<Answered> {
    const { session, changing } = this.#transaction;
    if (writes) {
      if (!this.#parts.writes) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
      changing.add(table);
      if (!this.isSaved) {
        this.isSaved = true;
        session.query('savepoint unit').catch((error: unknown) => {
          this.#failure ??= { error };
        });
      }
    }
    const answered = await session.query(text, values, name);
    if (writes) {
      this.#rows += answered.changes;
      if (this.#rows > ROWS_PER_UNIT) throw tooManyRows();
    }
    return answered;
  }

  #requireOpen(): void {
    if (this.#closed !== undefined) throw new StoreError('unit_closed', `This tx is closed: ${this.#closed}.`);
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  #call<T>(start: () => Promise<T>): Promise<T> {
    this.#requireOpen();
    this.#undelivered += 1;
    return new Awaited(this.#counted(start().catch(this.#fail)), this.#delivered);
  }

  /** Counts a call until it is answered. */
  async #counted<T>(call: Promise<T>): Promise<T> {
    this.#unanswered += 1;
    this.#calls += 1;
    try {
      return await call;
    } finally {
      this.#unanswered -= 1;
      this.#watch();
    }
  }

  readonly #fail = (error: unknown): never => {
    this.#failure ??= { error };
    throw error;
  };

  readonly #delivered = (): void => {
    this.#undelivered -= 1;
  };

  /**
   * A unit continues in microtasks when it is answered, so once those have run, one that has asked nothing further and has not ended waits
   * for something other than the store.
   */
  #watch(): void {
    const calls = this.#calls;
    setImmediate(() => {
      if (this.running && this.#unanswered === 0 && this.#calls === calls && this.#closed === undefined)
        this.#parts.stalled();
    });
  }
}
