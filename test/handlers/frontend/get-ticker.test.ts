import * as assert from 'uvu/assert';
import { community, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('handlers/frontend/get-ticker', (test) => {
  test('F8 publicly answers the pots of a jackpot, and names no player', () =>
    withJackpot(async (client, { id }) => {
      const source = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
      await client.call('createSources', { body: [{ ...source, source_name: 'Comet Rush' }] });
      await client.call('assignSources', { body: { ...source, source_id: ['comet-rush'], instance_id: id } });
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      const { last_updated, timestamp_start, ...rest } = body;
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
        timestamp_end: 0,
      });
      assert.ok(last_updated > 1_700_000_000_000);
      assert.is(timestamp_start, (await client.call('getInstance', { path: { instance_id: id } })).body.created);
    }));

  test('F8 tells what the community receives of a win, and leaves out pots that are disabled', () => {
    const [minor, major, mega] = threePots().pots;
    const template = threePots({ pots: [{ ...minor, ...community() }, { ...major, is_progressive: false }, mega] });
    return withJackpot(async (client, { id }, data) => {
      change(data, "update pots set enabled = 0 where id = 'mega'");
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      assert.equal(body.pots, [
        { id: 'minor', is_progressive: true, current_value: '5', community_split: '0.25' },
        { id: 'major', is_progressive: false, current_value: '50', community_split: '0' },
      ]);
    }, template);
  });

  test('F8 tells a raffle', () =>
    withJackpot(async (client, { id }) => {
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      assert.equal([body.jackpot_type, body.pots.length, body.status], ['Raffle', 1, 'Active']);
    }, raffle()));

  test('F8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('getTicker', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});
