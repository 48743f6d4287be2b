import type { Read } from './operation.ts';
import { linesOf } from './read-lines.ts';

/** Reads a reply as JSON values, one per line, as they arrive. The connection is closed when the loop ends. */
export const readJsonLines: Read = (response, operation, limits) => valuesOf(linesOf(response, operation, limits));

/** Starts each value of a JSON text sequence. */
const RECORD_SEPARATOR = '\u001e';

async function* valuesOf(lines: AsyncIterable<string>): AsyncGenerator<unknown, void, undefined> {
  for await (const line of lines) {
    const text = (line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line).trim();
    if (text) yield JSON.parse(text);
  }
}

/** The type of a line: that of an item, if the reply is declared as a list. */
export type LineOf<Body> = Body extends readonly (infer Item)[] ? Item : Body;
