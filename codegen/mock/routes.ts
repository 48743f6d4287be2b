import { type Document, deref, listPlaces, type ParameterObject, type Place } from '../read/document/document.ts';
import { byRoute } from '../read/document/order.ts';
import { templateOf } from '../read/document/template-of.ts';

/** A matched operation, with its path parameters still percent-encoded. */
export type MockMatch = {
  readonly place: Place;
  readonly values: Readonly<Record<string, string>>;
  /** The query that distinguishes the operation from others of the same path; it is no parameter. */
  readonly fixed: readonly (readonly [name: string, value: string])[];
};

export type MockRoutes = {
  /**
   * The operations of a method and path, and which methods the path has. They are several where a document separates operations of one path
   * by a query or a fragment in its template; then the first that the rest of the request fits is meant.
   */
  find(
    method: string,
    path: string,
    query: URLSearchParams,
  ): { readonly matches: readonly MockMatch[]; readonly methods: readonly string[] };
};

/** Finds operations by request. Literal segments match before parameters; a segment may mix both, such as `{name}.json`. */
export const buildRoutes = (document: Document): MockRoutes => {
  const routes = listPlaces(document)
    .sort(byRoute)
    .map((place) => ({ place, ...patternOf(document, place) }));
  return {
    find: (method, path, query) => {
      const found = routes.flatMap(({ place, pattern, names, fixed }) => {
        const values = pattern.exec(path);
        if (!values) return [];
        const named = Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']));
        return [{ place, pattern, fixed, values: named }];
      });
      const methods = [...new Set(found.map(({ place }) => place.method.toUpperCase()))];
      const own = found.filter(({ place }) => place.method === method.toLowerCase());
      const [first] = own;
      const fits = ({ fixed }: (typeof own)[number]) => fixed.every(([name, value]) => query.get(name) === value);
      const same = own.filter((one) => one.pattern.source === first?.pattern.source && fits(one));
      return { matches: same.sort((a, b) => special(b) - special(a)), methods };
    },
  };
};

/** An operation with a query or a fragment in its template is a special case of the one without, and asks for more. */
const special = ({ place, fixed }: MockMatch): number => fixed.length + (place.path.includes('#') ? 1 : 0);

/** A parameter is a part of one segment, and never empty. `fixed` is the query that the template names. */
const patternOf = (document: Document, { path: written, item, operation }: Place) => {
  const names: string[] = [];
  const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const { path, fixed } = templateOf(
    written,
    declared.map((one) => deref<ParameterObject>(document, one)),
  );
  const text = path
    .split(/(\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return '([^/]+?)';
    })
    .join('');
  return { pattern: new RegExp(`^${text}$`), names, fixed };
};
