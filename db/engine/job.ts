import type { Tx } from './tx.ts';

/** The origin of a unit; the platform itself when it is absent. */
export type Requester = {
  /** The tenant that the work is done for. Tenants take turns. */
  readonly tenant?: string | undefined;
  /** The account, or the network of a caller without one. Long reads of one account make way for those of others. */
  readonly account?: string | undefined;
  /** Reports whether it no longer waits. */
  readonly isGone?: (() => boolean) | undefined;
};

/** A queued unit. */
export interface Job {
  run(tx: Tx): Promise<void>;
  answer(): void;
  fail(error: unknown): void;
  readonly requester?: Requester | undefined;
}
