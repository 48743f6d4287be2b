import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type HttpReply, render } from './answer.ts';
import type { Incoming } from './interface.ts';

/** Writes a reply to the response. @throws if a header or the body cannot be written; then nothing of it has been. */
export type WriteReply = (response: ServerResponse, incoming: Pick<Incoming, 'id' | 'path'>, reply: HttpReply) => void;

/** Writes replies with these headers, in the order of Koa's way: the request's id, these, the reply's own, type and length. */
export const createWriteReply = (fixed: Readonly<Record<string, string>>): WriteReply => {
  const always = ['x-request-id', '', ...Object.entries(fixed).flat()];
  const places = new Map(always.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), at] as const] : [])));
  return (response, { id, path }, reply) => {
    const { status, headers, type, text } = render(reply, path, id);
    const lines = [...always];
    lines[1] = id;
    for (const [name, value] of Object.entries(headers)) {
      // A reply's own header replaces one of the same name where it is.
      const at = places.get(name.toLowerCase());
      if (at === undefined) lines.push(name, value);
      else lines.splice(at, 2, name, value);
    }
    if (text !== undefined) lines.push('Content-Type', type, 'Content-Length', String(Buffer.byteLength(text)));
    else if (!BODILESS.has(status)) lines.push('Content-Length', '0');
    response.writeHead(status, STATUS_CODES[status], lines).end(text);
  };
};

/** Never have a body, so they have no length either. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
