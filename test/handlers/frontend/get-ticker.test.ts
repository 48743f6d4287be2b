import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('handlers/frontend/get-ticker', (test) => {
  test('F8 answers the pots of a jackpot to everybody, and names no player', () =>
    withJackpot(async (client, { id }) => {
      const source = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
      await client.call('createSources', { body: [{ ...source, source_name: 'Comet Rush' }] });
      await client.call('assignSources', { body: { ...source, source_id: ['comet-rush'], instance_id: id } });
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      const { last_updated, ...rest } = body;
      assert.equal(rest, {
        id,
        jackpot_type: 'Jackpot',
        currency: 'EUR',
        pots: [
          { id: 'minor', is_progressive: true, current_value: '5', community_split: '0' },
          { id: 'major', is_progressive: true, current_value: '50', community_split: '0' },
          { id: 'mega', is_progressive: true, current_value: '500', community_split: '0' },
        ],
        allowed_brands: [],
        allowed_sources: ['comet-rush'],
        status: 'Active',
      });
      assert.ok(last_updated > 1_700_000_000_000);
    }));

  test('F8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('getTicker', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});
