import { Refused } from './fault.ts';
import { type BodySource, type HttpRequest, headerOf } from './http-message.ts';

/** Reads the body of a request up to a limit; empty if there is none. @throws Refused for a longer one. */
export const readBytes = async (request: HttpRequest, bytesMax: number): Promise<Uint8Array> => {
  const { body = null } = request;
  if (body === null) return new Uint8Array();
  if (Number(headerOf(request, 'content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax);
  if (typeof body === 'string') return bounded(new TextEncoder().encode(body), bytesMax);
  if (body instanceof Uint8Array) return bounded(body, bytesMax);
  return collect(body, bytesMax);
};

const collect = async (body: Exclude<BodySource, string | Uint8Array>, bytesMax: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > bytesMax) throw tooLarge(bytesMax);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('malformed_request', 'The request ended before its body did.');
  }
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

const bounded = (bytes: Uint8Array, bytesMax: number): Uint8Array => {
  if (bytes.length > bytesMax) throw tooLarge(bytesMax);
  return bytes;
};

/** The connection closes, since what is still to come of the body is not read. */
const tooLarge = (bytesMax: number): Refused =>
  new Refused('content_too_large', `The body is larger than ${bytesMax} bytes.`, { headers: { connection: 'close' } });
