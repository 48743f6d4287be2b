import * as assert from 'uvu/assert';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/get-instance', (test) => {
  test('B30 answers an instance with its pots as they are after three contributions', () =>
    withJackpot(async (client, { id }) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal(
        body.pots.map(
          ({ id, current_value, contributed_amount, contributed_seed, surplus_seed }: Record<string, unknown>) => [
            id,
            current_value,
            contributed_amount,
            contributed_seed,
            surplus_seed,
          ],
        ),
        [
          ['minor', 5.63, 0.63, 0.27, 0],
          ['major', 50.45, 0.45, 0.45, 0],
          ['mega', 500.3, 0.3, 0.3, 0],
        ],
      );
      assert.equal([body.house_pot.current_value, body.total_contributions], [0.6, 3]);
    }));

  test('B30 tells a paused and an ended instance', () =>
    withJackpot(async (client, { id }, data) => {
      const status = async () => (await client.call('getInstance', { path: { instance_id: id } })).body.status;
      change(data, "update instances set state = 'Paused'");
      assert.is(await status(), 'Paused');
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(await status(), 'Terminated');
    }));

  test('B30 refuses an unknown instance, and one that does not match, with instance_not_found', () =>
    withJackpot(async (client, { id }) => {
      const get = async (instance_id: string, query = {}) =>
        outcome(await client.call('getInstance', { path: { instance_id }, query }));
      assert.is(await get('x'), '404 instance_not_found');
      assert.is(await get(id, { status: 'Paused' }), '404 instance_not_found');
      assert.is(await get(id, { owner_id: 'southstar' }), '404 instance_not_found');
      assert.is(await get(id, { status: 'Active', owner_id: 'northstar' }), '200');
    }));
});
