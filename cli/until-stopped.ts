/** npx hands a Ctrl-C on to a program that the terminal has told already: signals this close together are one wish. */
const SAME_WISH_MS = 300;
/** What has not ended by then is left to the next start, which finishes it as after a crash. */
const LAST_MS = 9_800;
const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Waits for the system's or the user's wish to stop. Who says it again, while what is under way is finished, is obeyed at once. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    let firstAtMs: number | undefined;
    const hear = (signal: keyof typeof STATUS): void => {
      if (firstAtMs === undefined) setTimeout(() => process.exit(process.exitCode ?? STATUS[signal]), LAST_MS).unref();
      firstAtMs ??= performance.now();
      if (performance.now() - firstAtMs > SAME_WISH_MS) process.exit(STATUS[signal]);
      resolve();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });
