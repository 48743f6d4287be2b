/** A limit on a time, and whether the times of the first kind are above it. */
type Threshold = { readonly limitMs: number; readonly isFirstAbove: boolean };

/**
 * The share of times for which the best threshold guesses the right one of two kinds: 0.5 is chance. It is chosen from half of the pairs and tried on the
 * others, since it would fit the noise of those it is chosen from. Two pairs in a row are in one half, since the order within a pair may alternate.
 */
export const accuracyOfThreshold = (first: readonly number[], second: readonly number[]): number => {
  const isChosenFrom = (_: number, at: number): boolean => at % 4 < 2;
  const isTried = (_: number, at: number): boolean => at % 4 >= 2;
  const threshold = bestOf(first.filter(isChosenFrom), second.filter(isChosenFrom));
  return accuracyOf(threshold, first.filter(isTried), second.filter(isTried));
};

const accuracyOf = (
  { limitMs, isFirstAbove }: Threshold,
  first: readonly number[],
  second: readonly number[],
): number => {
  const right =
    first.filter((timeMs) => timeMs > limitMs === isFirstAbove).length +
    second.filter((timeMs) => timeMs > limitMs !== isFirstAbove).length;
  return right / (first.length + second.length);
};

const bestOf = (first: readonly number[], second: readonly number[]): Threshold => {
  let best: Threshold = { limitMs: 0, isFirstAbove: true };
  let accuracy = 0;
  for (const limitMs of [...first, ...second])
    for (const isFirstAbove of [true, false]) {
      const tried = accuracyOf({ limitMs, isFirstAbove }, first, second);
      if (tried > accuracy) [best, accuracy] = [{ limitMs, isFirstAbove }, tried];
    }
  return best;
};
