import * as assert from 'uvu/assert';
import { type BulkRow, inBatches, rowsOfLists } from '../../../platform/opt-ins/bulk-row.ts';
import { suite } from '../../support/suite.ts';

const lists = (opt_ins: string[], opt_outs: string[]) => ({
  instance_id: 'i',
  brand_id: 'northstar:luna',
  opt_ins,
  opt_outs,
});

/** All portions of so many rows, the last one too, and how many rows were read at most beyond those of the portions before. */
const cut = (count: number): { sizes: number[]; aheadMax: number } => {
  let read = 0;
  const rows = function* (): Generator<BulkRow> {
    for (; read < count; ) {
      read += 1;
      yield { playerId: `p-${read}`, optedIn: true };
    }
  };
  const sizes: number[] = [];
  let [handed, aheadMax] = [0, 0];
  const portions = inBatches(rows());
  for (let portion = portions.next(); ; portion = portions.next()) {
    aheadMax = Math.max(aheadMax, read - handed);
    sizes.push(portion.value.length);
    handed += portion.value.length;
    if (portion.done === true) break;
  }
  assert.is(handed, count);
  return { sizes, aheadMax };
};

suite('platform/opt-ins/bulk-row', (test) => {
  test('B24 of two lists, each player counts once, and one who is in both is faulty', () => {
    const rows = [...rowsOfLists(lists(['a', 'b', 'a'], ['c', 'b', 'c', 'b']))];
    const fault = 'The player is in both opt_ins and opt_outs.';
    assert.equal(rows, [
      { playerId: 'a', optedIn: true },
      { under: 'b', fault },
      { playerId: 'c', optedIn: false },
    ]);
    assert.equal([...rowsOfLists(lists([], []))], []);
  });

  test('B24 rows are cut into portions, of which the last may be smaller and is there always', () => {
    assert.equal(cut(0).sizes, [0]);
    assert.equal(cut(1).sizes, [1]);
    assert.equal(cut(50).sizes, [50]);
    assert.equal(cut(51).sizes, [50, 1]);
    assert.equal(cut(150).sizes, [50, 50, 50]);
  });

  test('B24 of 100,000 rows, no more than a portion and one row are read ahead', () => {
    const { sizes, aheadMax } = cut(100_000);
    assert.equal([sizes.length, aheadMax], [2_000, 51]);
  });
});
