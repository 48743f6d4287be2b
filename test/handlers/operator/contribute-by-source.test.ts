import * as assert from 'uvu/assert';
import { closedNow } from '../../support/hours.ts';
import type { Client, Reply } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const contribute = (client: Client, changes: object = {}, headers: Record<string, string> = {}): Promise<Reply> => {
  const { instance_id: _, ...body } = contribution('', { source_id: 'comet-rush', ...changes });
  return client.call('contributeBySource', { body, headers });
};
const lead = async (client: Client, owner_id: string, ...instances: readonly string[]): Promise<void> => {
  const jackpots = instances.map((instance_id, priority) => ({ priority, owner_id, instance_id }));
  const source = { owner_id, source_id: 'comet-rush', source_name: 'Comet Rush', jackpots };
  const { body } = await client.call('createSources', { body: [source] });
  if (body.succeeded.length !== 1) throw new Error(JSON.stringify(body));
};
const group = async (
  client: Client,
  owner_id: string,
  segment: object,
  ...instances: readonly string[]
): Promise<void> => {
  const jackpots = instances.map((instance_id, priority) => ({ priority, owner_id, instance_id }));
  const { body } = await client.call('createSegments', { body: [{ owner_id, ...segment, jackpots }] });
  if (body.succeeded.length !== 1) throw new Error(JSON.stringify(body));
};
const openOther = async (client: Client, instance_game_code: string, changes: object = {}): Promise<string> =>
  (await client.call('instantiateTemplate', { body: instantiation({ instance_game_code, ...changes }) })).body.id;

suite('handlers/operator/contribute-by-source', (test) => {
  test("C7 contributes to the jackpot of the brand's source", () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      const reply = await contribute(client);
      assert.equal([reply.status, reply.body.instance_id, reply.body.contribution_amount], [200, id, 1]);
      assert.equal(eventTypes(data), []);
    }));

  test("C7 prefers the brand's source to the operator's, and lower priorities", () =>
    withJackpot(async (client, { id }, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await lead(client, 'northstar', id);
      assert.is((await contribute(client)).body.instance_id, id);
      await lead(client, 'northstar:luna', second, third);
      assert.is((await contribute(client)).body.instance_id, second);
      change(data, "update instances set state = 'Paused' where id = ?", second);
      assert.is((await contribute(client)).body.instance_id, third);
      change(data, "update instances set state = 'Terminated' where id = ?", third);
      assert.is((await contribute(client)).body.instance_id, id);
    }));

  test('C7 passes over jackpots that exclude the brand or the country', () =>
    withJackpot(
      async (client, { id }) => {
        await client.call('createTemplate', { body: threePots({ id: 'open' }) });
        await client.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'open' } });
        const open = await openOther(client, 'open', { template_id: 'open' });
        await lead(client, 'northstar:luna', id, open);
        assert.is((await contribute(client)).body.instance_id, open);
        assert.is((await contribute(client, { player_country: 'SE' })).body.instance_id, id);
      },
      threePots({
        contribution_rules: { ...threePots().contribution_rules, country_filters: { black_list: ['MT'] } },
      }),
    ));

  test("C7 tries only the instances of the player's segments, by the segments' priorities and then their own", () =>
    withJackpot(async (client, { id }, data) => {
      const others = [
        await openOther(client, 'second'),
        await openOther(client, 'third'),
        await openOther(client, 'x'),
      ];
      const [second = '', third = '', elsewhere = ''] = others;
      await lead(client, 'northstar:luna', id, second);
      await lead(client, 'northstar', third);
      await group(client, 'northstar:luna', { id: 'vip', priority: 1 }, elsewhere, third, second);
      await group(client, 'northstar', { id: 'gold', priority: 0 }, second);
      const at = async (...segments: readonly string[]) => (await contribute(client, { segments })).body.instance_id;
      assert.is(await at('vip'), third);
      assert.is(await at('vip', 'gold', 'vip'), second);
      assert.is(await at('unknown'), id);
      assert.is(await at('unknown', 'gold'), second);
      change(data, "update segments set priority = 0 where id = 'vip'");
      assert.is(await at('vip', 'gold'), second, 'equal ones by their ids');
      change(data, "update instances set state = 'Paused' where id = ?", third);
      assert.is(await at('vip'), second, 'paused is passed over');
      change(data, "update instances set state = 'Paused' where id = ?", second);
      assert.is(outcome(await contribute(client, { segments: ['vip'] })), '404 no_jackpot_for_source');
    }));

  test("C7 uses the source's own order when the segments lead to none of its instances that is still there", () =>
    withJackpot(async (client, { id }, data) => {
      const [second, elsewhere] = [await openOther(client, 'second'), await openOther(client, 'elsewhere')];
      await lead(client, 'northstar:luna', id, second);
      await group(client, 'northstar', { id: 'vip', priority: 0 }, second);
      await group(client, 'northstar', { id: 'gold', priority: 0 }, second);
      const at = async (segment: string) => (await contribute(client, { segments: [segment] })).body.instance_id;
      assert.is(await at('vip'), second);
      await group(client, 'northstar:luna', { id: 'vip', priority: 9 }, elsewhere);
      assert.is(await at('vip'), id, "the brand's segment hides the operator's");
      assert.is(await at('gold'), second);
      change(data, "update instances set state = 'Terminated' where id = ?", second);
      assert.is(await at('gold'), id);
    }));

  test('C7 emits one WinEvent when a pot hits', () =>
    withJackpot(
      async (client, { id }, data) => {
        await lead(client, 'northstar:luna', id);
        assert.is((await contribute(client)).body.win_pot_id, 'minor');
        assert.equal(eventTypes(data), ['WinEvent']);
      },
      threePots({ pots: [{ ...threePots().pots[0], pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] }),
    ));

  test('C7 refuses a source that leads nowhere, or does not exist, with no_jackpot_for_source', () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      change(data, "update instances set state = 'Paused'");
      const before = contents(data);
      assert.is(outcome(await contribute(client)), '404 no_jackpot_for_source');
      assert.is(outcome(await contribute(client, { source_id: 'x' })), '404 no_jackpot_for_source');
      assert.equal(contents(data), before);
    }));

  test('C7 refuses unknown and disabled brands with brand_not_found and owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      assert.is(outcome(await contribute(client, { brand_id: 'northstar:sol' })), '404 brand_not_found');
      change(data, 'update brands set enabled = 0');
      assert.is(outcome(await contribute(client)), '422 owner_disabled');
    }));

  test('C7 passes over a jackpot that is closed at this hour', () =>
    withJackpot(async (client, { id }) => {
      const schedule = { recurrence_rules: [closedNow(Date.now())] };
      const closed = await openOther(client, 'by-hours', { schedule });
      await lead(client, 'northstar', closed, id);
      assert.is((await contribute(client)).body.instance_id, id);
    }));

  test('C7 refuses a player who has not opted in, where that is required, with player_not_opted_in', () =>
    withJackpot(
      async (client, { id }, data) => {
        await lead(client, 'northstar', id);
        const before = contents(data);
        assert.is(outcome(await contribute(client)), '422 player_not_opted_in');
        assert.equal(contents(data), before);
      },
      threePots({ contribution_rules: { ...threePots().contribution_rules, opt_in_required: true } }),
    ));

  test('C7 refuses a currency without a multiplier with currency_not_configured', () =>
    withJackpot(async (client, { id }) => {
      await lead(client, 'northstar:luna', id);
      assert.is(outcome(await contribute(client, { currency: 'SEK' })), '422 currency_not_configured');
    }));

  test('C7 refuses a callback with callback_host_not_registered', () =>
    withJackpot(async (client) => {
      const callback = { web_hook: 'https://hooks.example/wins', win_result_only: true };
      assert.is(outcome(await contribute(client, { callback })), '422 callback_host_not_registered');
    }));

  test('C7 refuses a contribution that the player pays with wallet_not_configured when there is no wallet', () =>
    withJackpot(
      async (client, { id }) => {
        await lead(client, 'northstar:luna', id);
        assert.is(outcome(await contribute(client)), '422 wallet_not_configured');
      },
      threePots({ contribution_rules: { contribution_type: { Fixed: 1 } } }),
    ));

  test('C7 refuses what would leave the range of amounts with amount_out_of_range', () =>
    withJackpot(
      async (client, { id }) => {
        await lead(client, 'northstar:luna', id);
        const all = { base_wager: 8_000_000_000 };
        assert.is(outcome(await contribute(client, all)), '200');
        assert.is(outcome(await contribute(client, all)), '422 amount_out_of_range');
      },
      threePots({
        contribution_rules: { contribution_type: { Percentage: 1 }, operator_contribution_percentage: '1' },
        house_hold_contribution: { Percentage: 1 },
        pots: [{ ...threePots().pots[0], contribution: { Percentage: 0 } }],
      }),
    ));

  test('C7 answers a repeated key with 204, another request with idempotency_key_reused, two with idempotency_keys_differ', () =>
    withJackpot(async (client, { id }) => {
      await lead(client, 'northstar:luna', id);
      const headers = { 'idempotency-key': 'k-1' };
      const first = await contribute(client, {}, headers);
      for (const again of [
        await contribute(client, {}, headers),
        await contribute(client, { idempotency_key: 'k-1' }),
      ]) {
        assert.is(outcome(again), '204');
        assert.is(again.headers.get('contribution-id'), first.headers.get('contribution-id'));
      }
      assert.is(outcome(await contribute(client, { base_wager: 1 }, headers)), '422 idempotency_key_reused');
      assert.is(outcome(await contribute(client, { idempotency_key: 'k-2' }, headers)), '422 idempotency_keys_differ');
    }));
});
