import type { Requester } from './requester.ts';
import type { Tx } from './tx.ts';

/** A queued unit. */
export interface Job {
  run(tx: Tx): Promise<void>;
  answer(): void;
  fail(error: unknown): void;
  readonly requester?: Requester | undefined;
}
