import type { Read } from './operation.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** Reads a reply by its content type; types that are not among these are JSON, or text if they say so. */
export const readEither =
  (types: Readonly<Record<string, Read>>): Read =>
  (response, operation) => {
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const family = `${type.split('/', 1)[0]}/*`;
    const read = types[type] ?? (/\bjson$/.test(type) ? readJson : types[family]) ?? types['*/*'];
    return (read ?? (type.startsWith('text/') ? readText : readJson))(response, operation);
  };
