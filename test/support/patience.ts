/** How long a test waits for what must come. It only bounds a hang, so no machine is slow enough to reach it. */
export const PATIENCE_MS = 120_000;
