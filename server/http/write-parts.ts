import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Headers whose links (RFC 8288) to the platform itself lead below the path at which a proxy serves it. */
export const headersBelow = (prefix: string, headers: Headers): Headers => {
  const { link } = headers;
  return prefix === '' || link === undefined ? headers : { ...headers, link: link.replaceAll('</', `<${prefix}/`) };
};

/** A caller who takes nothing for so long is cut off. */
const STILL_MS = 60_000;

/** Writes the body of a reply, as fast as its caller takes it, and ends it. It stops when the caller has gone. */
export const writeParts = async (response: ServerResponse, parts: AsyncIterable<string>): Promise<void> => {
  response.flushHeaders();
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await taken(response);
  }
  response.end();
};

/** Until the caller has taken what was written, or has gone. Making the next part may take longer, so only this has a limit. */
const taken = async (response: ServerResponse): Promise<void> => {
  const stop = new AbortController();
  const still = setTimeout(() => response.destroy(), STILL_MS);
  try {
    await Promise.race(['drain', 'close'].map((event) => once(response, event, { signal: stop.signal })));
  } finally {
    clearTimeout(still);
    // Or the listener for the other one would stay, one more for each part.
    stop.abort();
  }
};
