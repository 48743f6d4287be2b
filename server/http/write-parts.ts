import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** A caller who takes nothing for so long is cut off. */
const STILL_MS = 60_000;

/** Writes the body of a reply, as fast as its caller takes it, and ends it. It stops when the caller has gone. */
export const writeParts = async (response: ServerResponse, parts: AsyncIterable<string>): Promise<void> => {
  response.flushHeaders();
  response.setTimeout(STILL_MS, () => response.destroy());
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
};
