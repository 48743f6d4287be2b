import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { pointers } from '../../support/leading.ts';
import { LUNA, openOther, optIn, statusesOf, withBrands } from '../../support/opting-in.ts';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

/** The instances in which the player has a status, in the order of the answer. */
const instancesOf = async (client: Client, query: object = {}): Promise<string[]> =>
  (await statusesOf(client, 'p-1', query)).map(({ instance_id }: { instance_id: string }) => instance_id);

suite('handlers/jackpots/list-player-opt-ins', (test) => {
  test('B25 lists the statuses of a player, the latest changed first, by page', () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      const contributed = await openOther(client, 'contributed');
      assert.equal(await instancesOf(client), []);
      await optIn(client, first);
      await optIn(client, second, { opt_in: false });
      await optIn(client, first, { player_id: 'p-2' });
      await optIn(client, first, { brand_id: 'northstar:nova' });
      await client.call('contributeToInstance', { body: contribution(contributed) });
      change(data, 'update participations set updated_at_ms = 1 where instance_id = ?', first);
      assert.equal(await instancesOf(client), [second, first]);
      change(data, 'update participations set updated_at_ms = 1');
      change(data, 'update participations set updated_at_ms = 2 where instance_id = ?', first);
      assert.equal(await instancesOf(client), [first, second]);
      const query = { player_id: 'p-1', brand_id: LUNA, limit: 1, page: 1 };
      const { headers, body } = await client.call('listPlayerOptIns', { query });
      assert.equal([body.length, body[0].instance_id, headers.get('x-total-count')], [1, second, '2']);
      assert.match(
        headers.get('link') ?? '',
        /<\/instances\/opt-ins\?player_id=p-1&brand_id=northstar%3Aluna&limit=1&page=0>; rel="prev"/,
      );
    }));

  test('B25 filters by status, under both names', () =>
    withBrands(async (client, first) => {
      const second = await openOther(client, 'second');
      await optIn(client, first);
      await optIn(client, second, { opt_in: false });
      for (const name of ['opted_id', 'opted_in']) {
        assert.equal(await instancesOf(client, { [name]: 'true' }), [first], name);
        assert.equal(await instancesOf(client, { [name]: 'false' }), [second], name);
        assert.is((await instancesOf(client, { [name]: '' })).length, 2, name);
      }
      assert.equal(await instancesOf(client, { opted_id: 'true', opted_in: 'true' }), [first]);
      assert.equal(await instancesOf(client, { opted_id: '', opted_in: 'false' }), [second]);
      const query = { player_id: 'p-1', brand_id: LUNA, opted_id: 'true', opted_in: 'false' };
      const refused = await client.call('listPlayerOptIns', { query });
      assert.is(outcome(refused), '400 validation_failed');
      assert.equal(pointers(refused), ['/query/opted_in']);
    }));

  test('B25 shows an account of one brand nothing of another', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withBrands(async (client, id, data) => {
      await optIn(client, id);
      await optIn(client, id, { brand_id: 'northstar:nova' });
      const token = await tokenFor(data, brand);
      const seen = async (brand_id: string) =>
        (await client.call('listPlayerOptIns', { query: { player_id: 'p-1', brand_id }, token })).body.length;
      assert.equal([await seen(LUNA), await seen('northstar:nova'), await seen('northstar:nobody')], [1, 0, 0]);
    }, saveAccounts(brand));
  });
});
