import { STATUS } from './command.ts';
import { createProgress, type Progress } from './progress.ts';

/** Work that a person may wait for, watch and stop. */
export type LongWork = Progress & {
  /** Aborts at the first Ctrl-C or SIGTERM: finish the step, say what is done, and return `STATUS.stopped`. */
  readonly signal: AbortSignal;
};

/** npx forwards a Ctrl-C that the terminal has already sent to the program: signals this close together count as one. */
const SAME_SIGNAL_MS = 300;

/**
 * Starts to show progress on standard error, and to listen for Ctrl-C, until `end` is called. A second Ctrl-C ends the program at once.
 * @param unit what is counted, such as `entries`.
 */
export const beginLongWork = (unit: string, isJson: boolean): LongWork => {
  const progress = createProgress({ unit, isJson, stream: process.stderr, clock: () => performance.now() });
  const stop = new AbortController();
  let firstAtMs: number | undefined;
  const hear = (): void => {
    if (firstAtMs !== undefined && performance.now() - firstAtMs > SAME_SIGNAL_MS) process.exit(STATUS.stopped);
    if (firstAtMs !== undefined) return;
    firstAtMs = performance.now();
    if (!isJson)
      progress.above(() =>
        process.stderr.write('Stopping after the current step. Press Ctrl-C again to end at once.\n'),
      );
    stop.abort();
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
  return {
    ...progress,
    signal: stop.signal,
    end: () => {
      process.off('SIGINT', hear);
      process.off('SIGTERM', hear);
      progress.end();
    },
  };
};
