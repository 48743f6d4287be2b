import { isObject, type Json } from '../read/document/document.ts';

/** Headers that describe the bytes of a reply or its connection: only who sends those knows them, and a wrong one makes it unreadable. */
const OF_BYTES = new Set([
  ...['content-type', 'content-length', 'content-encoding', 'content-range', 'content-md5', 'content-digest'],
  ...['transfer-encoding', 'connection', 'keep-alive', 'proxy-connection', 'trailer', 'te', 'upgrade'],
]);

/** Reports whether the mock sends a declared header. One whose name has other characters than those of names cannot be sent. */
export const isFreeHeader = (name: string): boolean =>
  !OF_BYTES.has(name.toLowerCase()) && /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** A header is ASCII on one line; lists and objects are separated by commas. */
export const headerText = (value: Json): string => {
  const parts = isObject(value) ? Object.entries(value).flat() : [value].flat();
  return parts
    .map((part) => (isObject(part) ? JSON.stringify(part) : String(part)))
    .join(',')
    .replaceAll(/[^\x20-\x7e]/g, '?');
};
