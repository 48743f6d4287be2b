/** The segments of a path template; undefined for a parameter. */
type Template<Entry> = {
  readonly segments: readonly (string | undefined)[];
  readonly names: readonly string[];
  readonly entry: Entry;
};

export type RouteMatch<Entry> = { readonly entry: Entry; readonly params: Record<string, string> };

/** Finds what serves a method and a path. A path without parameters is one lookup; the others are compared segment by segment. */
export class RouteTable<Entry> {
  readonly #plain = new Map<string, Map<string, Entry>>();
  readonly #templates = new Map<string, Template<Entry>[]>();

  /** Among templates that fit the same path, the first one added is found. */
  add(method: string, path: string, entry: Entry): void {
    if (!path.includes('{')) {
      of(this.#plain, method, () => new Map()).set(path, entry);
      return;
    }
    const parts = path.split('/');
    const names = parts.flatMap((part) => PARAMETER.exec(part)?.[1] ?? []);
    const segments = parts.map((part) => (PARAMETER.test(part) ? undefined : part));
    of(this.#templates, `${method} ${parts.length}`, () => []).push({ segments, names, entry });
  }

  find(method: string, path: string): RouteMatch<Entry> | undefined {
    const entry = this.#plain.get(method)?.get(path);
    if (entry !== undefined) return { entry, params: {} };
    const parts = path.split('/');
    const found = this.#templates.get(`${method} ${parts.length}`)?.find(({ segments }) => fits(segments, parts));
    if (found === undefined) return undefined;
    const values = parts.filter((_, index) => found.segments[index] === undefined).map(decoded);
    return {
      entry: found.entry,
      params: Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? ''])),
    };
  }
}

const PARAMETER = /^\{(.+)\}$/;

const of = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const fits = (segments: readonly (string | undefined)[], parts: readonly string[]): boolean =>
  segments.every((segment, index) => (segment === undefined ? parts[index] !== '' : segment === parts[index]));

/** A value with broken encoding stays as it is: it is refused once the caller is known. */
const decoded = (part: string): string => {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
