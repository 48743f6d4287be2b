import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinAward, freespinInstance, freespinTemplate, withFreespins } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const count = (data: string): unknown => select(data, 'select count(*) n from player_bonuses')[0]?.n;

suite('handlers/bonuses/award-freespins', (test) => {
  test('D2 gives each player a bonus, in their order and each once, and tells them', () =>
    withFreespins(async (client, instance, data) => {
      const players = ['p-3', 'p-1', 'p-3', 'p-2', 'p-1'];
      const body = freespinAward(instance.id, { players, promo_id: 'campaign ✓' });
      const before = Date.now();
      const reply = await client.call('awardFreespins', { body });
      assert.is(reply.status, 200);
      assert.equal(
        reply.body.map(({ player_id }: { player_id: string }) => player_id),
        ['p-3', 'p-1', 'p-2'],
      );
      const [{ id, timestamp_bonus_awarded, timestamp_bonus_expires, ...first }] = reply.body;
      assert.equal(first, {
        player_id: 'p-3',
        operator_id: 'northstar',
        brand_id: 'northstar:luna',
        promo_id: 'campaign ✓',
        bonus_instance_id: instance.id,
        available_for: instance.available_for,
        bonus_data: {
          Freespins: {
            id: instance.id,
            name: 'Twenty spins',
            freespin_type: { count: 20, used: 0, currency: 'EUR', value: '0.2' },
            type: 'Fixed',
            remaining: '4',
          },
        },
        state: 'Available',
        timestamp_bonus_consumed: 0,
      });
      assert.ok(timestamp_bonus_awarded >= before);
      assert.is(timestamp_bonus_expires - timestamp_bonus_awarded, instance.expires_after_ms);
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusAdded', 'PlayerBonusAdded']);
      const [told] = select(data, 'select operator_id, brand_id, player_id, data from outbox');
      assert.equal([told?.operator_id, told?.brand_id, told?.player_id], ['northstar', 'northstar:luna', 'p-3']);
      assert.equal(JSON.parse(String(told?.data)), reply.body[0]);
      const [trail] = select(data, "select * from audit_events where action = 'awardFreespins'");
      assert.equal([trail?.owner_id, trail?.target_id], ['northstar:luna', instance.id]);
      assert.equal(JSON.parse(String(trail?.detail)), { request_id: body.request_id, count: '3' });
      assert.match(id, /^[0-9a-f-]{36}$/);
    }));

  test('D2 bonuses of an instance that says 0 expire with its window', () =>
    withFreespins(async (client, instance) => {
      await client.call('updateFreespinTemplate', { body: { id: instance.template_id, expires_after_ms: 0 } });
      const made = await client.call('createFreespinInstance', { body: freespinInstance(instance.template_id) });
      const { body } = await client.call('awardFreespins', { body: freespinAward(made.body.id) });
      assert.is(body[0].timestamp_bonus_expires, made.body.timestamp_end);
    }));

  test('D2 the same award again is answered as at first, also when the bonus was used and the window has closed', () =>
    withFreespins(async (client, instance, data) => {
      const body = freespinAward(instance.id, { players: ['p-1', 'p-2'] });
      const headers = { 'idempotency-key': body.request_id };
      const first = await client.call('awardFreespins', { body });
      change(
        data,
        "update player_bonuses set used = budget, state = 'Consumed', consumed_at_ms = 1 where player_id = 'p-1'",
      );
      change(data, 'update freespin_instances set ends_at_ms = 1');
      for (const more of [{}, { headers }]) {
        const again = await client.call('awardFreespins', { body, ...more });
        assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      }
      assert.is(count(data), 2);
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusAdded']);
      assert.is(select(data, "select * from audit_events where action = 'awardFreespins'").length, 1);
    }));

  test('D2 a player who has a bonus of the instance gets another one by another award', () =>
    withFreespins(async (client, instance, data) => {
      for (let times = 0; times < 2; times += 1)
        assert.is(outcome(await client.call('awardFreespins', { body: freespinAward(instance.id) })), '200');
      assert.is(count(data), 2);
    }));

  test('D2 a key identifies one award across all operations; a refusal frees it', () =>
    withFreespins(async (client, instance, data) => {
      const body = freespinAward(instance.id, { request_id: 'k-1' });
      const award = async (changes: object, headers = {}) =>
        outcome(await client.call('awardFreespins', { body: { ...body, ...changes }, headers }));
      assert.is(await award({}, { 'idempotency-key': 'k-2' }), '422 idempotency_keys_differ');
      assert.is(await award({ instance_id: 'nobody' }), '404 freespin_instance_not_found');
      assert.is(await award({}, { 'idempotency-key': 'k-1' }), '200');
      assert.is(await award({ players: ['p-1', 'p-2'] }), '422 idempotency_key_reused');
      const { instance_id: _, ...own } = body;
      const bonus = { currency: 'EUR', amount: '5', type: 'Variable' };
      const other = await client.call('awardBonus', { body: { ...own, bonus } });
      assert.is(outcome(other), '422 idempotency_key_reused');
      change(data, "update idempotency_keys set state = 'running' where key = 'k-1'");
      assert.is(await award({}), '409 idempotency_key_in_flight');
      assert.is(count(data), 1);
    }));

  test('D2 refuses a brand that is not there or is disabled', () =>
    withFreespins(async (client, instance) => {
      const award = async (changes: object = {}) =>
        outcome(await client.call('awardFreespins', { body: freespinAward(instance.id, changes) }));
      assert.is(await award({ brand_id: 'nobody' }), '404 brand_not_found');
      assert.is(await award({ brand_id: 'southstar:luna' }), '404 brand_not_found');
      const path = { operator_id: 'northstar', brand_id: 'northstar:luna' };
      await client.call('updateBrand', { path, body: { enabled: false } });
      assert.is(await award(), '422 owner_disabled');
      await client.call('updateBrand', { path, body: { enabled: true } });
      await client.call('updateOperator', { path, body: { enabled: false } });
      assert.is(await award(), '422 owner_disabled');
    }));

  test('D2 awards from the start of the window on and before its end', () =>
    withFreespins(async (client, instance, data) => {
      const award = async () => outcome(await client.call('awardFreespins', { body: freespinAward(instance.id) }));
      const window = (from: number, to: number) =>
        change(
          data,
          'update freespin_instances set starts_at_ms = ?, ends_at_ms = ?',
          Date.now() + from,
          Date.now() + to,
        );
      window(60_000, 120_000);
      assert.is(await award(), '422 bonus_window_closed');
      window(-120_000, 0);
      assert.is(await award(), '422 bonus_window_closed');
      window(0, 60_000);
      assert.is(await award(), '200');
      assert.equal(eventTypes(data), ['PlayerBonusAdded']);
    }));

  test('D2 an instance is for its operator and its brand, and no other exists for an account', async () => {
    const callers = {
      brand: account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'SuperUser', organisationId: 'southstar' }),
    };
    await withTree(Object.values(callers), async (as, client) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      const all = await instanceFor(client);
      const nova = await instanceFor(client, 'nova');
      const award = async (
        id: string,
        changes = {},
        call: Pick<Client, 'call'>['call'] | ReturnType<typeof as> = (...all) => client.call(...all),
      ) => outcome(await call('awardFreespins', { body: freespinAward(id, changes) }));
      assert.is(await award(nova), '422 bonus_brand_mismatch');
      assert.is(await award(nova, { brand_id: 'nova' }), '200');
      assert.is(await award(all, { brand_id: 'nova' }), '200');
      assert.is(await award(all, { operator_id: 'southstar', brand_id: 'sol' }), '404 freespin_instance_not_found');
      assert.is(await award(all, {}, as(callers.brand)), '200');
      assert.is(await award(nova, {}, as(callers.brand)), '404 freespin_instance_not_found');
      assert.is(await award(all, { brand_id: 'nova' }, as(callers.brand)), '403 permission_denied');
      assert.is(await award(all, {}, as(callers.other)), '403 permission_denied');
      const own = { operator_id: 'southstar', brand_id: 'sol' };
      assert.is(await award(all, own, as(callers.other)), '404 freespin_instance_not_found');
    });
  });
});

const instanceFor = async (client: Client, brand_id?: string): Promise<string> => {
  const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
  const body = freespinInstance(template.body.id, { brand_id });
  return (await client.call('createFreespinInstance', { body })).body.id;
};
