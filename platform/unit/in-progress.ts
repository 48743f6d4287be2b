/**
 * The work in flight in this process, so that nothing is started twice. It is kept in memory: only one process uses a store, and a crash
 * ends all of it.
 */
export type InProgress = {
  /** Credits being sent, by transaction id. */
  readonly credits: Set<string>;
  /** Cancels being sent, by contribution id. */
  readonly cancels: Set<string>;
  /** Idempotency keys of requests that span several units. */
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
