/** Usage since the store was opened. */
export interface StoreStats {
  reads: number;
  /** Units of `write` that ran, failed ones included. */
  writes: number;
  failed: number;
  stalled: number;
  commits: number;
  largestBatch: number;
}
