/** A route and its parameters as text, still percent-encoded. */
export type Match<Route> = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

type Routed = {
  readonly method: string;
  readonly path: string;
  readonly fixed?: readonly (readonly [name: string, value: string])[];
};

type Pattern<Route> = { readonly expression: RegExp; readonly names: readonly string[]; readonly node: Node<Route> };

type Node<Route> = {
  readonly literals: Map<string, Node<Route>>;
  /** Patterns with more literal text come first. */
  readonly patterns: Map<string, Pattern<Route>>;
  /** By method; routes that want more of the query come first. */
  readonly routes: Map<string, Route[]>;
};

export type Routes<Route> = {
  /** The first route that matches; a literal segment wins over a parameter. */
  find(method: string, path: string, query: string): Match<Route> | undefined;
  /** The methods of all routes at a path. */
  methodsAt(path: string): ReadonlySet<string>;
};

/** Builds a tree of path segments, so that a look-up takes as many steps as the path has segments. */
export const routesOf = <Route extends Routed>(routes: readonly Route[]): Routes<Route> => {
  const root = nodeOf<Route>();
  for (const route of routes) add(root, route);
  sort(root);
  return {
    find: (method, path, query) => {
      for (const found of walk(root, path.split('/'), 0, NOTHING)) {
        const route = found.node.routes.get(method)?.find((one) => fits(one, query));
        if (route !== undefined) return { route, params: found.params };
      }
      return undefined;
    },
    methodsAt: (path) =>
      new Set([...walk(root, path.split('/'), 0, NOTHING)].flatMap(({ node }) => [...node.routes.keys()])),
  };
};

const fits = ({ fixed }: Routed, query: string): boolean => {
  if (fixed === undefined) return true;
  const sent = new URLSearchParams(query);
  return fixed.every(([name, value]) => sent.get(name) === value);
};

const NOTHING: Readonly<Record<string, string>> = Object.freeze({});

const nodeOf = <Route>(): Node<Route> => ({ literals: new Map(), patterns: new Map(), routes: new Map() });

const add = <Route extends Routed>(root: Node<Route>, route: Route): void => {
  let node = root;
  for (const segment of route.path.split('/')) {
    if (!segment.includes('{')) node = child(node.literals, segment, () => nodeOf<Route>());
    else {
      // Parameter names do not distinguish routes, but each route reads a parameter by its own name.
      const pattern = child(node.patterns, segment, () => ({ ...patternOf(segment), node: nodeOf<Route>() }));
      node = pattern.node;
    }
  }
  const others = child(node.routes, route.method, (): Route[] => []);
  others.push(route);
  others.sort((one, other) => (other.fixed?.length ?? 0) - (one.fixed?.length ?? 0));
};

const child = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

const patternOf = (segment: string): { readonly expression: RegExp; readonly names: string[] } => {
  const names: string[] = [];
  const source = segment.split(/(\{[^}]*\})/).map((part) => {
    if (!part.startsWith('{')) return part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');
    names.push(part.slice(1, -1));
    return '([^/]+?)';
  });
  return { expression: new RegExp(`^${source.join('')}$`), names };
};

const literalLength = (segment: string): number => segment.replaceAll(/\{[^}]*\}/g, '').length;

const sort = <Route>({ literals, patterns }: Node<Route>): void => {
  const sorted = [...patterns].sort(([one], [other]) => literalLength(other) - literalLength(one));
  patterns.clear();
  for (const [segment, pattern] of sorted) patterns.set(segment, pattern);
  for (const node of literals.values()) sort(node);
  for (const { node } of patterns.values()) sort(node);
};

/** The nodes that a path leads to, best match first. */
function* walk<Route>(
  node: Node<Route>,
  segments: readonly string[],
  index: number,
  params: Readonly<Record<string, string>>,
): Generator<{ readonly node: Node<Route>; readonly params: Readonly<Record<string, string>> }> {
  const segment = segments[index];
  if (segment === undefined) {
    if (node.routes.size > 0) yield { node, params };
    return;
  }
  const literal = node.literals.get(segment);
  if (literal !== undefined) yield* walk(literal, segments, index + 1, params);
  for (const { expression, names, node: next } of node.patterns.values()) {
    const found = expression.exec(segment);
    if (found === null) continue;
    const own = names.map((name, place): [string, string] => [name, found[place + 1] ?? '']);
    yield* walk(next, segments, index + 1, { ...params, ...Object.fromEntries(own) });
  }
}
