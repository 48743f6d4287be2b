/** Draws an integer uniformly from [0, n), n ≥ 1. The domain has no randomness of its own: draws are handed in. */
export type Draw = (n: bigint) => bigint;
