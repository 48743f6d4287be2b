import { STATUS } from './command.ts';
import { createProgress, type Progress } from './progress.ts';

/** Work that a person may wait for, watch and stop. */
export type LongWork = Progress & {
  /** Counts the next part of the work in another unit, from its own beginning. */
  countIn(unit: string): void;
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
  const begin = (unit: string): Progress =>
    createProgress({ unit, isJson, stream: process.stderr, clock: () => performance.now() });
  let current = begin(unit);
  const stop = new AbortController();
  let firstAtMs: number | undefined;
  const hear = (): void => {
    if (firstAtMs !== undefined && performance.now() - firstAtMs > SAME_SIGNAL_MS) endAtOnce();
    if (firstAtMs !== undefined) return;
    firstAtMs = performance.now();
    if (!isJson)
      current.above(() =>
        process.stderr.write('Stopping after the current step. Press Ctrl-C again to end at once.\n'),
      );
    stop.abort();
  };
  const forget = (): void => {
    process.off('SIGINT', hear);
    process.off('SIGTERM', hear);
  };
  const endAtOnce = (): void => {
    // An exit waits for threads, and one may be copying a large store. A shell shows 130 for this signal too.
    forget();
    process.kill(process.pid, 'SIGINT');
    // The first process of a container does not die of it.
    process.exit(STATUS.stopped);
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
  return {
    progress: (...count) => current.progress(...count),
    above: (write) => current.above(write),
    countIn: (next) => {
      current.end();
      current = begin(next);
    },
    signal: stop.signal,
    end: () => {
      forget();
      current.end();
    },
  };
};

/** Shows how many bytes are copied, and then how many entries are proved. */
export const reportCopying =
  ({ progress }: LongWork): ((done: number, of: number) => void) =>
  (done, of) =>
    progress(Math.floor(done / 1e6), Math.ceil(of / 1e6));
