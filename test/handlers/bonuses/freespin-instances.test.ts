import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import {
  awarded,
  bonusAward,
  budgetUse,
  freespinInstance,
  freespinTemplate,
  freespinUse,
  leftOf,
  withFreespins,
} from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('createFreespinInstance', (test) => {
  const template = async (client: Client, changes: object = {}): Promise<string> =>
    (await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id;

  test('D8 answers the instance, with its own copy of what the template says', () =>
    withOwners(async (client, data) => {
      const template_id = await template(client);
      const request = freespinInstance(template_id, { instance_name: 'Welcome spins', brand_id: 'luna' });
      const { body } = await client.call('createFreespinInstance', { body: request });
      const { id, ...content } = body;
      const named = { name: 'Welcome spins', brand_id: 'northstar:luna' };
      assert.equal(content, {
        ...freespinTemplate(),
        ...freespinInstance(template_id),
        ...named,
        timestamp_end: request.timestamp_end,
      });
      assert.equal((await client.call('listFreespinInstances', { query: { id } })).body, [body]);
      assert.equal(eventTypes(data), []);
    }));

  test('D8 without a name and a brand it has those of the template', () =>
    withOwners(async (client) => {
      for (const brand_id of [undefined, 'northstar:luna']) {
        const template_id = await template(client, { brand_id });
        const { body } = await client.call('createFreespinInstance', { body: freespinInstance(template_id) });
        assert.equal([body.name, body.brand_id], ['Twenty spins', brand_id ?? '']);
      }
    }));

  test('D8 refuses a brand that is not the operator’s, or not the template’s', () =>
    withOwners(async (client) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const template_id = await template(client, { brand_id: 'luna' });
      const create = async (changes: object) =>
        outcome(await client.call('createFreespinInstance', { body: freespinInstance(template_id, changes) }));
      assert.is(await create({ template_id: 'nobody' }), '404 freespin_template_not_found');
      assert.is(await create({ brand_id: 'nobody' }), '404 brand_not_found');
      assert.is(await create({ brand_id: 'southstar:luna' }), '404 brand_not_found');
      assert.is(await create({ brand_id: 'nova' }), '422 bonus_brand_mismatch');
      assert.is(await create({ brand_id: 'northstar:luna' }), '200');
    }));

  test('D8 its end lies in the future and behind its start', () =>
    withOwners(async (client) => {
      const template_id = await template(client);
      const end = Date.now() + 60_000;
      for (const [timestamp_start, timestamp_end] of [
        [0, Date.now() - 1],
        [end, end],
        [end + 1, end],
      ]) {
        const body = freespinInstance(template_id, { timestamp_start, timestamp_end });
        const reply = await client.call('createFreespinInstance', { body });
        assert.is(outcome(reply), '422 schedule_invalid');
        assert.is(reply.body.errors[0].pointer, '/timestamp_end');
      }
      const body = freespinInstance(template_id, { timestamp_start: end, timestamp_end: end + 1 });
      assert.is(outcome(await client.call('createFreespinInstance', { body })), '200');
    }));

  test('D8 it names at most 100 providers and games: validation_failed', () =>
    withOwners(async (client) => {
      const template_id = await template(client);
      const games = (count: number) => Array.from({ length: count }, (_, index) => `game-${index}`);
      const create = async (...counts: number[]) => {
        const available_for = counts.map((count) => ({ provider_id: 'starforge', game_ids: games(count) }));
        const reply = await client.call('createFreespinInstance', {
          body: freespinInstance(template_id, { available_for }),
        });
        return [outcome(reply), reply.body.errors?.[0].pointer];
      };
      assert.equal(await create(99), ['200', undefined]);
      assert.equal(await create(49, 49), ['200', undefined]);
      assert.equal(await create(100), ['400 validation_failed', '/available_for']);
      assert.equal(await create(49, 50), ['400 validation_failed', '/available_for']);
    }));

  test('D8 an account of one brand uses a template for all brands for its own brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withTree([brand, other], async (as, client) => {
      const [all, nova] = [await template(client), await template(client, { brand_id: 'nova' })];
      const create = async (id: string, changes = {}, caller = brand) =>
        outcome(await as(caller)('createFreespinInstance', { body: freespinInstance(id, changes) }));
      assert.is(await create(all, { brand_id: 'luna' }), '200');
      assert.is(await create(all), '403 permission_denied');
      assert.is(await create(all, { brand_id: 'nova' }), '403 permission_denied');
      assert.is(await create(nova), '404 freespin_template_not_found');
      assert.is(await create(all, {}, other), '404 freespin_template_not_found');
    });
  });

  test('D8 a key is good for one instance', () =>
    withOwners(async (client) => {
      const body = freespinInstance(await template(client));
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('createFreespinInstance', { body, headers });
      assert.equal((await client.call('createFreespinInstance', { body, headers })).body, first.body);
      const other = { ...body, instance_name: 'Other spins' };
      assert.is(
        outcome(await client.call('createFreespinInstance', { body: other, headers })),
        '422 idempotency_key_reused',
      );
    }));
});

suite('listFreespinInstances', (test) => {
  const nameOf = ({ name }: { name: string }): string => name;

  /** Instances of northstar for all its brands, for luna and for nova, from the last to begin to the first. */
  const fill = async (client: Client): Promise<string[]> => {
    const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
    const ids: string[] = [];
    for (const changes of [
      { instance_name: 'For all', timestamp_start: 3 },
      { instance_name: 'For luna', timestamp_start: 2, brand_id: 'luna' },
      { instance_name: 'For nova', timestamp_start: 1, brand_id: 'nova' },
    ])
      ids.push(
        (await client.call('createFreespinInstance', { body: freespinInstance(template.body.id, changes) })).body.id,
      );
    return ids;
  };

  test('D1 filters by operator, id and name, and an empty filter filters nothing', () =>
    withTree([], async (_as, client, data) => {
      const ids = await fill(client);
      const names = async (query: Record<string, string>) =>
        (await client.call('listFreespinInstances', { query })).body.map(nameOf);
      const all = ['For nova', 'For luna', 'For all'];
      assert.equal(await names({}), all);
      assert.equal(await names({ id: '', name: '', operator_id: '' }), all);
      assert.equal(await names({ operator_id: 'northstar' }), all);
      assert.equal(await names({ operator_id: 'southstar' }), []);
      assert.equal(await names({ id: ids[0] ?? '' }), ['For all']);
      assert.equal(await names({ name: 'LUNA' }), ['For luna']);
      change(data, 'update freespin_instances set ends_at_ms = 5');
      assert.equal(await names({}), all, 'also when their windows have passed');
    }));

  test('D1 shows an account what it reaches, and an account of one brand also what is for all', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withTree([brand, other], async (as, client) => {
      await fill(client);
      assert.equal((await as(brand)('listFreespinInstances')).body.map(nameOf), ['For luna', 'For all']);
      assert.equal((await as(other)('listFreespinInstances')).body, []);
    });
  });

  test('D1 sorts and pages, with the total', () =>
    withTree([], async (_as, client) => {
      await fill(client);
      const query = { sort_field: 'name', sort_direction: -1, limit: 1, page: 2 };
      const reply = await client.call('listFreespinInstances', { query });
      assert.equal(reply.body.map(nameOf), ['For all']);
      assert.is(reply.headers.get('x-total-count'), '3');
    }));
});

suite('reportFreespinUse', (test) => {
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
