import * as assert from 'uvu/assert';
import { removePastRankings } from '../../../db/upkeep/housekeeping.ts';
import { sharedByRank, withSharedWins } from '../../support/shared-wins.ts';
import { suite } from '../../support/suite.ts';
import { verifyStore } from '../../support/verifying.ts';

suite('db/past rankings', (test) => {
  test('rankings of won lives of a pot are removed in portions; the current life pays by rank, and everything verifies', () =>
    withSharedWins(async ({ platform, contribute, trigger, query, payouts }) => {
      const { store, file, keys } = platform;
      const rankings = () =>
        query('select instance_count life, player_id from pot_contributors order by 1, 2').map(
          ({ life, player_id }) => `${life} ${player_id}`,
        );
      await contribute(['p-1', 'p-2', 'p-3']);
      await trigger('p-1');
      await contribute(['p-2', 'p-3', 'p-3']);
      assert.equal(rankings(), ['1 p-1', '1 p-2', '1 p-3', '2 p-2', '2 p-3']);
      const remove = () => store.write((tx) => removePastRankings(tx, 2));
      assert.equal([await remove(), await remove(), await remove()], [2, 1, 0]);
      assert.equal(rankings(), ['2 p-2', '2 p-3']);
      assert.equal((await verifyStore(file, keys)).faults, []);
      await trigger('p-1');
      assert.match(payouts().at(-1) ?? '', /p-3/);
      assert.equal((await verifyStore(file, keys)).faults, []);
    }, sharedByRank));
});
