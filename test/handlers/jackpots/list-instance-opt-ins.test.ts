import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { openOther, optIn, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const list = (client: Client, instance_id: string, query: Parts['query'] = {}, more: Parts = {}): Promise<Reply> =>
  client.call('listInstanceOptIns', { ...more, path: { instance_id }, query });

const players = ({ body }: Reply): unknown[] =>
  body.map(({ player_brand_id, player_id }: Record<string, string>) => `${player_brand_id} ${player_id}`);

/** Opts five players of two brands in, and one of them out again. */
const fill = async (client: Client, id: string): Promise<void> => {
  await optIn(client, await openOther(client, 'other'), { player_id: 'elsewhere' });
  await client.call('contributeToInstance', { body: contribution(id, { player_id: 'no-status' }) });
  for (const player_id of ['b', 'a', 'B']) await optIn(client, id, { player_id });
  for (const player_id of ['z', 'a']) await optIn(client, id, { player_id, brand_id: 'northstar:nova' });
  await optIn(client, id, { player_id: 'b', opt_in: false });
};

const LUNAS = ['northstar:luna B', 'northstar:luna a', 'northstar:luna b'];
const NOVAS = ['northstar:nova a', 'northstar:nova z'];

suite('handlers/jackpots/list-instance-opt-ins', (test) => {
  test("B31 lists the statuses of an instance's players in the order of brand path and player id", () =>
    withBrands(async (client, id) => {
      assert.equal(players(await list(client, id)), []);
      await fill(client, id);
      const reply = await list(client, id);
      assert.equal(players(reply), [...LUNAS, ...NOVAS]);
      assert.is(reply.headers.get('x-total-count'), '5');
      assert.equal(players(await list(client, id, { opted_in: false })), ['northstar:luna b']);
      assert.is(players(await list(client, id, { opted_in: true })).length, 4);
      assert.is(players(await list(client, id, { opted_in: '' })).length, 5);
    }));

  test('B31 pages, with the total', () =>
    withBrands(async (client, id) => {
      await fill(client, id);
      const reply = await list(client, id, { limit: 2, page: 1, opted_in: true });
      assert.equal(players(reply), NOVAS);
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(
        reply.headers.get('link') ?? '',
        new RegExp(`</instances/${id}/opt-ins\\?limit=2&page=0&opted_in=true>; rel="prev"`),
      );
      assert.equal(players(await list(client, id, { page: 7 })), []);
      const counted = await list(client, id, { limit: 0 });
      assert.equal([players(counted), counted.headers.get('x-total-count')], [[], '5']);
    }));

  test('B31 refuses an unknown instance with instance_not_found', () =>
    withBrands(async (client) => assert.is(outcome(await list(client, 'x')), '404 instance_not_found')));

  test('B31 shows an account of one brand only its players, and no instance of another operator', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withBrands(
      async (client, id, data) => {
        await fill(client, id);
        const ofBrand = await list(client, id, {}, { token: await tokenFor(data, brand) });
        assert.equal(players(ofBrand), LUNAS);
        assert.is(ofBrand.headers.get('x-total-count'), '3');
        const token = await tokenFor(data, other);
        assert.is(outcome(await list(client, id, {}, { token })), '404 instance_not_found');
      },
      saveAccounts(brand, other),
    );
  });
});
