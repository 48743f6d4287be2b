/** The time limit for something that must happen. It only bounds a hang; no machine is slow enough to reach it. */
export const PATIENCE_MS = 120_000;
