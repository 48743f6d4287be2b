import * as assert from 'uvu/assert';
import { testFinding } from '../../support/finding.ts';
import { unknownStatus } from '../../support/in-force.ts';
import { createSource } from '../../support/leading.ts';
import { LUNA, openOther, optIn, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';

const ask = (client: Client, query: Parts['query'] = {}): Promise<Reply> =>
  client.call('getSourceJackpot', { query: { source_id: 'comet-rush', brand_id: LUNA, ...query } });

suite('handlers/jackpots/get-source-jackpot', (test) => {
  test('B26 answers the jackpot that a source leads to, with its pots as they are', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      const before = contents(data);
      const { status, body } = await ask(client);
      const instance = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.is(status, 200);
      assert.equal(body, {
        id,
        currency: 'EUR',
        opt_in_required: false,
        contribution_type: { Fixed: 1 },
        optin_status: unknownStatus(id),
        pots: instance.pots,
        timestamp_start: instance.created,
        timestamp_end: 0,
        status: 'Active',
      });
      assert.equal(contents(data), before);
      change(data, 'update instances set starts_at_ms = 1000, ends_at_ms = 4102444800000');
      const { timestamp_start, timestamp_end } = (await ask(client)).body;
      assert.equal([timestamp_start, timestamp_end], [1000, 4_102_444_800_000]);
    }));

  test('B26 answers an optin_status of none without a player, and checks no country that is not named', () =>
    withBrands(async (client) => {
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'comet-rush', abroad);
      await optIn(client, abroad, { player_country: 'SE' });
      const { id, optin_status } = (await ask(client)).body;
      assert.equal([id, optin_status], [abroad, unknownStatus(abroad)]);
    }));

  testFinding(test, { label: 'B26', operation: 'getSourceJackpot', segmentsOf: (names) => [...names] });
});
