import type { Lookup, LookupAnswer } from '../lookups.ts';
import type { Sorter } from '../sorter.ts';
import type { Params, RowOf, Runnable, WrittenValue as WrittenRows } from '../statement.ts';
import { StoreError } from '../store-error.ts';
import {
  type DeferredWrites,
  type Kept,
  ROWS_PER_UNIT,
  type Topic,
  type Tx,
  type Write as TxWrite,
  tooManyRows,
} from '../tx.ts';
import { Awaited } from './awaited.ts';
import type { Batch } from './batch.ts';
import { MemorySorter } from './memory-sorter.ts';
import { NOT_YET } from './not-yet.ts';
import type { Answered } from './postgres-session.ts';
import type { PostgresQuestion, Questions } from './questions.ts';
import { rowsFor } from './shared-answer.ts';
import type { VersionedLookups } from './versioned-lookups.ts';
import { type PostgresWrite, Written } from './written.ts';

/** The transaction that a unit runs in. */
export type PostgresTransaction = Pick<Batch, 'session' | 'version' | 'written' | 'kept' | 'memory'>;

/** The parts of its lane that a unit needs. */
export type UnitParts = {
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly transaction: PostgresTransaction;
  /** The same, of a unit that may write. */
  readonly batch?: Batch | undefined;
  /** Ends the transaction and begins another one, once what happens elsewhere is done; undefined in the writing lane. */
  readonly pause?: ((elsewhere?: Promise<unknown>) => Promise<PostgresTransaction>) | undefined;
  readonly aside?: Tx['aside'] | undefined;
  /** The unit waits for something other than the store. */
  readonly stalled: () => void;
};

/** One unit's tx. Its statements run in the order in which they are called; the unit waits for the answers. */
export class PostgresUnit implements Tx {
  readonly #parts: UnitParts;
  #transaction: PostgresTransaction;
  #closed: string | undefined;
  #failure: { readonly error: unknown } | undefined;
  #undelivered = 0;
  /** Calls that the store has not answered. */
  #unanswered = 0;
  #calls = 0;
  #isWatched = false;
  #rows = 0;
  /** Writes that wait until its own code has succeeded, or until it reads something they concern. */
  #deferred: PostgresWrite[] = [];
  /** The writes that it has sent or will send. */
  readonly #written = new Written();
  /** The answers of lookups once it is kept. */
  readonly told: LookupAnswer[] = [];
  /** The tables from which a lookup reads a row whose new answer no write has passed. */
  #untold: ReadonlySet<string> | undefined;
  /** The unit's own code has not finished, whether or not the unit was expelled. */
  running = true;
  /** True if its writes can be rolled back alone. */
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

  run(runnable: Runnable, params?: Params): Promise<WrittenRows> {
    return this.#call(async () => {
      const { changes } = await this.#ask(this.#parts.questions.of(runnable, params, 'run'));
      return { changes, lastInsertRowid: 0 };
    });
  }

  defer(writes: DeferredWrites): void {
    this.#requireWritable();
    writes((runnable, params) => {
      this.#defer({ question: this.#parts.questions.of(runnable, params, 'run') });
      return NOT_YET;
    });
  }

  deferRow<Value>(lookup: Lookup<string, Value>, key: string, value: Value, [runnable, params]: TxWrite): void {
    this.#requireWritable();
    this.#defer({ question: this.#parts.questions.of(runnable, params, 'run'), row: key });
    this.told.push([lookup, key, value]);
  }

  #requireWritable(): void {
    this.#requireOpen();
    if (this.#parts.batch === undefined) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
  }

  #defer(write: PostgresWrite): void {
    this.#deferred.push(write);
    this.#written.add(write);
    this.#rows += 1;
  }

  recall<T>(key: string): T | undefined {
    return (this.kept.get(key) ?? this.#transaction.kept.get(key))?.value as T | undefined;
  }

  keep<T>(key: string, value: T, writes: (value: T) => readonly TxWrite[]): void {
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
    const told = this.#toldOf(lookup, key);
    if (told !== undefined) return told as Value;
    const { version: asked, written } = this.#transaction;
    const version = await this.#counted(asked);
    const isOwn = [...lookup.tables].some((table) => this.#written.has(table));
    const known = isOwn ? undefined : this.#parts.lookups.find(lookup, key, version, written);
    if (known !== undefined) return known;
    // Only while it is called: what it asks later is not known to be of this row.
    this.#untold = lookup.tables;
    const reading = read();
    this.#untold = undefined;
    const value = await reading;
    if (value !== undefined && !isOwn) this.#parts.lookups.keep(lookup, key, value, version, written);
    return value;
  }

  #toldOf(lookup: Lookup<never, unknown>, key: unknown): unknown {
    const { batch } = this.#parts;
    if (batch === undefined || typeof key !== 'string' || this.#written.isOpen(lookup.tables)) return undefined;
    const own = this.told.findLast(([of, row]) => of === lookup && row === key);
    return own === undefined ? batch.told(lookup, key) : own[2];
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

  /** Takes the writes that the lane sends for it, once its own code has succeeded. */
  takeDeferred(): readonly PostgresWrite[] {
    if (this.#rows > ROWS_PER_UNIT) throw tooManyRows();
    return this.#deferred.splice(0);
  }

  /** Sends what was deferred before, by other units and by this one, each in its order. */
  async #flush(batch: Batch): Promise<void> {
    await batch.flush();
    // It may have ended meanwhile: what is sent from here on would be no part of it.
    this.#requireOpen();
    if (!this.isSaved) {
      this.isSaved = true;
      batch.session.query('savepoint unit').catch(() => {});
    }
    const own = this.#deferred.splice(0);
    if (own.length === 0) return;
    for (const write of own) batch.add(write);
    const answers = await batch.flush();
    this.#requireOpen();
    for (const { changes } of answers) this.#rows += changes;
    this.#rows -= own.length;
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
    const untold = this.#untold;
    const { batch } = this.#parts;
    if (batch === undefined) {
      if (question.writes) throw new StoreError('unit_readonly', 'A unit of `read` cannot write.');
      const { text, values, name } = question;
      return this.#transaction.session.query(text, values, name);
    }
    if (question.writes) return this.#write(batch, question);
    if (!batch.written.concerns(question, untold) && !this.#written.concerns(question, untold)) {
      const answered = await batch.recallOrAsk(question);
      return { ...answered, rows: rowsFor(answered) };
    }
    await this.#flush(batch);
    this.#requireOpen();
    return batch.send(question);
  }

  async #write(batch: Batch, question: PostgresQuestion): Promise<Answered> {
    await this.#flush(batch);
    this.#requireOpen();
    batch.written.add({ question });
    const answered = await batch.send(question);
    this.#rows += answered.changes;
    if (this.#rows > ROWS_PER_UNIT) throw tooManyRows();
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
    if (this.#isWatched) return;
    this.#isWatched = true;
    const calls = this.#calls;
    setImmediate(() => {
      this.#isWatched = false;
      if (!this.running || this.#unanswered > 0 || this.#closed !== undefined) return;
      if (this.#calls === calls) this.#parts.stalled();
      else this.#watch();
    });
  }
}
