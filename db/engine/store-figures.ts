/** Usage since the store was opened. */
export interface StoreStats {
  reads: number;
  /** Units of `write` that ran, failed ones included. */
  writes: number;
  failed: number;
  stalled: number;
  commits: number;
  largestBatch: number;
}

/** Connections for one purpose. */
export type PoolFigures = {
  readonly name: string;
  readonly inUse: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
};

/** The reason a transaction ran again: another one was in its way, its connection was lost, or one of its units failed. */
export type Retry = 'collision' | 'connection' | 'unit';

/** A store's current use of its database, and events since it was opened. */
export type DatabaseFigures = {
  /** The host that takes writes, with its port; undefined while none is found. */
  readonly host: string | undefined;
  readonly pools: readonly PoolFigures[];
  /** The replica that answers long reads; undefined while none does. */
  readonly replica: string | undefined;
  /** Long reads by who answered them. */
  readonly longReads: Readonly<Record<'primary' | 'replica', number>>;
  /** Units that wait to write. */
  readonly writesWaiting: number;
  /** The total time that transactions have waited for the lock of writers. */
  readonly lockWaitedMs: number;
  readonly retries: Readonly<Record<Retry, number>>;
  readonly lostConnections: number;
  /** Time since the last commit; undefined before the first. */
  readonly sinceCommitMs: number | undefined;
};
