/** Above this many batches, neighbours are joined. */
const BATCHES_MAX = 64;

/** A mean with half the width of its 95 % interval, and of how many values. */
export type Estimate = { readonly mean: number; readonly within: number; readonly count: number };

/**
 * The mean of a series and how far it may be off. Values of a series may depend on each other, as the savings of a pot's lives do when they
 * carry over: so it keeps sums of batches, ever longer ones, and takes the interval from how these differ.
 */
export class Means {
  count = 0;
  sum = 0;
  #batch = 0;
  #inBatch = 0;
  #size = 1;
  #sums: number[] = [];

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.#batch += value;
    this.#inBatch += 1;
    if (this.#inBatch < this.#size) return;
    this.#sums.push(this.#batch);
    this.#batch = 0;
    this.#inBatch = 0;
    if (this.#sums.length < BATCHES_MAX) return;
    const joined: number[] = [];
    for (let at = 0; at < this.#sums.length; at += 2) joined.push((this.#sums[at] ?? 0) + (this.#sums[at + 1] ?? 0));
    this.#sums = joined;
    this.#size *= 2;
  }

  /** The part of it that other threads need. */
  get summary(): MeansSummary {
    const { count, sum } = this;
    return { count, sum, size: this.#size, sums: this.#sums };
  }
}

export type MeansSummary = {
  readonly count: number;
  readonly sum: number;
  readonly size: number;
  readonly sums: readonly number[];
};

/** For 95 % of a normal distribution. */
export const Z = 1.96;

/** The mean over several series; undefined of nothing. Of a single value the interval is unknown, so it is infinite. */
export const estimate = (series: readonly MeansSummary[]): Estimate | undefined => {
  const count = series.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return undefined;
  const mean = series.reduce((sum, each) => sum + each.sum, 0) / count;
  // Batches of all series stand for the same process, so their spread is taken together, each weighted by its length.
  const batches = series.flatMap(({ size, sums }) => sums.map((sum) => ({ size, sum })));
  const covered = batches.reduce((sum, { size }) => sum + size, 0);
  if (batches.length < 2) return { mean, within: Number.POSITIVE_INFINITY, count };
  const spread = batches.reduce((sum, batch) => sum + (batch.sum - batch.size * mean) ** 2, 0);
  const variance = ((spread / covered) * batches.length) / (batches.length - 1) / count;
  return { mean, within: Z * Math.sqrt(variance), count };
};
