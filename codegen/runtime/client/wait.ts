/** Stops waiting for a value that others may share. @throws the reason of the signal. */
export const unlessAborted = async <Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> => {
  if (!signal) return value;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  return Promise.race([value, aborted]).finally(() => signal.removeEventListener('abort', abort));
};

/** Waits. @throws the reason of the signal. */
export const pause = async (ms: number, signal: AbortSignal | undefined): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await unlessAborted(
    new Promise((resolve) => {
      timer = setTimeout(resolve, ms);
    }),
    signal,
  ).finally(() => clearTimeout(timer));
};
