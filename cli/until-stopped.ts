import { whyToStop } from '../server/start/why-to-stop.ts';

/** npx forwards a Ctrl-C that the terminal has already sent to the program: signals this close together count as one. */
const SAME_SIGNAL_MS = 300;
/** Work that has not ended by then is left to the next start, as after a crash. */
const LAST_MS = 9_800;
const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Waits for SIGINT or SIGTERM. A second one, while running requests are finished, exits at once.
 * @param delayMs how long it goes on before it begins to finish them.
 */
export const untilStopped = (delayMs = 0): Promise<void> =>
  new Promise((resolve) => {
    let firstAtMs: number | undefined;
    const hear = (signal: keyof typeof STATUS): void => {
      if (firstAtMs === undefined)
        setTimeout(() => process.exit(process.exitCode ?? STATUS[signal]), delayMs + LAST_MS).unref();
      firstAtMs ??= performance.now();
      if (performance.now() - firstAtMs > SAME_SIGNAL_MS) process.exit(STATUS[signal]);
      resolve();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });

/** Ends a command whose data folder is lost to it: a commit has failed on disk, or another process has the lock. */
export const endAtOnce = (error: unknown): never => {
  process.stderr.write(`pitboss: ${whyToStop(error)} (${error instanceof Error ? error.message : error})\n`);
  process.exit(1);
};
