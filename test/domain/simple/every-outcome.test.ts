import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { everyOutcome, grid } from './every-outcome.ts';

suite('test/domain/simple/every-outcome', (test) => {
  test('goes through all outcomes of draws that depend on each other, each once', async () => {
    const seen: string[] = [];
    const ways = await everyOutcome((draw) => {
      const first = draw(3n);
      seen.push(first === 1n ? `1 ${draw(2n)} ${draw(2n)}` : `${first}`);
    });
    assert.equal(seen, ['0', '1 0 0', '1 0 1', '1 1 0', '1 1 1', '2']);
    assert.is(ways, 6);
  });

  test('goes once through what draws nothing, and through the ends of long ranges', async () => {
    assert.is(await everyOutcome(() => {}), 1);
    const seen: bigint[] = [];
    await everyOutcome((draw) => {
      seen.push(draw(1_000n));
    });
    assert.ok(seen.includes(0n) && seen.includes(999n) && seen.length < 10);
  });

  test('a grid has every combination', () => {
    assert.equal(grid<{ a: number; b: string }>({ a: [1, 2], b: ['x', 'y'] }), [
      { a: 1, b: 'x' },
      { a: 1, b: 'y' },
      { a: 2, b: 'x' },
      { a: 2, b: 'y' },
    ]);
  });
});
