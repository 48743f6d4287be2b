/**
 * What this process is doing right now, so that it starts nothing twice. Memory is enough: one process works on a store, and a crash ends
 * everything in here.
 */
export type InProgress = {
  /** Credits being sent, by transaction id. */
  readonly credits: Set<string>;
  /** Cancels being sent, by contribution id. */
  readonly cancels: Set<string>;
  /** Idempotency keys of requests that take several units. */
  readonly keys: Set<string>;
  /** Operators with an import running. */
  readonly imports: Set<string>;
};

export const nothingInProgress = (): InProgress => ({
  credits: new Set(),
  cancels: new Set(),
  keys: new Set(),
  imports: new Set(),
});
