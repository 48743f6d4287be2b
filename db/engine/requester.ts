/** Who a unit reads for; the platform itself when it is absent. */
export type Requester = {
  /** The account, or the network of a caller without one. Long reads of one account make way for those of others. */
  readonly account?: string | undefined;
  /** Whether it no longer waits. */
  readonly isGone?: (() => boolean) | undefined;
};
