import * as assert from 'uvu/assert';
import { adjusting } from '../../support/adjusting.ts';
import { testSettingSeed } from '../../support/setting-seeds.ts';
import { suite } from '../../support/suite.ts';
import { win } from '../../support/win.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/set-pot-contributed-seed', (test) => {
  test('B21 gives the next seed what was set', () =>
    withJackpot(async (client, { id }) => {
      await adjusting('setPotContributedSeed')(client, id, 5);
      await win(client, id, 'minor', 'luna', 'p');
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal([after.pots[0].current_value, after.pots[0].contributed_seed], [5, 0]);
      assert.is(after.house_pot.accumulated_seed_deficit, 0);
    }));

  testSettingSeed(test, {
    label: 'B21',
    operation: 'setPotContributedSeed',
    field: 'contributed_seed',
    account: 'contributedSeed',
  });
});
