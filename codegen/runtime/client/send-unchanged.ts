import type { RequestBody, Send } from './operation.ts';

/** Sends text or binary data as it is. A type with a wildcard is that of the data, if it has one. */
export const sendUnchanged: Send = (body, type, asked) => {
  const own = body instanceof Blob && body.type ? body.type : undefined;
  const declared = type.includes('*') ? (own ?? 'application/octet-stream') : type;
  return {
    type: asked ?? declared,
    body: typeof body === 'string' || typeof body !== 'object' || body === null ? String(body) : (body as RequestBody),
  };
};
