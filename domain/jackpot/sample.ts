import type { Draw } from '../draw.ts';

/**
 * A uniform sample of `size` out of `population` without replacement, as ascending indices. Draws once per element (Floyd's method), and
 * not at all when everything is taken, so memory does not depend on the population.
 */
export const sampleOf = (population: number, size: number, draw: Draw): readonly number[] => {
  if (size >= population) return Array.from({ length: population }, (_, index) => index);
  const taken = new Set<number>();
  for (let last = population - size; last < population; last += 1) {
    const drawn = Number(draw(BigInt(last + 1)));
    taken.add(taken.has(drawn) ? last : drawn);
  }
  return [...taken].sort((a, b) => a - b);
};
