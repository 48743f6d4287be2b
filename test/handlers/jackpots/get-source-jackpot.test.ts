import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { createSegment, createSource } from '../../support/leading.ts';
import { LUNA, openOther, optIn, statusesOf, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const ask = (client: Client, query: Parts['query'] = {}, more: Parts = {}): Promise<Reply> =>
  client.call('getSourceJackpot', { ...more, query: { source_id: 'comet-rush', brand_id: LUNA, ...query } });

const pause = (data: string, ...ids: readonly string[]): void => {
  for (const id of ids) change(data, "update instances set state = 'Paused' where id = ?", id);
};

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
        pots: instance.pots,
        status: 'Active',
      });
      assert.equal(contents(data), before);
      change(data, 'update instances set starts_at_ms = 1000, ends_at_ms = 4102444800000');
      const { timestamp_start, timestamp_end } = (await ask(client)).body;
      assert.equal([timestamp_start, timestamp_end], [1000, 4_102_444_800_000]);
    }));

  test('B26 answers the status of a player who has one', () =>
    withBrands(async (client, id) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      assert.is((await ask(client, { player_id: 'p-1' })).body.optin_status, undefined, 'has only contributed');
      await optIn(client, id, { opt_in: false });
      const [status] = await statusesOf(client);
      assert.equal((await ask(client, { player_id: 'p-1' })).body.optin_status, status);
      assert.is((await ask(client, { player_id: 'p-2' })).body.optin_status, undefined);
      assert.is((await ask(client)).body.optin_status, undefined);
    }));

  test('B26 answers the instance that takes a contribution now, else the first that would but for its status', () =>
    withBrands(async (client, first, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'comet-rush', first, second, third);
      const found = async () => (await ask(client)).body.id;
      assert.is(await found(), first);
      pause(data, first);
      assert.is(await found(), second);
      pause(data, second, third);
      assert.is(await found(), first);
      change(data, "update instances set state = 'Active', starts_at_ms = 4102444800000 where id = ?", first);
      const { id, status } = (await ask(client)).body;
      assert.equal([id, status], [first, 'Pending']);
      change(data, "update instances set state = 'Terminated' where id = ?", first);
      assert.is(await found(), second);
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test('B26 passes over an instance outside of its hours, unless it is the first of none that takes contributions', () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      await createSource(client, 'comet-rush', first, second);
      const hour = (new Date().getUTCHours() + 12) % 24;
      const hours = [
        [
          { hour, minute: 0, sec: 0 },
          { hour, minute: 59, sec: 59 },
        ],
      ];
      const rule = JSON.stringify([{ frequency: { Daily: { hours } }, interval: 1 }]);
      change(data, 'update instances set recurrence = ? where id = ?', rule, first);
      assert.is((await ask(client)).body.id, second);
      pause(data, second);
      const { id, status } = (await ask(client)).body;
      assert.equal([id, status], [first, 'Active']);
    }));

  test('B26 follows the segments that are named', () =>
    withBrands(async (client, first) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'comet-rush', first, second, third);
      await createSegment(client, 'vip', third);
      await createSegment(client, 'gold', second);
      const found = async (...segments: string[]) => (await ask(client, { segments })).body.id;
      assert.equal([await found(), await found('vip'), await found('gold')], [first, third, second]);
      assert.is(await found('nobody', 'vip'), third);
    }));

  test('B26 leaves out what is for other brands, and for other countries if one is named', () =>
    withBrands(async (client) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'comet-rush', nova, abroad);
      assert.is((await ask(client)).body.id, abroad);
      assert.is((await ask(client, { country_code: 'SE-AB' })).body.id, abroad);
      assert.is(outcome(await ask(client, { country_code: 'MT' })), '404 no_jackpot_for_source');
    }));

  test('B26 refuses brand_not_found, and with no_jackpot_for_source what leads nowhere and who is disabled', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      assert.is(outcome(await ask(client, { brand_id: 'northstar:nobody' })), '404 brand_not_found');
      assert.is(outcome(await ask(client, { source_id: 'x' })), '404 no_jackpot_for_source');
      assert.is(outcome(await ask(client, { brand_id: 'southstar:sol' })), '404 no_jackpot_for_source');
      change(data, "update brands set enabled = 0 where id = 'luna'");
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
      change(data, "update brands set enabled = 1 where id = 'luna'");
      change(data, "update operators set enabled = 0 where id = 'northstar'");
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test('B26 refuses a brand out of reach with permission_denied', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      const token = await tokenFor(data, brand);
      assert.is((await ask(client, {}, { token })).status, 200);
      for (const brand_id of ['northstar:nova', 'northstar:nobody'])
        assert.is(outcome(await ask(client, { brand_id }, { token })), '403 permission_denied');
    }, saveAccounts(brand));
  });
});
