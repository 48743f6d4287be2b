/** Draws an integer uniformly from [0, n), n ≥ 1. The domain has no randomness; callers pass this in. Throws DrawsStopped. */
export type Draw = (n: bigint) => bigint;

/** The random generator has failed, so nothing is drawn; a unit of work that needs a draw is rolled back. The message says why. */
export class DrawsStopped extends Error {
  readonly code = 'draws_stopped';
}
