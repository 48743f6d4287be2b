import type { Draw } from '../draw.ts';

/**
 * Which `size` of `population` things are taken: a uniform sample without replacement, as ascending indices. It draws once for each thing
 * taken (Floyd's method) and nothing when there is enough for all, so a population of any size costs no memory.
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
