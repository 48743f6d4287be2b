/** By code unit, so that the order does not depend on the machine's locale. */
export const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Routed = { readonly path: string; readonly method: string };

/** A literal segment, one that mixes both such as `{name}.json`, and a parameter. */
const rankOf = (segment: string): number => (segment.includes('{') ? (/^\{[^}]*\}$/.test(segment) ? 2 : 1) : 0);

const withoutNames = (segment: string): string => segment.replaceAll(/\{[^}]*\}/g, '{}');

const literalsIn = (segment: string): number => segment.replaceAll(/\{[^}]*\}/g, '').length;

/**
 * Sorts routes so that a router that takes the first match finds the right one: literal segments before those that mix a literal and
 * parameters, and these before parameters.
 */
export const byRoute = (a: Routed, b: Routed): number => {
  const theirs = b.path.split('/');
  for (const [index, mine] of a.path.split('/').entries()) {
    const other = theirs[index] ?? '';
    const ranks = rankOf(mine) - rankOf(other);
    if (ranks !== 0) return ranks;
    if (rankOf(mine) === 2) continue;
    const difference = literalsIn(other) - literalsIn(mine);
    if (rankOf(mine) === 1 && difference !== 0) return difference;
    const named = order(withoutNames(mine), withoutNames(other));
    if (named !== 0) return named;
  }
  return order(a.path, b.path) || order(a.method, b.method);
};
