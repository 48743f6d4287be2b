import { ConnectionError } from './connection-error.ts';
import type { Operation, ReadLimits } from './operation.ts';

/** A line longer than this is refused: the stream is not what it says. */
const LINE_CHARS_MAX = 16 * 1024 * 1024;

/**
 * The lines of a reply as they arrive. Ending the loop early closes the connection.
 * @throws ConnectionError when the connection breaks, or the reason of the call's signal.
 */
export async function* linesOf(
  response: Response,
  { operationId }: Operation,
  { signal, idleMs }: ReadLimits,
): AsyncGenerator<string, void, undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let isAfterReturn = false;
  try {
    while (reader) {
      const { done, value = '' } = await within(idleMs, reader.read());
      if (done) break;
      // A line ends with \n, \r\n or \r, which may arrive in two pieces.
      const text = isAfterReturn && value.startsWith('\n') ? value.slice(1) : value;
      if (value) isAfterReturn = value.endsWith('\r');
      const lines = `${rest}${text}`.split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      if (rest.length > LINE_CHARS_MAX) throw new RangeError('A line of the stream is too long.');
      yield* lines;
    }
    if (rest) yield rest;
  } catch (cause) {
    signal.throwIfAborted();
    const isSilent = cause === SILENT;
    throw new ConnectionError(isSilent ? `the stream was silent for ${idleMs} ms.` : 'the stream broke off.', {
      reason: isSilent ? 'timeout' : 'network',
      operationId,
      idempotencyKey: undefined,
      cause,
    });
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

const SILENT = new Error('silent');

const within = async <Value>(ms: number | undefined, value: Promise<Value>): Promise<Value> => {
  if (ms === undefined) return value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(SILENT), ms);
  });
  return Promise.race([value, silence]).finally(() => clearTimeout(timer));
};
