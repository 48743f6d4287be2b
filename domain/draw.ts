/** Draws an integer uniformly from [0, n), n ≥ 1. The domain has no randomness; callers pass this in. */
export type Draw = (n: bigint) => bigint;
