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

/** The chance that Pearson's statistic is at least `x` with so many degrees of freedom: the upper regularised gamma function of ½ of both. */
export const chiSquareTail = (x: number, degrees: number): number => {
  const a = degrees / 2;
  const z = x / 2;
  if (z <= 0) return 1;
  const scale = Math.exp(a * Math.log(z) - z - logGamma(a));
  if (z < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10_000 && term > sum * 1e-17; n += 1) {
      term *= z / (a + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  // The continued fraction of Lentz.
  let b = z + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return scale * h;
};

/** Of whole and half numbers. */
const logGamma = (a: number): number => {
  let [value, x] = Number.isInteger(a) ? [0, 1] : [Math.log(Math.PI) / 2, 0.5];
  for (; x < a; x += 1) value += Math.log(x);
  return value;
};
