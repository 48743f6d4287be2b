/** More values than this are thinned out evenly. */
const KEPT_MAX = 1 << 18;

/** The values of a long series, for percentiles: all of them, or every second, every fourth and so on. */
export class Sample {
  #values = new Float64Array(1024);
  #kept = 0;
  #stride = 1;
  #skipped = 0;

  add(value: number): void {
    this.#skipped += 1;
    if (this.#skipped < this.#stride) return;
    this.#skipped = 0;
    if (this.#kept === this.#values.length) this.#makeRoom();
    this.#values[this.#kept] = value;
    this.#kept += 1;
  }

  #makeRoom(): void {
    if (this.#kept < KEPT_MAX) {
      const larger = new Float64Array(this.#kept * 2);
      larger.set(this.#values);
      this.#values = larger;
      return;
    }
    this.#kept /= 2;
    this.#stride *= 2;
    for (let at = 0; at < this.#kept; at += 1) this.#values[at] = this.#values[2 * at + 1] ?? 0;
  }

  get summary(): SampleSummary {
    return { stride: this.#stride, values: this.#values.slice(0, this.#kept) };
  }
}

export type SampleSummary = { readonly stride: number; readonly values: Float64Array };

/** The values of several series in ascending order, thinned out alike. */
export const sorted = (series: readonly SampleSummary[]): Float64Array => {
  const stride = Math.max(1, ...series.map((each) => each.stride));
  const alike = series.map(({ stride: own, values }) =>
    own === stride ? values : values.filter((_, at) => (at + 1) % (stride / own) === 0),
  );
  const all = new Float64Array(alike.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const values of alike) {
    all.set(values, at);
    at += values.length;
  }
  return all.sort();
};

/** The value that a share 0..1 of ascending values does not exceed. */
export const percentile = (ascending: Float64Array, share: number): number | undefined =>
  ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))];
