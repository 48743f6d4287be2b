import type { Draw } from '../../domain/draw.ts';

const WORD = 2 ** 32;

/** Uniform 32-bit words from a seed (the “small fast counter” generator of PractRand, sfc32). */
const seededWords = (seed: number): (() => number) => {
  let a = 0x9e3779b9 | 0;
  let b = seed | 0;
  let c = ~seed | 0;
  let counter = 1;
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  // The first words still correlate with the seed.
  for (let round = 0; round < 16; round += 1) next();
  return next;
};

/** A reproducible, unbiased draw: a number beyond the last whole multiple of n is drawn again rather than reduced modulo n. */
export const seededDraw = (seed: number): Draw => {
  const word = seededWords(seed);
  return (n) => {
    if (n < 1n) throw new RangeError(`nothing can be drawn below ${n}`);
    if (n <= BigInt(WORD)) {
      const range = Number(n);
      const limit = WORD - (WORD % range);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return BigInt(drawn % range);
    }
    let span = BigInt(WORD);
    let words = 1;
    while (span < n) {
      span *= BigInt(WORD);
      words += 1;
    }
    const limit = span - (span % n);
    for (;;) {
      let drawn = 0n;
      for (let index = 0; index < words; index += 1) drawn = drawn * BigInt(WORD) + BigInt(word());
      if (drawn < limit) return drawn % n;
    }
  };
};

/** A draw that returns the listed numbers in turn and then fails, for tests that dictate the draws. */
export const scriptedDraw = (...outcomes: bigint[]): Draw & { readonly ranges: bigint[] } => {
  const ranges: bigint[] = [];
  const draw = (n: bigint): bigint => {
    const outcome = outcomes[ranges.length];
    if (outcome === undefined) throw new Error(`an unexpected draw below ${n}`);
    ranges.push(n);
    return outcome;
  };
  return Object.assign(draw, { ranges });
};
