import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { awarded, bonusAward, budgetUse, freespinUse, leftOf, withFreespins } from '../../support/freespins.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('handlers/bonuses/report-freespin-use', (test) => {
  test('spins are counted until none is left, and then the bonus is Consumed for good', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const use = (count: number) => client.call('reportFreespinUse', { body: freespinUse(bonus.id, { count }) });
      assert.equal(leftOf(await use(1)), ['Available', 1, '3.8']);
      assert.equal(leftOf(await use(18)), ['Available', 19, '0.2']);
      assert.is(outcome(await use(2)), '422 bonus_exceeded');
      const last = await use(1);
      assert.equal(leftOf(last), ['Consumed', 20, '0']);
      assert.ok(last.body.timestamp_bonus_consumed >= bonus.timestamp_bonus_awarded);
      assert.is(outcome(await use(1)), '409 bonus_not_available');
      const query = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };
      assert.equal((await client.call('listPlayerBonuses', { query })).body, [last.body]);
      assert.equal(eventTypes(data), [
        'PlayerBonusAdded',
        'PlayerBonusUpdated',
        'PlayerBonusUpdated',
        'PlayerBonusConsumed',
      ]);
      const told = select(data, 'select data, player_id from outbox order by id desc limit 1');
      assert.equal(
        told.map((event) => [JSON.parse(String(event.data)), event.player_id]),
        [[last.body, 'p-1']],
      );
    }));

  test('a budget is used by amounts to the last millionth', () =>
    withOwners(async (client, data) => {
      const [bonus] = (await client.call('awardBonus', { body: bonusAward() })).body;
      const use = (amount: string) => client.call('reportFreespinUse', { body: budgetUse(bonus.id, amount) });
      assert.equal(leftOf(await use('0.5')), ['Available', 0, '4.5']);
      assert.equal(leftOf(await use('4.499999')), ['Available', 0, '0.000001']);
      assert.is(outcome(await use('0.000002')), '422 bonus_exceeded');
      assert.equal(leftOf(await use('0.000001')), ['Consumed', 1, '0']);
      assert.is(outcome(await use('0.000001')), '409 bonus_not_available');
      assert.equal(eventTypes(data), [
        'PlayerBonusAdded',
        'PlayerBonusUpdated',
        'PlayerBonusUpdated',
        'PlayerBonusConsumed',
      ]);
      assert.equal(select(data, 'select amount, used_after from freespin_uses order by seq').map(Object.values), [
        [500_000, 500_000],
        [4_499_999, 4_999_999],
        [1, 5_000_000],
      ]);
    }));

  test('Fixed freespins take a count, Variable ones an amount, and both nothing else', () =>
    withFreespins(async (client, { id }, data) => {
      const fixed = await awarded(client, id);
      const [variable] = (await client.call('awardBonus', { body: bonusAward() })).body;
      const before = eventTypes(data);
      for (const [bonus, uses] of [
        [fixed, [{ amount: '0.2' }, { count: 1, amount: '0.2' }, {}]],
        [variable, [{ count: 1 }, { count: 1, amount: '1' }, {}]],
      ])
        for (const use of uses) {
          const body = freespinUse(bonus.id, { count: undefined, ...use });
          assert.is(outcome(await client.call('reportFreespinUse', { body })), '422 bonus_use_mismatch');
        }
      assert.equal(eventTypes(data), before);
      assert.equal(select(data, 'select * from freespin_uses'), []);
    }));

  test('a bonus can only be used in its games, by its player, in its brand', () =>
    withFreespins(async (client, { id }) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const bonus = await awarded(client, id);
      const use = async (changes: object) =>
        outcome(await client.call('reportFreespinUse', { body: freespinUse(bonus.id, changes) }));
      assert.is(await use({ game_code: 'moon' }), '422 bonus_game_excluded');
      assert.is(await use({ provider_id: 'aurora' }), '422 bonus_game_excluded');
      assert.is(await use({ player_id: 'p-2' }), '404 bonus_not_found');
      assert.is(await use({ brand_id: 'nova' }), '404 bonus_not_found');
      assert.is(await use({ bonus_id: 'nobody' }), '404 bonus_not_found');
      assert.is(await use({ brand_id: 'nobody' }), '404 brand_not_found');
      assert.is(await use({ brand_id: 'southstar:luna' }), '404 brand_not_found');
      assert.is(await use({}), '200');
    }));

  test('a bonus counts as expired from its expiry on, even before this is recorded', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const expire = (ms: number) => change(data, 'update player_bonuses set expires_at_ms = ?', ms);
      const use = async () => outcome(await client.call('reportFreespinUse', { body: freespinUse(bonus.id) }));
      expire(Date.now() + 600_000);
      assert.is(await use(), '200');
      expire(Date.now());
      assert.is(await use(), '409 bonus_not_available');
    }));

  test('no use is taken while the brand or the operator is disabled', () =>
    withFreespins(async (client, { id }) => {
      const bonus = await awarded(client, id);
      const path = { operator_id: 'northstar', brand_id: 'northstar:luna' };
      await client.call('updateBrand', { path, body: { enabled: false } });
      assert.is(outcome(await client.call('reportFreespinUse', { body: freespinUse(bonus.id) })), '422 owner_disabled');
    }));

  test('the same report again is answered as at first, also when the bonus has ended since', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const body = freespinUse(bonus.id, { request_id: 'use-1', count: 5, gameround_id: 'round-1' });
      const report = (changes = {}, headers = {}) =>
        client.call('reportFreespinUse', { body: { ...body, ...changes }, headers });
      assert.is(outcome(await report({}, { 'idempotency-key': 'use-2' })), '422 idempotency_keys_differ');
      const first = await report({}, { 'idempotency-key': 'use-1' });
      await report({ request_id: 'use-2', count: 15 });
      for (const headers of [{}, { 'idempotency-key': 'use-1' }]) {
        const again = await report({}, headers);
        assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      }
      const consumed = await report({ request_id: 'use-2', count: 15 });
      assert.equal(leftOf(consumed), ['Consumed', 20, '0']);
      assert.is(outcome(await report({ count: 6 })), '422 idempotency_key_reused');
      assert.is(outcome(await report({ gameround_id: 'round-2' })), '422 idempotency_key_reused');
      assert.is(select(data, 'select * from freespin_uses').length, 2);
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusUpdated', 'PlayerBonusConsumed']);
    }));

  test('a refusal frees the key, and each operator has its own', () =>
    withFreespins(async (client, { id }) => {
      const bonus = await awarded(client, id);
      const report = async (changes: object) =>
        outcome(
          await client.call('reportFreespinUse', { body: freespinUse(bonus.id, { request_id: 'k', ...changes }) }),
        );
      assert.is(await report({ count: 21 }), '422 bonus_exceeded');
      assert.is(await report({ count: 20 }), '200');
      assert.is(await report({ count: 19 }), '422 idempotency_key_reused');
      const southstar = { operator_id: 'southstar', brand_id: 'sol' };
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      assert.is(await report(southstar), '404 bonus_not_found');
    }));

  test('only a provider with access to the operator can report', async () => {
    const callers = {
      provider: account({ type: 'Provider', permissions: EVERY_PERMISSION }),
      luna: account({ type: 'Provider', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'Provider', organisationId: 'southstar', permissions: EVERY_PERMISSION }),
      user: account({ type: 'User', permissions: EVERY_PERMISSION }),
    };
    await withTree(Object.values(callers), async (as, client, data) => {
      const [bonus] = (await client.call('awardBonus', { body: bonusAward() })).body;
      const report = async (caller: keyof typeof callers, changes: object = {}) =>
        outcome(await as(callers[caller])('reportFreespinUse', { body: budgetUse(bonus.id, '1', changes) }));
      assert.is(await report('provider', { request_id: 'k' }), '200');
      assert.is(await report('luna'), '200');
      assert.is(await report('luna', { brand_id: 'nova' }), '403 permission_denied');
      assert.is(await report('user'), '403 permission_denied');
      for (const request_id of ['k', 'unknown'])
        assert.is(await report('other', { request_id }), '403 permission_denied');
      assert.equal(
        select(data, 'select account_id from freespin_uses order by seq').map(({ account_id }) => account_id),
        [callers.provider.id, callers.luna.id],
      );
    });
  });
});
