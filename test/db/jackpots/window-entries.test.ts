import * as assert from 'uvu/assert';
import { removeSettledEntries } from '../../../db/jackpots/window-entries.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

const entries = ({ query }: Timed): unknown[] =>
  query('select player_id from window_entries order by window_end_ms, covered_until').map(({ player_id }) => player_id);
const remove = ({ platform }: Timed, limit: number): Promise<number> =>
  platform.store.write((tx) => removeSettledEntries(tx, limit));

suite('db/jackpots/window-entries', (test) => {
  test('contributions of a window that was drawn are removed in portions, and the ledger proves the store in between', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock, contribute } = timed;
      await contribute('a', 'b', 'c');
      assert.is(await remove(timed, 2), 0);
      clock.nowMs = START_MS + DAY_MS;
      await contribute('d');
      assert.equal(entries(timed), ['a', 'b', 'c', 'd']);
      assert.is(await remove(timed, 2), 2);
      assert.equal(entries(timed), ['a', 'd']);
      assert.equal(await timed.faults(), []);
      assert.equal([await remove(timed, 2), await remove(timed, 2)], [1, 0]);
      assert.equal(entries(timed), ['d']);
      assert.equal(await timed.faults(), []);
      clock.nowMs = START_MS + 2 * DAY_MS;
      await platform.keepTime();
      assert.equal(
        timed.query('select player_id from wins order by rowid').map(({ player_id }) => player_id),
        ['c', 'd'],
      );
    }));

  test('those of a window that was won in its course go too, and of an instance that was terminated all', () =>
    withTimed(dailyPot(), async (timed) => {
      const { clock, chance, contribute } = timed;
      clock.nowMs += 1;
      chance.draw = () => 0n;
      await contribute('a');
      assert.is(await remove(timed, 9), 1);
      clock.nowMs = START_MS + DAY_MS;
      await contribute('b');
      assert.is(await remove(timed, 9), 0);
      await timed.switch('terminateInstance');
      assert.is(await remove(timed, 9), 1);
      assert.equal(await timed.faults(), []);
    }));

  test('a window that would end after its instance is kept no account of', () =>
    withTimed(
      dailyPot(),
      async (timed) => {
        timed.clock.nowMs = START_MS + DAY_MS;
        await timed.contribute('a');
        assert.equal(entries(timed), []);
      },
      { schedule: { timestamp_end: START_MS + 2 * DAY_MS - 1 } },
    ));
});
