import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testFinding } from '../../support/finding.ts';
import { potInForce } from '../../support/in-force.ts';
import { createSource } from '../../support/leading.ts';
import { LUNA, withBrands } from '../../support/opting-in.ts';
import { type Client, type Parts, type Reply, withServer } from '../../support/server.ts';
import { community, contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { DEFAULTS, LUNA_BRAND, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('getOperatorJackpot', (test) => {
  const ask = (client: Client, query: Parts['query'] = {}): Promise<Reply> =>
    client.call('getOperatorJackpot', {
      query: { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT', ...query },
    });

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
        optin_status: body.optin_status,
        pots: instance.pots.map(({ payout_rules, diversion_rules, ...pot }: Record<string, unknown>) => {
          assert.equal([payout_rules, diversion_rules], ['WinnerOnly', potInForce({}).diversion_rules]);
          return { ...pot, payout_ruleset: { main_winner_percentage: 1, admin_fee: 0, payout_rules: [] } };
        }),
        timestamp_start: instance.created,
        timestamp_end: 0,
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

  test('C10 refuses a list of segments that ends with a comma', () =>
    withBrands(async (client) => {
      assert.is(outcome(await ask(client, { segments: 'vip,' })), '400 validation_failed');
    }));

  testFinding(test, { label: 'C10', operation: 'getOperatorJackpot', segmentsOf: (names) => names.join(',') });
});

suite('listOperatorSources', (test) => {
  const create = (client: Client) =>
    client.call('createSources', {
      body: [
        { owner_id: 'northstar', source_id: 'c', source_name: 'Alpha' },
        { owner_id: 'northstar:luna', source_id: 'a', source_name: 'Beta 100%' },
        { owner_id: 'northstar:luna', source_id: 'b', source_name: 'alphabet' },
      ],
    });

  const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
    (await client.call('listOperatorSources', { query })).body.map(({ source_id }: { source_id: string }) => source_id);

  test('C12 filters by owner with its brands and by a part of the name, and answers the instances by priority', () =>
    withJackpot(async (client, { id }, data) => {
      await create(client);
      const { body: other } = await client.call('instantiateTemplate', {
        body: {
          template_owner_id: 'northstar',
          template_id: 'three-pots',
          instance_owner_id: 'northstar',
          instance_name: 'Other',
        },
      });
      for (const instance_id of [other.id, id])
        await client.call('assignSources', { body: { owner_id: 'northstar:luna', source_id: ['a'], instance_id } });
      const events = eventTypes(data);
      assert.equal(await ids(client), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar:luna', name: '' }), ['a', 'b']);
      assert.equal(await ids(client, { owner_id: 'nobody' }), []);
      const { body } = await client.call('listOperatorSources', { query: { name: 'beta' } });
      assert.equal(body, [
        {
          owner_id: 'northstar:luna',
          source_name: 'Beta 100%',
          source_id: 'a',
          jackpots: [
            { priority: 0, owner_id: 'northstar:luna', instance_id: other.id },
            { priority: 1, owner_id: 'northstar:luna', instance_id: id },
          ],
        },
      ]);
      assert.equal(eventTypes(data), events);
    }));

  test('C12 sorts and pages, with links that lead back to it', () =>
    withJackpot(async (client) => {
      await create(client);
      assert.equal(await ids(client, { sort_field: 'owner_id' }), ['c', 'a', 'b']);
      assert.equal(await ids(client, { sort_field: 'source_name', sort_direction: -1 }), ['b', 'a', 'c']);
      const reply = await client.call('listOperatorSources', { query: { limit: 2 } });
      assert.is(reply.headers.get('x-total-count'), '3');
      const [, path, search] = /<([^>?]+)\?([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '') ?? [];
      assert.is(path, '/operator/sources');
      assert.equal(await ids(client, Object.fromEntries(new URLSearchParams(search))), ['c']);
    }));
});

suite('getBrandCurrencies', (test) => {
  test("C1 answers the defaults, and a brand's own multipliers once it has some", () =>
    withCurrencies(async (client) => {
      const look = async () => (await client.call('getBrandCurrencies', { query: LUNA_BRAND })).body;
      assert.equal(await look(), { ...LUNA_BRAND, base_currency: 'EUR', multipliers: DEFAULTS });
      await setMultipliers(client, { SEK: 11.31 }, { base_currency: 'GBP' });
      assert.equal(await look(), { ...LUNA_BRAND, base_currency: 'GBP', multipliers: { SEK: 11.31 } });
    }));

  test('C1 answers only the base currency if no multipliers are configured', () =>
    withOwners(async (client) => {
      const { body } = await client.call('getBrandCurrencies', { query: LUNA_BRAND });
      assert.equal(body, { ...LUNA_BRAND, base_currency: 'EUR', multipliers: {} });
    }));

  test('C1 refuses a brand that does not exist with brand_not_found, and one outside of the access with permission_denied', async () => {
    const caller = account({ type: 'Service', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const look = async (brand_id: string) =>
          outcome(await client.call('getBrandCurrencies', { query: { brand_id }, token }));
        assert.is(await look('northstar:luna'), '200');
        assert.is(await look('northstar:sol'), '404 brand_not_found');
        assert.is(await look('southstar:luna'), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });
});
