import { order } from './merge.ts';

type Routed = { readonly path: string; readonly method: string };

/** Sorts routes so that a router that takes the first match finds the right one: literal segments before parameters. */
export const byRoute = (a: Routed, b: Routed): number => {
  const theirs = b.path.split('/');
  for (const [index, mine] of a.path.split('/').entries()) {
    const other = theirs[index] ?? '';
    const parameters = [mine, other].filter((segment) => segment.startsWith('{')).length;
    if (parameters === 2) continue;
    const difference = parameters === 1 ? (other.startsWith('{') ? -1 : 1) : order(mine, other);
    if (difference !== 0) return difference;
  }
  return order(a.path, b.path) || order(a.method, b.method);
};
