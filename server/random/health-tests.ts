/**
 * The continuous health tests of NIST SP 800-90B, section 4.4, for bytes of full entropy (H = 8 bits a byte). The false alarms are counted
 * for 1,000 draws a second: fewer than 16 bytes a draw (8 bytes at most, drawn again with a chance below 1/2), so 5.05 × 10¹³ bytes in 100
 * years. With α = 2⁻⁴⁸ a test, 0.18 false alarms are expected in that time. The α of 2⁻²⁰ to 2⁻⁴⁰ that the standard suggests would raise
 * 46 or more.
 */
export const FALSE_ALARM_BITS = 48;

/** Equal bytes in a row that fail: 1 + ⌈−log₂ α ÷ H⌉. */
export const REPETITIONS = 1 + Math.ceil(FALSE_ALARM_BITS / 8);

/** The bytes of a window of the adaptive proportion test. */
export const WINDOW_BYTES = 512;

/**
 * Occurrences of a window's first byte in it that fail: the smallest c with P(1 + X ≥ c) ≤ α, where X is how many of the other 511 bytes
 * are equal to it, binomial with p = 2⁻⁸. A test works it out again.
 */
export const OCCURRENCES = 23;

/** The test that failed, and on which byte value. */
export type HealthFailure = { readonly test: 'repetition' | 'proportion'; readonly byte: number };

/** Both tests over one sequence of bytes, in the order in which they were generated. */
export class HealthTests {
  #last = -1;
  #repeated = 0;
  #first = -1;
  #place = 0;
  #occurred = 0;

  /** Continues the tests with the next bytes. @returns the first failure in them. */
  note(bytes: Uint8Array): HealthFailure | undefined {
    for (const byte of bytes) {
      this.#repeated = byte === this.#last ? this.#repeated + 1 : 1;
      this.#last = byte;
      if (this.#repeated >= REPETITIONS) return { test: 'repetition', byte };
      if (this.#place === 0) {
        this.#first = byte;
        this.#occurred = 0;
      }
      if (byte === this.#first) this.#occurred += 1;
      if (this.#occurred >= OCCURRENCES) return { test: 'proportion', byte };
      this.#place = (this.#place + 1) % WINDOW_BYTES;
    }
    return undefined;
  }
}
