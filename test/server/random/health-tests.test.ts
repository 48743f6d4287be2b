import { randomBytes } from 'node:crypto';
import * as assert from 'uvu/assert';
import {
  FALSE_ALARM_BITS,
  type HealthFailure,
  HealthTests,
  OCCURRENCES,
  REPETITIONS,
  WINDOW_BYTES,
} from '../../../server/random/health-tests.ts';
import { suite } from '../../support/suite.ts';

/** A hundred years of 1,000 draws a second, of less than 16 bytes each. */
const BYTES = 100 * 365.25 * 86_400 * 1_000 * 16;

/** The chance that a window of random bytes has its first one at least so often, summed up exactly: over 256 to the power of 511. */
const chanceOf = (occurrences: number): number => {
  const others = WINDOW_BYTES - 1;
  let ways = 0n;
  let chosen = 1n;
  for (let k = 0; k <= others; k += 1) {
    if (k + 1 >= occurrences) ways += chosen * 255n ** BigInt(others - k);
    chosen = (chosen * BigInt(others - k)) / BigInt(k + 1);
  }
  return Number((ways * 2n ** 200n) / 256n ** BigInt(others)) / 2 ** 200;
};

const failureOf = (...parts: readonly Uint8Array[]): HealthFailure | undefined => {
  const tests = new HealthTests();
  return parts.map((part) => tests.note(part)).find((failure) => failure !== undefined);
};

/** Bytes without any repetition. */
const counting = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, index) => index % 256);

suite('server/random/health-tests', (test) => {
  test('the cut-offs are the smallest ones for their chance of a false alarm, less than one of which is expected in 100 years', () => {
    const alpha = 2 ** -FALSE_ALARM_BITS;
    const repeated = (cutOff: number): number => 2 ** (-8 * (cutOff - 1));
    assert.ok(repeated(REPETITIONS) <= alpha && repeated(REPETITIONS - 1) > alpha);
    assert.ok(chanceOf(OCCURRENCES) <= alpha && chanceOf(OCCURRENCES - 1) > alpha);
    const expected = BYTES * repeated(REPETITIONS) + (BYTES / WINDOW_BYTES) * chanceOf(OCCURRENCES);
    assert.is(expected.toFixed(2), '0.18');
  });

  test('as many equal bytes in a row fail as the cut-off says, in one part or several', () => {
    const stuck = new Uint8Array(REPETITIONS).fill(9);
    assert.equal(failureOf(stuck), { test: 'repetition', byte: 9 });
    assert.equal(failureOf(stuck.subarray(1)), undefined);
    assert.equal(failureOf(counting(3), stuck.subarray(1), stuck.subarray(0, 1)), { test: 'repetition', byte: 9 });
    assert.equal(failureOf(stuck.subarray(1), counting(1), stuck.subarray(1)), undefined);
  });

  test('as many occurrences of the first byte of a window fail as the cut-off says, and no other byte counts', () => {
    const window = (occurrences: number, first = 1): Uint8Array => {
      // Every other byte, so that none repeats.
      const bytes = counting(WINDOW_BYTES).map((byte) => (byte === 0 ? 2 : byte + 2));
      for (let index = 0; index < occurrences; index += 1) bytes[index * 2] = index === 0 ? first : 1;
      return bytes;
    };
    const once = window(0).filter((byte) => byte === 1).length;
    assert.equal(failureOf(window(OCCURRENCES - once)), { test: 'proportion', byte: 1 });
    assert.equal(failureOf(window(OCCURRENCES - once - 1)), undefined);
    assert.equal(failureOf(window(OCCURRENCES, 7)), undefined);
    // The count begins again with each window.
    assert.equal(failureOf(window(OCCURRENCES - once - 1), window(OCCURRENCES - once - 1)), undefined);
    assert.equal(failureOf(window(1), window(OCCURRENCES - once)), { test: 'proportion', byte: 1 });
  });

  test('bytes that have one value in eight fail soon, and ten megabytes of good ones do not', () => {
    const biased = randomBytes(1 << 16).map((byte) => (byte % 8 === 0 ? 0 : byte));
    assert.is(failureOf(biased)?.byte, 0);
    assert.is(failureOf(randomBytes(10 << 20)), undefined);
  });
});
