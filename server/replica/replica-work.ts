/** Intervals of the replicator's work. */
export type ReplicaPace = {
  /** The log is looked at. It begins again after some 30 MB, and a look that comes too late costs a new base. */
  readonly lookMs: number;
  /** A segment is written, if anything changed. */
  readonly writeMs: number;
  /** The replica says that it is current. */
  readonly markMs: number;
  /** A new base is made, if there are segments. */
  readonly baseMs: number;
  /** A new base is made sooner when the segments are larger than this, and twice as large as the base. */
  readonly baseBytesMin: number;
};

export const PACE: ReplicaPace = {
  lookMs: 200,
  writeMs: 1_000,
  markMs: 5_000,
  baseMs: 24 * 60 * 60 * 1000,
  baseBytesMin: 1 << 28,
};

/** An event that a replicator reports. */
export type ReplicaEvent =
  /** The replica has everything that was acknowledged before a time. */
  | { readonly event: 'current'; readonly atMs: number }
  | { readonly event: 'stream'; readonly stream: string; readonly reason: string }
  | { readonly event: 'base'; readonly stream: string; readonly bytes: number };
