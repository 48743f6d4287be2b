import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type HttpReply, isParted, render } from './answer.ts';
import { EXPOSED_HEADERS, FIXED_HEADERS } from './app.ts';
import type { Incoming } from './interface.ts';
import { headersBelow, writeParts } from './write-parts.ts';

/**
 * Writes a reply; resolves once it is handed over. `page` is the origin of a page that may read it. Fails if it cannot be written; if that
 * comes out on the way, the headers have been sent.
 */
export type WriteReply = (
  response: ServerResponse,
  incoming: Pick<Incoming, 'id' | 'path' | 'prefix'>,
  reply: HttpReply,
  page: string | undefined,
) => void | Promise<void>;

/** Headers as one list of names and values, and where each name is. */
type Lines = { readonly lines: readonly string[]; readonly places: ReadonlyMap<string, number> };

const linesOf = (headers: Readonly<Record<string, string>>): Lines => ({
  lines: Object.entries(headers).flat(),
  places: new Map(Object.keys(headers).map((name, index) => [name.toLowerCase(), 2 * index])),
});

/** Writes replies of an operation: first the headers of every reply, then the reply's own, as Koa's way does. */
export const createWriteReply = (announced: Readonly<Record<string, string>>): WriteReply => {
  const always = { [REQUEST_ID]: '', ...FIXED_HEADERS, Vary: 'Origin' };
  const cors = { [ALLOWED]: '', 'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(',') };
  const plain = linesOf({ ...always, ...announced });
  const forPages = linesOf({ ...always, ...cors, ...announced });
  return (response, { id, path, prefix }, reply, page) => {
    const { status, headers, type, text } = isParted(reply)
      ? { ...reply, headers: reply.headers ?? {}, text: undefined }
      : render(reply, path, id, prefix);
    const { lines, places } = page === undefined ? plain : forPages;
    const written = [...lines];
    const put = (name: string, value: string): void => {
      const at = places.get(name.toLowerCase());
      if (at === undefined) written.push(name, value);
      else written.splice(at, 2, name, value);
    };
    put(REQUEST_ID, id);
    if (prefix !== '' && announced.link !== undefined) put('link', headersBelow(prefix, announced).link ?? '');
    if (page !== undefined) put(ALLOWED, page);
    for (const name in headers) put(name, headers[name] ?? '');
    if (isParted(reply)) {
      response.writeHead(status, STATUS_CODES[status], [...written, 'Content-Type', type]);
      return writeParts(response, reply.parts);
    }
    if (text !== undefined) written.push('Content-Type', type, 'Content-Length', String(Buffer.byteLength(text)));
    else if (!BODILESS.has(status)) written.push('Content-Length', '0');
    response.writeHead(status, STATUS_CODES[status], written).end(text);
  };
};

const REQUEST_ID = 'x-request-id';
const ALLOWED = 'Access-Control-Allow-Origin';

/** Never have a body, so they have no length either. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
