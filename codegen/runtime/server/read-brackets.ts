type Values = Record<string, unknown>;

/** Keys with more brackets than this are left as they are. */
const DEPTH_MAX = 16;

/**
 * Takes the keys `filter[a]`, `filter[a][b]`, `filter[c][]` and `filter[c][0]` out of the values and returns what they say of `filter`, as
 * objects and lists of texts. `lists` names the lists by the keys to them, with dots between and `*` for any: `c`, `items.*.taxes`; the
 * value itself is the empty text.
 */
export const readBrackets = (values: Values, name: string, lists: readonly string[]): unknown => {
  const found = Object.keys(values).filter(
    (key) => key.startsWith(`${name}[`) && key.endsWith(']') && key.split('][').length <= DEPTH_MAX,
  );
  if (found.length === 0) return undefined;
  // The value itself is a part like others, so that it can be a list too.
  const root: Values = Object.create(null);
  for (const key of found) {
    const path = ['', ...key.slice(name.length + 1, -1).split('][')];
    if (path.at(-1) === '') path.pop();
    let node = root;
    for (const part of path.slice(0, -1)) {
      const inner = node[part];
      const isOpen = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      const next: Values = isOpen ? (inner as Values) : Object.create(null);
      node[part] = next;
      node = next;
    }
    const last = path.at(-1) ?? '';
    const earlier = node[last];
    node[last] = earlier === undefined ? values[key] : [earlier, values[key]].flat();
    delete values[key];
  }
  return settled(root[''], [''], lists);
};

const settled = (value: unknown, at: readonly string[], lists: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // Bytes of a file are no object of texts.
  if (Object.getPrototypeOf(value) !== null) return value;
  const inner = (key: string): string[] =>
    at
      .flatMap((outer) => [key, '*'].map((one) => (outer === '' ? one : `${outer}.${one}`)))
      .filter((path) => lists.some((list) => list === path || list.startsWith(`${path}.`)));
  const entries = Object.entries(value).map(([key, part]) => [key, settled(part, inner(key), lists)] as const);
  const isList = at.some((path) => lists.includes(path)) && entries.every(([key]) => /^\d+$/.test(key));
  if (!isList) return Object.fromEntries(entries);
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item);
};
