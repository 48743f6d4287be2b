import type { Draw } from '../../domain/draw.ts';

/** Seeds are whole numbers from 0 to this one. */
export const SEED_MAX: number = Number.MAX_SAFE_INTEGER;

const WORD = 2 ** 32;
const DRAWN_MAX = 2 ** 53;

/** Spreads a word over 32 bits, so that neighbouring seeds begin far apart (the finalizer of MurmurHash3). */
const spread = (word: number): number => {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
};

/** Uniform 32-bit words (xoshiro128**). Every stream of a seed is a separate sequence. */
const wordsOf = (seed: number, stream: number): (() => number) => {
  const low = (seed % WORD) | 0;
  const high = Math.floor(seed / WORD) | 0;
  let a = spread(low + 0x9e3779b9);
  let b = spread(a ^ (high + 0x7f4a7c15));
  let c = spread(b ^ (stream + 0x3c6ef372));
  let d = spread(c + 0x1b873593) | 1;
  const next = (): number => {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word;
  };
  for (let round = 0; round < 16; round += 1) next();
  return next;
};

/** A whole number uniformly from [0, n), 1 ≤ n ≤ 2⁵³. */
export type Pick = (n: number) => number;

/**
 * Repeatable draws for a simulation, never for money: who knows the seed knows them all. Numbers beyond the last whole multiple of the
 * range are drawn again, so every outcome is equally likely.
 */
export const seededDraw = (seed: number, stream: number): { readonly draw: Draw; readonly pick: Pick } => {
  const word = wordsOf(seed, stream);
  const pick: Pick = (n) => {
    if (n <= WORD) {
      const limit = WORD - (WORD % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    }
    const limit = DRAWN_MAX - (DRAWN_MAX % n);
    for (;;) {
      const drawn = word() * 0x200000 + (word() >>> 11);
      if (drawn < limit) return drawn % n;
    }
  };
  const draw: Draw = (n) => {
    if (n < 1n) throw new RangeError(`nothing can be drawn below ${n}`);
    if (n <= DRAWN_MAX) return BigInt(pick(Number(n)));
    const bits = n.toString(2).length;
    for (;;) {
      let drawn = 0n;
      for (let have = 0; have < bits; have += 32) drawn = (drawn << 32n) | BigInt(word());
      drawn = BigInt.asUintN(bits, drawn);
      if (drawn < n) return drawn;
    }
  };
  return { draw, pick };
};

/** The draws of a run, who plays its rounds, and which rounds calls win: separate streams, so that other players meet the same draws. */
export const createStreams = (
  seed: number,
  run: number,
): { readonly draw: Draw; readonly pick: Pick; readonly pickCall: Pick } => ({
  draw: seededDraw(seed, run).draw,
  pick: seededDraw(seed, run + PLAYERS_STREAM).pick,
  pickCall: seededDraw(seed, run + CALLS_STREAM).pick,
});

/** More than there are runs. */
const PLAYERS_STREAM = 0x10000;
const CALLS_STREAM = 0x20000;
