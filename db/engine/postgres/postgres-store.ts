import { outside, requireNoUnit } from '../inside.ts';
import type { Requester } from '../job.ts';
import type { Lookup } from '../lookups.ts';
import type { Migrated } from '../migrate.ts';
import type { SharedAccess } from '../shared-access.ts';
import type { Store, Work } from '../store.ts';
import { StoreError } from '../store-error.ts';
import type { DatabaseFigures, StoreStats } from '../store-figures.ts';
import type { Topic, Tx } from '../tx.ts';
import type { AsideReads } from './aside-reads.ts';
import { asking, sizing } from './asking.ts';
import { LOCK } from './begin-writing.ts';
import type { Hosts } from './hosts.ts';
import type { Marks } from './marks.ts';
import type { PostgresSession } from './postgres-session.ts';
import type { Questions } from './questions.ts';
import { ReadLane, VERSION } from './read-lane.ts';
import { Rehearsal } from './rehearsal.ts';
import type { Replicas } from './replicas.ts';
import type { Sessions } from './sessions.ts';
import { SharedAnswer } from './shared-answer.ts';
import type { VersionedLookups } from './versioned-lookups.ts';
import { findState, type Seen, type Witness } from './witness.ts';
import { WriteLane } from './write-lane.ts';

/** The database was found to have gone back in time when it was opened. */
export type WentBack = {
  /** A time up to which it certainly has everything; undefined if unknown. */
  readonly keptUntilMs: number | undefined;
  /** The number that its next life has at least. */
  readonly livesMin: number;
};

export type PostgresStoreParts = {
  readonly questions: Questions;
  readonly lookups: VersionedLookups;
  readonly migrated: Migrated;
  readonly batchMs: number;
  readonly batchClock: (() => number) | undefined;
  readonly committed?: ((units: number, tookMs: number) => void) | undefined;
  readonly marks: Marks;
  readonly hosts: Pick<Hosts, 'found'>;
  readonly lostConnections: () => number;
  readonly witness: Witness;
  readonly wentBack: WentBack | undefined;
  readonly writers: Sessions;
  readonly readers: Sessions;
  readonly versions: Sessions;
  /** For single statements: see SharedAccess. */
  readonly signs: Sessions;
  /** For one transaction that may take as long as it takes. */
  readonly connectUnhurried: () => Promise<PostgresSession>;
  readonly asideSessions: Sessions;
  readonly asideReads: AsideReads;
  readonly replicas: Replicas | undefined;
  /** See SharedAccess. */
  readonly missing: SharedAccess['missing'];
  readonly release: () => void;
};

/** A store in PostgreSQL. */
export class PostgresStore implements Store {
  readonly migrated: Migrated;
  readonly shared: SharedAccess;
  readonly stats: StoreStats = { reads: 0, writes: 0, failed: 0, stalled: 0, commits: 0, largestBatch: 0 };
  readonly wentBack: WentBack | undefined;
  readonly #parts: PostgresStoreParts;
  readonly #writes: WriteLane;
  readonly #reads: ReadLane;
  readonly #listeners = new Set<(topics: ReadonlySet<Topic>) => void>();
  #refusal: StoreError | undefined;
  #closed: Promise<void> | undefined;

  constructor(parts: PostgresStoreParts) {
    this.#parts = parts;
    this.migrated = parts.migrated;
    this.wentBack = parts.wentBack;
    const { questions, lookups, batchMs, batchClock, marks, witness, writers, readers, asideReads } = parts;
    this.#writes = new WriteLane({
      ...{ sessions: writers, marks, witness, questions, lookups, stats: this.stats, batchMs, batchClock },
      committed: (topics, units, tookMs) => {
        parts.committed?.(units, tookMs);
        this.#tell(topics);
      },
    });
    const figures = (): DatabaseFigures => this.#figures;
    this.shared = {
      get figures() {
        return figures();
      },
      size: sizing(parts.signs),
      missing: parts.missing,
      ask: asking(parts.signs, questions),
      note: (found) => witness.note(found),
      announce: (topics) => this.#tell(topics),
    };
    const sharedVersion = new SharedAnswer(parts.versions, VERSION, 'version');
    this.#reads = new ReadLane({ sessions: readers, questions, lookups, stats: this.stats, asideReads, sharedVersion });
  }

  get #figures(): DatabaseFigures {
    const { hosts, writers, readers, versions, signs, asideSessions, replicas, lostConnections } = this.#parts;
    const { queue, figures } = this.#writes;
    const { lockWaitedMs, retries, committedAtMs } = figures;
    return {
      host: hosts.found,
      pools: [
        ...[writers, readers, versions, signs, asideSessions].map((sessions) => sessions.figures),
        ...(replicas === undefined ? [] : [replicas.figures]),
      ],
      replica: replicas?.host,
      longReads: this.#parts.asideReads.done,
      writesWaiting: queue.length,
      ...{ lockWaitedMs, retries, lostConnections: lostConnections() },
      sinceCommitMs: committedAtMs === undefined ? undefined : performance.now() - committedAtMs,
    };
  }

  /** The state of the database as this server has seen it. */
  get seen(): Seen {
    return this.#parts.witness.seen;
  }

  /**
   * Begins another life of the store: every other server that uses it ends.
   * @param prepare what is done in the same transaction.
   * @throws StoreOutlived when another server has just done so.
   */
  async beginAgain(prepare: (session: PostgresSession) => Promise<void>): Promise<void> {
    const { witness } = this.#parts;
    const session = await this.#parts.connectUnhurried();
    try {
      await session.query('begin');
      const { rows } = await session.query(LOCK);
      const [, life, oldest] = rows[0] ?? [];
      witness.require(String(life), Number(oldest));
      await prepare(session);
      await session.query(
        'update store_state set changes = changes + 1, life = gen_random_uuid(), lives = greatest(lives + 1, $1)',
        [this.wentBack?.livesMin ?? 0],
      );
      const found = await findState(session);
      const { warnings } = session;
      const { command } = await session.query('commit');
      if (command !== 'COMMIT') throw new Error(`the transaction was ended by ${command}`);
      if (session.warnings > warnings) throw new Error('the transaction was committed without its standby');
      witness.begin(found);
    } finally {
      session.abandon();
    }
  }

  get turns(): Store['turns'] {
    return { read: this.#parts.readers.passed, write: this.#writes.queue.passed };
  }

  get longReads(): Store['longReads'] {
    return this.#parts.asideReads.load;
  }

  read<T>(work: Work<T>, requester?: Requester): Promise<T> {
    return this.#ask(work, requester, (job) => this.#reads.start(job));
  }

  write<T>(work: Work<T>, requester?: Requester): Promise<T> {
    return this.#ask(work, requester, (job) => {
      this.#writes.queue.push(job);
      this.#writes.wake();
    });
  }

  /** Always undefined: another server may have changed it since, so only a transaction can answer. */
  known<Key, Value>(_lookup: Lookup<Key, Value>, _key: Key): Value | undefined {
    return undefined;
  }

  onCommit(wake: (topics: ReadonlySet<Topic>) => void): () => void {
    this.#listeners.add(wake);
    return () => this.#listeners.delete(wake);
  }

  #tell(topics: ReadonlySet<Topic>): void {
    outside(() => {
      for (const wake of this.#listeners) wake(topics);
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    const refusal = new StoreError('store_closed', 'The store is closed.');
    this.#refusal = refusal;
    const { writers, readers, versions, signs, asideSessions, asideReads, replicas, release } = this.#parts;
    await asideReads.close(refusal);
    await this.#reads.close(refusal);
    await this.#writes.settled();
    await Promise.all(
      [writers, readers, versions, signs, asideSessions, replicas].map((sessions) => sessions?.close()),
    );
    release();
  }

  #ask<T>(work: Work<T>, requester: Requester | undefined, start: (job: Job) => void): Promise<T> {
    requireNoUnit();
    if (this.#refusal !== undefined) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      let value: T;
      const run = async (tx: Tx): Promise<void> => {
        const done = await work(tx);
        // A rehearsal may have guessed.
        if (!(tx instanceof Rehearsal)) value = done;
      };
      outside(() => start({ run, answer: () => resolve(value), fail: reject, requester }));
    });
  }
}

type Job = Parameters<ReadLane['start']>[0];
