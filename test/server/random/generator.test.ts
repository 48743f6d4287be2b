import { randomFillSync } from 'node:crypto';
import * as assert from 'uvu/assert';
import { DrawsStopped } from '../../../domain/draw.ts';
import { RandomGenerator } from '../../../server/random/generator.ts';
import { chiSquare } from '../../domain/statistics.ts';
import { suite } from '../../support/suite.ts';

/** A generator on a source that a test breaks: its bytes become one value. It counts what it has given. */
const breakable = () => {
  const source: { stuckAt?: number; given: number; last: Uint8Array } = { given: 0, last: new Uint8Array() };
  const generator = new RandomGenerator(
    (bytes) => {
      if (source.stuckAt === undefined) randomFillSync(bytes);
      else bytes.fill(source.stuckAt);
      source.given += bytes.length;
      source.last = bytes;
    },
    () => 5,
  );
  return { source, generator };
};

suite('server/random/generator', (test) => {
  for (const [range, cells, limit] of [
    [2n, 2, 37.4],
    [10n, 10, 62],
    // One and a half times a power of two: a remainder would make the lower numbers more likely.
    [3n * 2n ** 31n, 3, 41.5],
    [3n * 2n ** 63n, 3, 41.5],
  ] as const)
    test(`draws below ${range} are uniform, but for one run in a thousand million`, () => {
      const { draw } = new RandomGenerator();
      const counts = Array.from({ length: cells }, () => 0);
      for (let index = 0; index < 30_000; index += 1) {
        const drawn = draw(range);
        assert.ok(drawn >= 0n && drawn < range);
        const cell = Number((drawn * BigInt(cells)) / range);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      const even = counts.map(() => 30_000 / cells);
      assert.ok(chiSquare(counts, even) < limit, counts.join());
    });

  test('a draw below 1 is 0, and below 0 nothing can be drawn', () => {
    const { draw } = new RandomGenerator();
    assert.is(draw(1n), 0n);
    assert.throws(() => draw(0n), /a draw needs a range/);
  });

  test('draws use the bytes in order, once, in both sizes of numbers', () => {
    const generator = new RandomGenerator((bytes) => {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = index % 256;
    });
    assert.equal(
      [generator.draw(256n), generator.draw(65_536n), generator.draw(2n ** 56n)],
      [0n, 0x0102n, 0x03040506070809n],
    );
    assert.equal([...generator.bytes(3)], [10, 11, 12]);
    // Of 4 bits, the upper ones count.
    assert.is(generator.draw(16n), 0n);
    assert.equal([...generator.bytes(1_010)].slice(-1), [255], 'up to the end of the pool');
    assert.equal([...generator.bytes(2)], [0, 1], 'and on from the next one');
  });

  test('a used byte is not kept', () => {
    const { source, generator } = breakable();
    generator.draw(2n ** 64n);
    assert.equal([...source.last.subarray(0, 8)], [0, 0, 0, 0, 0, 0, 0, 0]);
    assert.ok(source.last.subarray(8).some((byte) => byte !== 0));
  });

  test('no draw is made from bytes in which a test fails, nor later ones, until the start test passes', () => {
    const { source, generator } = breakable();
    const stopped: unknown[] = [];
    generator.onStop = (failure) => stopped.push(failure);
    const failure = { test: 'repetition', detail: 'The repetition count test failed on the byte 9.', atMs: 5 };
    generator.draw(256n);
    source.stuckAt = 9;
    for (let left = 1_023; left > 0; left -= 1) generator.draw(256n);
    const refused = (work: () => unknown): boolean => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof DrawsStopped && error.message === failure.detail;
      }
    };
    assert.ok(refused(() => generator.draw(256n)));
    assert.equal([generator.failure, stopped], [failure, [failure]]);
    delete source.stuckAt;
    assert.ok(refused(() => generator.draw(1n)) && refused(() => generator.bytes(1)), 'it does not heal by itself');
    generator.check();
    assert.equal(generator.failure, failure);
    source.stuckAt = 8;
    assert.match(generator.begin()?.detail ?? '', /byte 8/);
    assert.ok(generator.failure !== undefined);
    delete source.stuckAt;
    assert.is(generator.testStart(), undefined);
    assert.ok(generator.failure !== undefined, 'a test alone changes nothing');
    assert.is(generator.begin(), undefined);
    assert.ok(generator.draw(256n) < 256n);
  });

  test('each minute fresh bytes are tested, and replace those that waited', () => {
    const { source, generator } = breakable();
    generator.draw(256n);
    generator.check();
    assert.is(source.given, 2_048);
    source.stuckAt = 0;
    generator.check();
    assert.is(generator.failure?.test, 'repetition');
  });

  test('a source that fails stops draws too', () => {
    const generator = new RandomGenerator(() => {
      throw new Error('no entropy');
    });
    assert.throws(() => generator.draw(2n), /The source gave no bytes: no entropy\./);
    assert.is(generator.failure?.test, 'source');
  });
});
