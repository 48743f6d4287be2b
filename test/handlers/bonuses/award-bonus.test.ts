import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { bonusAward } from '../../support/freespins.ts';
import { withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const spins = (more: object = {}) => ({ currency: 'EUR', amount: '0.2', type: 'Fixed', count: 20, ...more });

suite('handlers/bonuses/award-bonus', (test) => {
  test('D3 gives each player the freespins of the request, each under an id of its own', () =>
    withOwners(async (client, data) => {
      const available_for = [{ provider_id: 'starforge', game_ids: [] }];
      const more = { promo_id: 'sorry', bonus_name: 'Five euros', timestamp_bonus_expires: Date.now() + 60_000 };
      const { body } = await client.call('awardBonus', {
        body: bonusAward({ ...more, available_for, players: ['p-1', 'p-2'] }),
      });
      assert.is(body.length, 2);
      for (const { id, bonus_data, bonus_instance_id, ...rest } of body) {
        assert.equal(bonus_data.Freespins, {
          id,
          name: 'Five euros',
          freespin_type: { count: 1, used: 0, currency: 'EUR', value: '5' },
          type: 'Variable',
          remaining: '5',
        });
        assert.is(bonus_instance_id, '');
        assert.equal(rest.available_for, available_for);
        assert.equal([rest.promo_id, rest.timestamp_bonus_expires], ['sorry', more.timestamp_bonus_expires]);
      }
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusAdded']);
    }));

  test('D3 what is left out: every game, the name Freespins, 30 days; an end of 0 is left out', () =>
    withOwners(async (client) => {
      const { body } = await client.call('awardBonus', { body: bonusAward({ bonus: spins() }) });
      const [{ promo_id, available_for, bonus_data, timestamp_bonus_awarded, timestamp_bonus_expires }] = body;
      assert.equal([promo_id, available_for, bonus_data.Freespins.name], ['', [], 'Freespins']);
      assert.is(timestamp_bonus_expires - timestamp_bonus_awarded, 30 * DAY_MS);
      const zero = await client.call('awardBonus', { body: bonusAward({ timestamp_bonus_expires: 0 }) });
      assert.is(zero.body[0].timestamp_bonus_expires - zero.body[0].timestamp_bonus_awarded, 30 * DAY_MS);
    }));

  test('D3 how long a bonus lasts by default is a setting', () =>
    withServer(
      async (client) => {
        await registerOwners(client);
        const { body } = await client.call('awardBonus', { body: bonusAward() });
        assert.is(body[0].timestamp_bonus_expires - body[0].timestamp_bonus_awarded, 7 * DAY_MS);
      },
      { PITBOSS_BONUS_DAYS: '7' },
    ));

  test('D3 refuses what no bonus can be', () =>
    withOwners(async (client, data) => {
      const award = async (changes: object) => {
        const reply = await client.call('awardBonus', { body: bonusAward(changes) });
        return `${outcome(reply)} ${reply.body.errors?.[0].pointer}`;
      };
      const many = [{ provider_id: 'starforge', game_ids: Array.from({ length: 100 }, (_, index) => `g-${index}`) }];
      assert.is(await award({ bonus: spins({ count: undefined }) }), '400 validation_failed /bonus/count');
      assert.is(await award({ bonus: spins({ type: 'Variable' }) }), '400 validation_failed /bonus/count');
      assert.is(await award({ available_for: many }), '400 validation_failed /available_for');
      for (const timestamp_bonus_expires of [1, Date.now()])
        assert.is(await award({ timestamp_bonus_expires }), '422 bonus_expiry_past /timestamp_bonus_expires');
      assert.is(await award({ bonus: spins({ currency: 'XXX' }) }), '422 currency_unknown /bonus/currency');
      assert.is(await award({ bonus: spins({ amount: '8000000000' }) }), '422 amount_out_of_range /bonus/count');
      assert.equal(eventTypes(data), []);
      assert.equal(select(data, "select * from idempotency_keys where scope = 'operator:northstar'"), []);
    }));

  test('D3 the same award again is answered as at first', () =>
    withOwners(async (client, data) => {
      const body = bonusAward({ request_id: 'k-1', players: ['p-2', 'p-1'] });
      const award = (changes = {}, headers = {}) =>
        client.call('awardBonus', { body: { ...body, ...changes }, headers });
      assert.is(outcome(await award({}, { 'idempotency-key': 'k-2' })), '422 idempotency_keys_differ');
      const first = await award();
      const again = await award({}, { 'idempotency-key': 'k-1' });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await award({ bonus: spins() })), '422 idempotency_key_reused');
      change(data, "update idempotency_keys set state = 'running' where key = 'k-1'");
      assert.is(outcome(await award()), '409 idempotency_key_in_flight');
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusAdded']);
    }));

  test('D3 an end of 0 and none are the same award', () =>
    withOwners(async (client) => {
      const award = (changes: object) =>
        client.call('awardBonus', { body: bonusAward({ request_id: 'k-1', ...changes }) });
      const first = await award({ timestamp_bonus_expires: 0 });
      for (const changes of [{}, { timestamp_bonus_expires: null }, { timestamp_bonus_expires: 0 }])
        assert.equal((await award(changes)).body, first.body);
      const later = { timestamp_bonus_expires: Date.now() + DAY_MS };
      assert.is(outcome(await award(later)), '422 idempotency_key_reused');
    }));

  test('D3 refuses a brand that is not there, is disabled or is out of reach', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withTree([brand, other], async (as, client) => {
      const body = bonusAward({ request_id: 'k-1' });
      assert.is(
        outcome(await client.call('awardBonus', { body: { ...body, brand_id: 'sol' } })),
        '404 brand_not_found',
      );
      assert.is(outcome(await as(brand)('awardBonus', { body })), '200');
      assert.is(
        outcome(await as(brand)('awardBonus', { body: { ...body, brand_id: 'nova' } })),
        '403 permission_denied',
      );
      // A key of another operator is not found, and its existence is not revealed.
      for (const changes of [{}, { players: ['p-2'] }, { request_id: 'k-2' }])
        assert.is(outcome(await as(other)('awardBonus', { body: { ...body, ...changes } })), '403 permission_denied');
      const path = { operator_id: 'northstar' };
      await client.call('updateOperator', { path, body: { enabled: false } });
      assert.is(outcome(await client.call('awardBonus', { body: bonusAward() })), '422 owner_disabled');
    });
  });
});
