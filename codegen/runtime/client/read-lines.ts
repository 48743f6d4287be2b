import { ConnectionError } from './connection-error.ts';
import type { Operation } from './operation.ts';

/** A line longer than this is refused: the stream is not what it says. */
const LINE_CHARS_MAX = 16 * 1024 * 1024;

/**
 * The lines of a reply as they arrive. Ending the loop early closes the connection.
 * @throws ConnectionError when the connection breaks, or the reason of the call's signal.
 */
export async function* linesOf(
  response: Response,
  { operationId }: Operation,
): AsyncGenerator<string, void, undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let isAfterReturn = false;
  try {
    while (reader) {
      const { done, value = '' } = await reader.read();
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
    // The signal's reason is not ours to wrap; fetch reports it as an AbortError.
    if (cause instanceof RangeError || Object(cause).name === 'AbortError') throw cause;
    throw new ConnectionError('the stream broke off.', {
      reason: 'network',
      operationId,
      idempotencyKey: undefined,
      cause,
    });
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
