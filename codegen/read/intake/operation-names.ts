import type { Report } from '../config/refusal.ts';
import { type Document, METHODS, type PathItem, pointer } from '../document/document.ts';

const isName = (text: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(text);

/** A module that exports a function of this name is a promise to `await import`, which would call it; so is an object with such a method. */
export const isThenable = (name: string): boolean => name === 'then';

/** The words of a text in camelCase: `pets/find-by_id` becomes petsFindById. */
export const camelCase = (text: string): string => {
  const [first = '', ...rest] = text.split(/[^\p{ID_Continue}]+|_+/u).filter((word) => word !== '');
  return [lowerFirst(first), ...rest.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)].join('');
};

/** `ID` becomes id and `XMLFeed` xmlFeed: an abbreviation is one word. */
const lowerFirst = (word: string): string =>
  word.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|$|\P{L})|^\p{Lu}/u, (letters) => letters.toLowerCase());

/** The name of an operation without an operationId: its method, the words of its path, and `By` before a parameter. */
export const derivedName = (method: string, path: string): string =>
  camelCase(
    [method, ...path.split('/').map((part) => part.replace(/\{([^}]*)\}/g, ' by $1 '))]
      .join(' ')
      .replace(/\+/g, ' plus '),
  );

/** The name for handlers, types and calls: the operationId in camelCase, or a name made from method and path. */
export const nameOf = (written: string | undefined, method: string, path: string): string => {
  if (written !== undefined && isName(written) && !isThenable(written)) return written;
  const name = camelCase(written ?? '');
  if (isThenable(name)) return 'thenOperation';
  if (name === '') return derivedName(method, path);
  return /^\p{ID_Start}/u.test(name) ? name : `${method}${name}`;
};

/** The document with a camelCase name for every operation, unique regardless of case. */
export const withNames = (document: Document, report: Report): Document => {
  const owners = new Map<string, string>();
  const named = (item: PathItem, path: string): PathItem => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const at = pointer('paths', path, method);
      const name = nameOf(operation.operationId, method, path);
      const owner = owners.get(name.toLowerCase());
      if (owner !== undefined)
        report.fault(
          at,
          `the name ${name} is already used by ${owner}`,
          'Give it a unique operationId.',
          'operation-name',
        );
      let free = name;
      for (let count = 2; owners.has(free.toLowerCase()); count += 1) free = `${name}${count}`;
      owners.set(free.toLowerCase(), at);
      return [[method, { ...operation, operationId: free }] as const];
    });
    return { ...item, ...Object.fromEntries(operations) };
  };
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, named(item, path)]);
  return { ...document, paths: Object.fromEntries(paths) };
};
