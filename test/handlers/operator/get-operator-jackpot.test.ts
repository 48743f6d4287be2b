import * as assert from 'uvu/assert';
import { testFinding } from '../../support/finding.ts';
import { potInForce } from '../../support/in-force.ts';
import { createSource } from '../../support/leading.ts';
import { LUNA, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { community, contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const ask = (client: Client, query: Parts['query'] = {}): Promise<Reply> =>
  client.call('getOperatorJackpot', {
    query: { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT', ...query },
  });

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
