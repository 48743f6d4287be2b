/** Pearson's statistic: how far counts are from the expected ones, in cells that cover everything. */
export const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, cell) => {
    const awaited = expected[cell] ?? 0;
    return sum + (count - awaited) ** 2 / awaited;
  }, 0);

/** Kolmogorov–Smirnov: the largest gap between a sample of [0, 1) and the uniform distribution, times √n; above 1.95 once in 1,000. */
export const kolmogorovSmirnov = (sample: readonly number[]): number => {
  const sorted = [...sample].sort((a, b) => a - b);
  const n = sorted.length;
  const gap = sorted.reduce((widest, x, index) => Math.max(widest, x - index / n, (index + 1) / n - x), 0);
  return gap * Math.sqrt(n);
};

export const mean = (sample: readonly number[]): number => sample.reduce((sum, x) => sum + x, 0) / sample.length;

/** Half the width of the interval that misses the true mean once in 1,000. */
export const confidence = (sample: readonly number[]): number => {
  const middle = mean(sample);
  const variance = sample.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (sample.length - 1);
  return 3.29 * Math.sqrt(variance / sample.length);
};
