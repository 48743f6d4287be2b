import type { Document } from './document.ts';

/** The path of the document's first server, such as `/v1`, or nothing. A server with variables counts as none. */
export const basePathOf = (document: Document): string => {
  const [server] = document.servers ?? [];
  const url = typeof server === 'object' && server !== null ? Reflect.get(server, 'url') : undefined;
  if (typeof url !== 'string' || url.includes('{')) return '';
  return new URL(url, 'http://localhost').pathname.replace(/\/+$/, '');
};
