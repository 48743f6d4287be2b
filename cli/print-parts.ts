/** Prints parts as fast as their reader takes them, and ends when there is no reader any more, as after “| head”. */
export const printParts = async (parts: Iterable<string | Uint8Array>): Promise<void> => {
  const { stdout } = process;
  let isRead = true;
  let goOn = (): void => {};
  const drained = (): void => goOn();
  // The stream itself stays open.
  const lost = (): void => {
    isRead = false;
    goOn();
  };
  stdout.on('drain', drained).on('error', lost);
  try {
    for (const part of parts) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
        if (stdout.write(part)) setImmediate(resolve);
      });
      if (!isRead) return;
    }
  } finally {
    stdout.off('drain', drained).off('error', lost);
  }
};

const LINES_PER_PART = 1_000;

/** Lines in parts: one write of each line would cost more than the line. */
export function* inParts(count: number, lineOf: () => string): Generator<string> {
  for (let done = 0; done < count; done += LINES_PER_PART) {
    const lines = Array.from({ length: Math.min(LINES_PER_PART, count - done) }, lineOf);
    yield `${lines.join('\n')}\n`;
  }
}
