/** Connections for one purpose. */
export type PoolFigures = {
  readonly name: string;
  readonly inUse: number;
  readonly idle: number;
  /** How much work waits for one. */
  readonly waiting: number;
};

/** Why a transaction ran again: another one was in its way, its connection was lost, or one of its units failed. */
export type Retry = 'collision' | 'connection' | 'unit';

/** How a store uses its database at the moment, and what has happened since it was opened. */
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
  /** How long transactions have waited for the lock of writers, all together. */
  readonly lockWaitedMs: number;
  readonly retries: Readonly<Record<Retry, number>>;
  readonly lostConnections: number;
  /** How long ago something was committed; undefined if nothing was. */
  readonly sinceCommitMs: number | undefined;
};
