import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { createSegment, createSource } from '../../support/leading.ts';
import { LUNA, openOther, optIn, statusesOf, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { community, contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const ask = (client: Client, query: Parts['query'] = {}, more: Parts = {}): Promise<Reply> =>
  client.call('getOperatorJackpot', {
    ...more,
    query: { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT', ...query },
  });

const pause = (data: string, ...ids: readonly string[]): void => {
  for (const id of ids) change(data, "update instances set state = 'Paused' where id = ?", id);
};

suite('handlers/operator/get-operator-jackpot', (test) => {
  test('C10 answers the jackpot that a source leads the player to, with its pots and how each divides a win', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      const before = contents(data);
      const { status, body } = await ask(client);
      const instance = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.is(status, 200);
      assert.equal(body, {
        id,
        game_code: 'tri-star',
        currency: 'EUR',
        opt_in_required: false,
        opt_in_per_currency: true,
        contribution_type: { Fixed: 1 },
        pots: instance.pots.map(({ payout_rules, ...pot }: { payout_rules: string }) => {
          assert.is(payout_rules, 'WinnerOnly');
          return { ...pot, payout_ruleset: { main_winner_percentage: 1, admin_fee: 0, payout_rules: [] } };
        }),
        status: 'Active',
      });
      assert.equal(contents(data), before);
      change(data, 'update instances set starts_at_ms = 1000, ends_at_ms = 4102444800000');
      const { timestamp_start, timestamp_end } = (await ask(client)).body;
      assert.equal([timestamp_start, timestamp_end], [1000, 4_102_444_800_000]);
    }));

  test('C10 answers how a community shares, and not where an overflow goes', () =>
    withBrands(async (client) => {
      const [minor, ...others] = threePots().pots;
      const diversion_rules = {
        target: { External: { endpoint: 'https://funds.northstar.example/overflow', account_id: 'reserve' } },
        flush_threshold: '100',
      };
      const template = threePots({
        id: 'community',
        contribution_rules: { ...threePots().contribution_rules, opt_in_required: true },
        pots: [{ ...minor, ...community(), max_pot_value: '100', diversion_rules }, ...others],
      });
      const opened = await openJackpot(client, template, instantiation({ instance_game_code: 'community' }));
      assert.equal(opened.pots[0].diversion_rules, diversion_rules);
      await createSource(client, 'comet-rush', opened.id);
      const { opt_in_required, pots } = (await ask(client)).body;
      assert.is(opt_in_required, true);
      assert.equal(pots[0].payout_ruleset, community().payout_ruleset);
      assert.is('diversion_rules' in pots[0] || 'payout_rules' in pots[0], false);
    }));

  test('C10 answers the status of a player who has one, opted in or not', () =>
    withBrands(async (client, id) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      assert.is((await ask(client)).body.optin_status, undefined, 'has only contributed');
      for (const opt_in of [false, true]) {
        await optIn(client, id, { opt_in });
        const [status] = await statusesOf(client);
        assert.is(status.opted_in, opt_in);
        assert.equal((await ask(client)).body.optin_status, status);
      }
      assert.is((await ask(client, { player_id: 'p-2' })).body.optin_status, undefined);
    }));

  test('C10 answers the instance that takes a contribution now, else the first that would but for its status', () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      await createSource(client, 'comet-rush', first, second);
      const found = async () => (await ask(client)).body.id;
      assert.is(await found(), first);
      pause(data, first);
      assert.is(await found(), second);
      pause(data, second);
      assert.is(await found(), first);
      assert.is((await ask(client)).body.status, 'Paused');
      change(data, "update instances set state = 'Terminated'");
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test('C10 follows the segments that are named, separated by commas', () =>
    withBrands(async (client, first) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'comet-rush', first, second, third);
      await createSegment(client, 'vip', third);
      await createSegment(client, 'gold', second);
      const found = async (segments: string) => (await ask(client, { segments })).body.id;
      assert.equal([await found(''), await found('vip'), await found('gold')], [first, third, second]);
      assert.is(await found('nobody,vip'), third);
      assert.is(outcome(await ask(client, { segments: 'vip,' })), '400 validation_failed');
    }));

  test('C10 leaves out what is for other brands and for other countries', () =>
    withBrands(async (client) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'comet-rush', nova, abroad);
      assert.is((await ask(client, { country_code: 'SE-AB' })).body.id, abroad);
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test('C10 refuses brand_not_found, and with no_jackpot_for_source what leads nowhere and who is disabled', () =>
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

  test('C10 refuses a brand out of reach with permission_denied', async () => {
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
