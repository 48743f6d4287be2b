import { randomBytes } from 'node:crypto';
import type { Draw } from '../../domain/draw.ts';

/** Draws from the operating system's generator. Numbers out of range are drawn again, which avoids modulo bias. */
export const drawSecurely: Draw = (n) => {
  if (n < 1n) throw new RangeError('a draw needs a range of at least one number');
  if (n === 1n) return 0n;
  const bits = (n - 1n).toString(2).length;
  const bytes = Math.ceil(bits / 8);
  const excess = BigInt(bytes * 8 - bits);
  for (;;) {
    const drawn = BigInt(`0x${randomBytes(bytes).toString('hex')}`) >> excess;
    if (drawn < n) return drawn;
  }
};
