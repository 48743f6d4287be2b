import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const trigger = (
  client: Client,
  instance_id: string,
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Reply> =>
  client.call('triggerWin', {
    body: {
      instance_id,
      pot_id: 'minor',
      brand_id: 'northstar:luna',
      player_id: 'p-1',
      source_id: 'tri-star',
      ...changes,
    },
    headers,
  });

const pots = threePots().pots;
const withMinor = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

/** Expects a refusal that moves nothing. */
const refuses = async (client: Client, data: string, instanceId: string, expected: string, changes: object = {}) => {
  const before = contents(data);
  assert.is(outcome(await trigger(client, instanceId, changes)), expected);
  assert.equal(contents(data), before);
  assert.equal(eventTypes(data), []);
};

suite('handlers/jackpots/trigger-win', (test) => {
  test('B28 pays the whole pot, seeds it again and emits one WinEvent', () =>
    withJackpot(async (client, { id }, data) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const { status, body } = await trigger(client, id);
      const { timestamp, ...rest } = body;
      assert.equal([status, rest], [200, { instance_id: id, win_amount: 5.63, win_pot_id: 'minor' }]);
      assert.ok(timestamp > 1_700_000_000_000);
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      // Of the next seed of 5, 0.27 was collected; the house had 0.6 and lends the rest.
      assert.equal([after.pots[0].current_value, after.pots[0].instance_count], [5, 2]);
      assert.is(after.house_pot.accumulated_seed_deficit, 4.13);
      assert.equal(eventTypes(data), ['WinEvent']);
      const [event] = select(data, 'select operator_id, brand_id, player_id, data from outbox');
      assert.equal([event?.operator_id, event?.brand_id, event?.player_id], ['northstar', 'northstar:luna', 'p-1']);
      const told = JSON.parse(String(event?.data));
      assert.equal([told.win_amount, told.win_pot_id, told.source_id], [5.63, 'minor', 'tri-star']);
      const [payout] = select(data, 'select pay, pay_currency, state from payouts');
      assert.equal(payout, { pay: 5_630_000, pay_currency: 'EUR', state: 'due' });
    }));

  test('B28 refuses an unknown instance with instance_not_found', () =>
    withJackpot((client, _instance, data) => refuses(client, data, 'x', '404 instance_not_found')));

  test('B28 refuses an unknown brand with brand_not_found', () =>
    withJackpot((client, { id }, data) =>
      refuses(client, data, id, '404 brand_not_found', { brand_id: 'northstar:sol' }),
    ));

  test('B28 refuses a brand outside of the access with permission_denied', async () => {
    const caller = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const body = {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p',
          source_id: 'tri-star',
        };
        const reply = await client.call('triggerWin', { body, token: await tokenFor(data, caller) });
        assert.is(outcome(reply), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B28 refuses an unknown pot with pot_not_found', () =>
    withJackpot((client, { id }, data) => refuses(client, data, id, '404 pot_not_found', { pot_id: 'tiny' })));

  test('B28 refuses an unknown source with source_not_found, and takes one of the brand or its operator', () =>
    withJackpot(async (client, { id }, data) => {
      const source = (owner_id: string, source_id: string) => ({ owner_id, source_id, source_name: 'A source' });
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('createSources', { body: [source('southstar', 'wheel')] });
      await refuses(client, data, id, '404 source_not_found', { source_id: 'wheel' });
      await client.call('createSources', { body: [source('northstar:luna', 'lobby'), source('northstar', 'wheel')] });
      for (const [source_id, pot_id] of [
        ['lobby', 'minor'],
        ['wheel', 'major'],
      ])
        assert.is(outcome(await trigger(client, id, { source_id, pot_id })), '200', source_id);
    }));

  test('B28 refuses a disabled operator or brand with owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update brands set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
      change(data, 'update brands set enabled = 1');
      change(data, 'update operators set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
    }));

  test('B28 refuses a jackpot that has not started with instance_pending', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      await refuses(client, data, id, '422 instance_pending');
    }));

  test('B28 refuses a paused jackpot with instance_paused', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, "update instances set state = 'Paused'");
      await refuses(client, data, id, '422 instance_paused');
    }));

  test('B28 refuses a jackpot that has ended with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set ends_at_ms = 1');
      await refuses(client, data, id, '422 instance_terminated');
    }));

  test('B28 refuses a brand that does not take part with brand_excluded', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 brand_excluded'),
      threePots({ contribution_rules: { ...threePots().contribution_rules, allowed_brands: ['northstar:nova'] } }),
    ));

  test('B28 refuses a player who is not opted in where that is asked for with player_not_opted_in', () =>
    withJackpot(
      async (client, { id }, data) => {
        await refuses(client, data, id, '422 player_not_opted_in');
        const wish = {
          instance_id: id,
          player_id: 'p-1',
          brand_id: 'northstar:luna',
          player_country: 'MT',
          opt_in: true,
        };
        await client.call('setOptIn', { body: wish });
        assert.is((await trigger(client, id)).status, 200);
      },
      threePots({ contribution_rules: { ...threePots().contribution_rules, opt_in_required: true } }),
    ));

  test('B28 refuses a pot without external trigger with external_trigger_not_supported', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 external_trigger_not_supported'),
      withMinor({ supports_external_trigger: false }),
    ));

  test('B28 refuses a disabled pot with pot_disabled', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await trigger(client, id)), '200');
        const before = contents(data);
        assert.is(outcome(await trigger(client, id)), '409 pot_disabled');
        assert.equal(contents(data), before);
      },
      withMinor({ max_instantiation_count: 1 }),
    ));

  test('B28 refuses a pot whose next seed is not covered with pot_not_armed', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '409 pot_not_armed'),
      withMinor({ win_constraints: [{ AllowedSeedDeficit: '4.99' }] }),
    ));

  test('B28 takes a pot for not armed when the house would owe more than amounts can say, before amount_out_of_range', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await trigger(client, id)), '200');
        const before = contents(data);
        assert.is(outcome(await trigger(client, id)), '409 pot_not_armed');
        assert.equal(contents(data), before);
      },
      withMinor({ seed_strategy: { ...pots[0]?.seed_strategy, min_reseed_value: 5_000_000_000 } }),
    ));

  test('B28 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await trigger(client, id, {}, headers);
      const again = await trigger(client, id, {}, headers);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(eventTypes(data), ['WinEvent']);
      assert.is(outcome(await trigger(client, id, { pot_id: 'mega' }, headers)), '422 idempotency_key_reused');
    }));
});
