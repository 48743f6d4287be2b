import type { Tx } from '../../db/engine/tx.ts';

/** Work that one process does at a time: send a credit or a cancel, carry out a request of several units, import a list, archive, erase. */
export type ClaimKind = 'credit' | 'cancel' | 'request' | 'import' | 'alone';

/**
 * The work in flight in this process, so that nothing is started twice. It is kept in memory: a crash ends all of it. Where other processes
 * share the store, each also claims its work there.
 */
export type InProgress = {
  /** True if there may be other processes, so that work has to be claimed. */
  readonly isShared: boolean;
  /** Credits being sent, by transaction id. */
  readonly credits: Set<string>;
  /** Cancels being sent, by contribution id. */
  readonly cancels: Set<string>;
  /** Idempotency keys of requests that span several units. */
  readonly keys: Set<string>;
  /** Operators with an import running. */
  readonly imports: Set<string>;
  /** Claims work for this process in a unit, until it is released or the process is gone. Returns what no other process has. */
  claim(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<readonly string[]>;
  /** Returns the ids that another process or this one has claimed; nothing when there is no other process. */
  claimed(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<readonly string[]>;
  /** Ends claims in the unit that ends the work. */
  release(tx: Tx, kind: ClaimKind, ids: readonly string[]): Promise<void>;
  /** Ends claims whose last unit may not have been committed, as soon as the store can. */
  releaseLater(kind: ClaimKind, ids: readonly string[]): void;
};

/** For a process that is alone on its store. */
export const nothingInProgress = (): InProgress => ({
  isShared: false,
  credits: new Set(),
  cancels: new Set(),
  keys: new Set(),
  imports: new Set(),
  claim: async (_tx, _kind, ids) => ids,
  claimed: async () => [],
  release: async () => {},
  releaseLater: () => {},
});
