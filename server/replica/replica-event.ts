/** What a replicator does. */
export type ReplicaEvent =
  /** The replica has everything that was acknowledged before a time. */
  | { readonly event: 'current'; readonly atMs: number }
  | { readonly event: 'stream'; readonly stream: string; readonly reason: string }
  | { readonly event: 'base'; readonly stream: string; readonly bytes: number };
