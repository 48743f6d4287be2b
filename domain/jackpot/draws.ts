import type { Draw } from '../draw.ts';
import type { Drawn } from './entry.ts';

/** A draw that records each range and outcome in `draws`. Throws an Error when an outcome is out of range. */
export const recordingDraw =
  (draw: Draw, draws: Drawn[]): Draw =>
  (range) => {
    const outcome = draw(range);
    if (outcome < 0n || outcome >= range) throw new Error(`a draw below ${range} gave ${outcome}`);
    draws.push({ range, outcome });
    return outcome;
  };

/**
 * A uniform sample of `size` out of `population` without replacement, as ascending indices. Draws once per element (Floyd's method), and
 * not at all when everything is taken, so memory does not depend on the population.
 */
export const drawSample = (population: number, size: number, draw: Draw): readonly number[] => {
  if (size >= population) return Array.from({ length: population }, (_, index) => index);
  const taken = new Set<number>();
  for (let last = population - size; last < population; last += 1) {
    const drawn = Number(draw(BigInt(last + 1)));
    taken.add(taken.has(drawn) ? last : drawn);
  }
  return [...taken].sort((a, b) => a - b);
};
