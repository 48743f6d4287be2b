import type { Tx } from './tx.ts';

/** A queued unit. */
export interface Job {
  run(tx: Tx): Promise<void>;
  answer(): void;
  fail(error: unknown): void;
  /** Whether its caller no longer waits. */
  readonly isGone?: (() => boolean) | undefined;
}
