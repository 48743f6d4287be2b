import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import {
  bonusAward,
  budgetUse,
  campaignChange,
  freespinInstance,
  freespinUse,
  leftOf,
  listedAward,
  withFreespins,
} from '../../support/freespins.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import type { Client, Reply } from '../../support/server.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const NORTHSTAR = { operator_id: 'northstar' };
const HOUR_MS = 60 * 60 * 1000;

/** A budget of 5 EUR of the campaign spring for each of these players of luna. */
const award = async (client: Client, players: readonly string[], changes: object = {}): Promise<string[]> => {
  const reply = await client.call('awardBonus', { body: bonusAward({ promo_id: 'spring', players, ...changes }) });
  return reply.body.map(({ id }: { id: string }) => id);
};

const use = (client: Client, bonusId: string, amount: string, changes: object = {}): Promise<Reply> =>
  client.call('reportFreespinUse', { body: budgetUse(bonusId, amount, changes) });

const giveBack = (client: Client, request_id: string, reason = 'The round was voided.'): Promise<Reply> =>
  client.call('giveBack', { body: { ...NORTHSTAR, request_id, reason } });

const idsOf = ({ body }: Reply): string[] => body.map(({ id }: { id: string }) => id);

/** The amounts of spring in its only currency. */
const totals = async (client: Client): Promise<Record<string, unknown>> => {
  const { body } = await client.call('getBonusTotals', { query: { ...NORTHSTAR, promo_id: 'spring' } });
  assert.is(body.length, 1);
  const { awarded, used, expired, removed, available } = body[0];
  return { awarded, used, expired, removed, available };
};

suite('listBonuses', (test) => {
  test('lists the bonuses of an operator by brand, campaign, instance, state and day, the latest award first', () =>
    withOwners(async (client, data) => {
      const [a = '', b = ''] = await award(client, ['p-1', 'p-2']);
      const [c = ''] = await award(client, ['p-1'], { promo_id: 'autumn' });
      await use(client, c, '5');
      const list = async (query: object = {}) =>
        idsOf(await client.call('listBonuses', { query: { ...NORTHSTAR, ...query } }));
      assert.equal(await list(), [c, b, a]);
      assert.equal(await list({ sort_direction: 1 }), [a, b, c]);
      assert.equal(await list({ promo_id: 'spring' }), [b, a]);
      assert.equal(await list({ promo_id: 'winter' }), []);
      assert.equal(await list({ brand_id: 'luna', promo_id: 'autumn' }), [c]);
      assert.equal(await list({ state: 'Consumed' }), [c]);
      assert.equal(await list({ state: 'Available', brand_id: 'northstar:luna' }), [b, a]);
      assert.equal(await list({ bonus_instance_id: 'none' }), []);
      const [at] = select(data, 'select max(awarded_at_ms) at from bonus_awards').map((row) => Number(row.at));
      assert.equal(await list({ timestamp_from: Number(at) + 1 }), []);
      assert.equal((await list({ timestamp_from: Number(at), promo_id: 'autumn' })).length, 1);
      assert.equal(await list({ timestamp_to: Number(at) + 1 }), [c, b, a]);
      const page = await client.call('listBonuses', { query: { ...NORTHSTAR, limit: 1, page: 1 } });
      assert.equal([idsOf(page), page.headers.get('x-total-count')], [[b], '3']);
      assert.is(
        outcome(await client.call('listBonuses', { query: { ...NORTHSTAR, brand_id: 'nobody' } })),
        '404 brand_not_found',
      );
    }));

  test('the operations of a campaign take access to the operator or, with a brand, to the brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([brand, other], async (as, client) => {
      const [id = ''] = await award(client, ['p-1']);
      await use(client, id, '1', { request_id: 'u-1' });
      const ask = async (caller: typeof brand, brand_id = '') => [
        outcome(await as(caller)('listBonuses', { query: { ...NORTHSTAR, brand_id } })),
        outcome(await as(caller)('listBonusUses', { query: { ...NORTHSTAR, brand_id } })),
        outcome(await as(caller)('getBonusTotals', { query: { ...NORTHSTAR, brand_id, promo_id: 'spring' } })),
        outcome(
          await as(caller)('extendBonuses', {
            body: campaignChange({ brand_id: brand_id || undefined, until: Date.now() + HOUR_MS }),
          }),
        ),
        outcome(await as(caller)('removeBonuses', { body: campaignChange({ brand_id: brand_id || undefined }) })),
      ];
      const refused = Array.from({ length: 5 }, () => '403 permission_denied');
      assert.equal(await ask(other), refused);
      assert.equal(await ask(other, 'luna'), refused);
      assert.equal(await ask(brand), refused);
      assert.equal(await ask(brand, 'nova'), refused);
      const body = { ...NORTHSTAR, request_id: 'u-1', reason: 'void' };
      assert.is(outcome(await as(other)('giveBack', { body })), '404 use_not_found');
      assert.is(outcome(await as(brand)('giveBack', { body })), '200');
      assert.equal(await ask(brand, 'luna'), ['200', '200', '200', '200', '200']);
    });
  });
});

suite('listBonusUses', (test) => {
  test('lists the uses of a bonus, of a campaign and of all, the latest first, with what was given back', () =>
    withOwners(async (client) => {
      const [a = '', b = ''] = await award(client, ['p-1', 'p-2']);
      const [c = ''] = await award(client, ['p-1'], { promo_id: undefined });
      await use(client, a, '1', { request_id: 'u-1', gameround_id: 'r-1' });
      await use(client, b, '0.5', { request_id: 'u-2', player_id: 'p-2' });
      await use(client, c, '2', { request_id: 'u-3' });
      await giveBack(client, 'u-1');
      const nobody = { ...NORTHSTAR, brand_id: 'nobody' };
      assert.is(outcome(await client.call('listBonusUses', { query: nobody })), '404 brand_not_found');
      const list = async (query: object = {}) =>
        (await client.call('listBonusUses', { query: { ...NORTHSTAR, ...query } })).body;
      const keysOf = (uses: { request_id: string }[]) => uses.map(({ request_id }) => request_id);
      assert.equal(keysOf(await list()), ['u-3', 'u-2', 'u-1']);
      assert.equal(keysOf(await list({ promo_id: 'spring', sort_direction: 1 })), ['u-1', 'u-2']);
      assert.equal(keysOf(await list({ bonus_id: c, brand_id: 'luna' })), ['u-3']);
      assert.equal(await list({ timestamp_from: Date.now() + HOUR_MS }), []);
      assert.equal(keysOf(await list({ timestamp_to: Date.now() + HOUR_MS, limit: 1 })), ['u-3']);
      const [{ timestamp, account_id, returned, ...rest }] = await list({ bonus_id: a });
      assert.equal(rest, {
        request_id: 'u-1',
        bonus_id: a,
        promo_id: 'spring',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        amount: '1',
        currency: 'EUR',
        provider_id: 'starforge',
        game_code: 'comet-rush',
        gameround_id: 'r-1',
      });
      assert.ok(timestamp <= returned.at);
      assert.equal([returned.by, returned.reason], [account_id, 'The round was voided.']);
    }));
});

suite('getBonusTotals', (test) => {
  test('sums up what was awarded, used, expired and taken back in each currency', () =>
    withOwners(async (client) => {
      const [a = '', b = ''] = await award(client, ['p-1', 'p-2', 'p-3']);
      await award(client, ['p-1'], { bonus: { currency: 'GBP', amount: '0.5', type: 'Fixed', count: 3 } });
      await award(client, ['p-4'], { timestamp_bonus_expires: Date.now() + 300 });
      await use(client, a, '5');
      await use(client, b, '1.25', { player_id: 'p-2' });
      await client.call('removeBonuses', { body: campaignChange({ promo_id: undefined, bonus_ids: [b] }) });
      await new Promise((resolve) => setTimeout(resolve, 310));
      const { body } = await client.call('getBonusTotals', { query: { ...NORTHSTAR, promo_id: 'spring' } });
      assert.equal(body, [
        {
          ...{ promo_id: 'spring', currency: 'EUR' },
          ...{ bonuses: 4, bonuses_available: 1, bonuses_consumed: 1, bonuses_expired: 1, bonuses_removed: 1 },
          ...{ awarded: '20', used: '6.25', expired: '5', removed: '3.75', available: '5' },
        },
        {
          ...{ promo_id: 'spring', currency: 'GBP' },
          ...{ bonuses: 1, bonuses_available: 1, bonuses_consumed: 0, bonuses_expired: 0, bonuses_removed: 0 },
          ...{ awarded: '1.5', used: '0', expired: '0', removed: '0', available: '1.5' },
        },
      ]);
      for (const [changes, refusal] of [
        [{ promo_id: 'winter' }, '404 promo_not_found'],
        [{ brand_id: 'nobody' }, '404 brand_not_found'],
      ] as const) {
        const query = { ...NORTHSTAR, promo_id: 'spring', ...changes };
        assert.is(outcome(await client.call('getBonusTotals', { query })), refusal);
      }
    }));
});

suite('giveBack', (test) => {
  test('makes a bonus that was used up available again, once, and only before it ends', () =>
    withOwners(async (client, data) => {
      const [a = '', b = ''] = await award(client, ['p-1', 'p-2']);
      await use(client, a, '2', { request_id: 'u-1' });
      assert.equal(leftOf(await use(client, a, '3', { request_id: 'u-2' })), ['Consumed', 1, '0']);
      const first = await giveBack(client, 'u-1');
      assert.equal(leftOf(first), ['Available', 0, '2']);
      assert.is(first.body.timestamp_bonus_consumed, 0);
      const again = await giveBack(client, 'u-1');
      assert.equal([again.headers.get('idempotent-replayed'), leftOf(again)], ['true', ['Available', 0, '2']]);
      assert.is(outcome(await giveBack(client, 'u-1', 'Another reason.')), '422 idempotency_key_reused');
      assert.is(outcome(await giveBack(client, 'u-9')), '404 use_not_found');
      const headers = { 'idempotency-key': 'k-1' };
      const body = { ...NORTHSTAR, request_id: 'u-1', reason: 'The round was voided.' };
      assert.is(outcome(await client.call('giveBack', { body, headers })), '422 idempotency_keys_differ');
      assert.equal(leftOf(await use(client, a, '2', { request_id: 'u-3' })), ['Consumed', 1, '0']);
      assert.equal(leftOf(await use(client, a, '3', { request_id: 'u-2' })), ['Consumed', 1, '0']);
      assert.equal(eventTypes(data).slice(2), [
        'PlayerBonusUpdated',
        'PlayerBonusConsumed',
        'PlayerBonusUpdated',
        'PlayerBonusConsumed',
      ]);
      await use(client, b, '1', { request_id: 'u-4', player_id: 'p-2' });
      await client.call('removeBonuses', { body: campaignChange() });
      assert.is(outcome(await giveBack(client, 'u-4')), '409 bonus_ended');
      assert.equal(leftOf(await giveBack(client, 'u-3')), ['Available', 0, '2']);
      const [trail] = select(data, "select * from audit_events where action = 'giveBack' order by seq limit 1");
      assert.equal([trail?.owner_id, trail?.target_id], ['northstar:luna', a]);
      assert.equal(JSON.parse(String(trail?.detail)), { request_id: 'u-1', reason: 'The round was voided.' });
    }));

  test('refuses a use that paid a contribution', () =>
    withPublished(
      threePots({ contribution_rules: { contribution_type: { Fixed: 0.5 } } }),
      { draw: () => 0n, clock: Date.now, walletOf: () => readyWallet },
      async (platform) => {
        const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
        const available_for = [{ provider_id: 'pitboss', game_ids: [] }];
        await succeed(platform, 'awardBonus', { body: bonusAward({ available_for }) });
        await succeed(platform, 'contributeToInstance', { body: contribution(id) });
        const uses = () => succeed(platform, 'listBonusUses', { query: { ...NORTHSTAR, page: 0, limit: 50 } });
        const before = (await uses()) as { contribution_id: string; amount: string }[];
        assert.equal(
          before.map(({ amount }) => amount),
          ['0.5'],
        );
        const body = { ...NORTHSTAR, request_id: before[0]?.contribution_id, reason: 'The round was voided.' };
        assert.is((await platform.call('giveBack', { body })).code, 'use_booked');
        assert.equal(await uses(), before);
      },
    ));
});

/** Has a change of bonuses refuse a choice that is unclear or of nobody's bonuses, and a key that is used otherwise. */
const refuseChange = (operation: 'removeBonuses' | 'extendBonuses', more: object = {}): Promise<void> =>
  withOwners(async (client, data) => {
    const [a = ''] = await award(client, ['p-1']);
    const ask = async (changes: object, headers = {}) => {
      const body = campaignChange({ request_id: 'k-1', ...more, ...changes });
      const reply = await client.call(operation, { body, headers });
      return [outcome(reply), reply.body.errors?.[0].pointer];
    };
    assert.equal(await ask({ promo_id: 'winter' }), ['404 promo_not_found', '/promo_id']);
    assert.equal(await ask({ promo_id: undefined, bonus_ids: [a, 'b'] }), ['404 bonus_not_found', '/bonus_ids/1']);
    assert.equal(await ask({ brand_id: 'nobody' }), ['404 brand_not_found', '/brand_id']);
    for (const changes of [{ bonus_ids: [a] }, { promo_id: undefined }])
      assert.equal(await ask(changes), ['422 bonus_choice_unclear', '/promo_id']);
    assert.is((await ask({}, { 'idempotency-key': 'k-2' }))[0], '422 idempotency_keys_differ');
    assert.equal((await totals(client)).available, '5');
    assert.equal(eventTypes(data), ['PlayerBonusAdded']);
    assert.is((await ask({}, { 'idempotency-key': 'k-1' }))[0], '200');
    assert.is((await ask({ reason: 'x' }))[0], '422 idempotency_key_reused');
    change(data, "update idempotency_keys set state = 'running' where key = 'k-1'");
    assert.is((await ask({}))[0], '409 idempotency_key_in_flight');
    assert.is(eventTypes(data).length, 2);
  });

suite('removeBonuses', (test) => {
  test('takes back what is left of available bonuses, by id or by campaign, and says who decided it', () =>
    withOwners(async (client, data) => {
      const [a = '', b = '', c = ''] = await award(client, ['p-1', 'p-2', 'p-3']);
      await use(client, a, '5');
      await use(client, b, '1', { player_id: 'p-2' });
      const one = campaignChange({ promo_id: undefined, bonus_ids: [b, a, b], request_id: 'k-1' });
      const first = await client.call('removeBonuses', { body: one });
      assert.equal(first.body, { request_id: 'k-1', changed: 1, unchanged: 1 });
      const all = await client.call('removeBonuses', { body: campaignChange({ request_id: 'k-2' }) });
      assert.equal(all.body, { request_id: 'k-2', changed: 1, unchanged: 2 });
      const { body } = await client.call('listBonuses', { query: { ...NORTHSTAR, sort_direction: 1 } });
      const removals = body.map(({ state, removed }: { state: string; removed?: { reason: string } }) => [
        state,
        removed?.reason,
      ]);
      assert.equal(removals, [
        ['Consumed', undefined],
        ['Expired', 'Set up wrongly'],
        ['Expired', 'Set up wrongly'],
      ]);
      assert.is(outcome(await use(client, c, '1', { player_id: 'p-3' })), '409 bonus_not_available');
      assert.equal(await totals(client), { awarded: '15', used: '6', expired: '0', removed: '9', available: '0' });
      assert.equal(eventTypes(data).slice(-2), ['PlayerBonusRemoved', 'PlayerBonusRemoved']);
      const [event] = select(data, "select data from outbox where event_type = 'PlayerBonusRemoved' order by id");
      const { id, state, removed } = JSON.parse(String(event?.data));
      assert.equal([id, state, removed.reason], [b, 'Expired', 'Set up wrongly']);
      const trail = select(data, "select target_id, detail from audit_events where action = 'removeBonuses'");
      assert.equal(JSON.parse(String(trail[1]?.detail)), {
        request_id: 'k-2',
        reason: 'Set up wrongly',
        promo_id: 'spring',
      });
      const again = await client.call('removeBonuses', { body: one });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
    }));

  test('refuses bonuses and campaigns that are not there, a request that names both or neither, and a key used otherwise', () =>
    refuseChange('removeBonuses'));

  test('30 uses at the same time either count or are refused', () =>
    withOwners(async (client) => {
      const [a = ''] = await award(client, ['p-1']);
      const [removed, ...uses] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, 5)).then(() =>
          client.call('removeBonuses', { body: campaignChange() }),
        ),
        ...Array.from({ length: 30 }, () => use(client, a, '0.1')),
      ]);
      assert.is(removed?.body.changed, 1);
      const counted = uses.filter(({ status }) => status === 200).length;
      for (const reply of uses) if (reply.status !== 200) assert.is(outcome(reply), '409 bonus_not_available');
      const text = (tenths: number) => String(tenths / 10);
      assert.equal(await totals(client), {
        ...{ awarded: '5', used: text(counted), expired: '0', available: '0' },
        removed: text(50 - counted),
      });
      const { headers } = await client.call('listBonusUses', { query: { ...NORTHSTAR, bonus_id: a } });
      assert.is(headers.get('x-total-count'), String(counted));
    }));
});

suite('extendBonuses', (test) => {
  test('has available bonuses expire later or earlier', () =>
    withOwners(async (client, data) => {
      const [a = '', b = ''] = await award(client, ['p-1', 'p-2']);
      await use(client, b, '5', { player_id: 'p-2' });
      const extend = (changes: object) => client.call('extendBonuses', { body: campaignChange(changes) });
      const later = Date.now() + 100 * 24 * HOUR_MS;
      const first = await extend({ until: later, request_id: 'k-1' });
      assert.equal(first.body, { request_id: 'k-1', changed: 1, unchanged: 1 });
      const find = async () =>
        (await client.call('listBonuses', { query: { ...NORTHSTAR, sort_direction: 1 } })).body[0];
      assert.is((await find()).timestamp_bonus_expires, later);
      assert.is((await extend({ until: later })).body.changed, 0);
      const soon = Date.now() + 400;
      assert.is((await extend({ until: soon, promo_id: undefined, bonus_ids: [a] })).body.changed, 1);
      assert.equal(eventTypes(data).slice(-2), ['PlayerBonusUpdated', 'PlayerBonusUpdated']);
      const past = await extend({ until: 1 });
      assert.equal([outcome(past), past.body.errors[0].pointer], ['422 bonus_expiry_past', '/until']);
      await new Promise((resolve) => setTimeout(resolve, Math.max(soon - Date.now() + 5, 0)));
      assert.is((await find()).state, 'Expired');
      assert.is(
        outcome(await client.call('reportFreespinUse', { body: freespinUse(a, { count: undefined, amount: '1' }) })),
        '409 bonus_not_available',
      );
      assert.is((await extend({ until: later })).body.changed, 0);
    }));

  test('refuses bonuses and campaigns that are not there, a request that names both or neither, and a key used otherwise', () =>
    refuseChange('extendBonuses', { until: Date.now() + HOUR_MS }));
});

const CSV = { 'content-type': 'text/csv' };

/** Has an award by file, or its preview, refuse an instance and a brand whose players cannot be given it. */
const refuseListed = (operation: 'awardListed' | 'previewAward', more: object = {}): Promise<void> =>
  withFreespins(async (client, { id, template_id }, data) => {
    const path = { operator_id: 'northstar', brand_id: 'northstar:luna' };
    await client.call('saveBrands', { path, body: [{ id: 'nova', name: 'Nova' }] });
    const make = async (changes: object): Promise<string> =>
      (await client.call('createFreespinInstance', { body: freespinInstance(template_id, changes) })).body.id;
    const ask = async (changes: object = {}) => {
      const query = { ...listedAward(id), ...more, ...changes };
      return outcome(await client.call(operation, { query, raw: 'player_id\np-1\n', headers: CSV }));
    };
    assert.is(await ask({ brand_id: 'nobody' }), '404 brand_not_found');
    assert.is(await ask({ instance_id: 'nobody' }), '404 freespin_instance_not_found');
    assert.is(await ask({ instance_id: await make({ brand_id: 'nova' }) }), '422 bonus_brand_mismatch');
    const later = await make({ timestamp_start: Date.now() + HOUR_MS });
    assert.is(await ask({ instance_id: later }), '422 bonus_window_closed');
    await client.call('updateBrand', { path, body: { enabled: false } });
    assert.is(await ask(), '422 owner_disabled');
    assert.equal(select(data, 'select id from bonus_awards'), []);
    await client.call('updateBrand', { path, body: { enabled: true } });
    assert.is(await ask(), '200');
  });

suite('previewAward', (test) => {
  test('returns the players of a file and the cost, and moves nothing', () =>
    withFreespins(async (client, instance, data) => {
      const query = listedAward(instance.id);
      const raw = 'email,player_id\nx,p-1\n"y","p-2"\r\n\nz,p-1\n';
      const { body } = await client.call('previewAward', { query, raw, headers: CSV });
      const { timestamp_bonus_expires: _, ...rest } = body;
      const each = { cost_each: '4', currency: 'EUR', base_currency: 'EUR', needs_approval: false };
      assert.equal(rest, { players: 2, repeated: 1, cost: '8', base_cost: '8', ...each });
      const list = { ...query, players: ['p-1', 'p-2', 'p-3'] };
      assert.is((await client.call('previewAward', { body: list })).body.cost, '12');
      change(data, 'update freespin_instances set budget = 7999999, awarded = 0');
      assert.is(outcome(await client.call('previewAward', { body: list })), '422 budget_exhausted');
      change(data, 'update freespin_instances set budget = null');
      assert.equal(select(data, 'select id from bonus_awards'), []);
      const fault = async (text: string, asked: Record<string, string> = query) => {
        const reply = await client.call('previewAward', { query: asked, raw: text, headers: CSV });
        return [outcome(reply), reply.body.errors?.[0].detail];
      };
      const detail = 'Line 3: expected a player id in the column player_id.';
      assert.equal(await fault('player_id\np-1\n \n'), ['400 validation_failed', detail]);
      assert.is((await fault('player\np-1\n'))[0], '400 validation_failed');
      assert.is((await fault('player_id\n'))[0], '400 validation_failed');
      assert.equal(await fault('player_id\np-1\n', {}), ['400 validation_failed', 'Required with CSV.']);
    }));

  test('refuses an instance and a brand whose players cannot be given it', () => refuseListed('previewAward'));
});

suite('awardListed', (test) => {
  test('awards a bonus to each player of a file, once under its request_id', () =>
    withFreespins(async (client, instance, data) => {
      const query = { ...listedAward(instance.id), promo_id: 'spring', request_id: 'k-1' };
      const raw = `player_id\n${Array.from({ length: 900 }, (_, index) => `p-${index}\n`).join('')}p-0\n`;
      const send = (changes: object = {}) => client.call('awardListed', { query, raw, headers: CSV, ...changes });
      const first = await send();
      assert.equal(first.body, { request_id: 'k-1', players: 900, cost: '3600', currency: 'EUR' });
      const again = await send();
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await send({ raw: 'player_id\np-1\n' })), '422 idempotency_key_reused');
      const others = { ...CSV, 'idempotency-key': 'k-2' };
      assert.is(outcome(await send({ headers: others })), '422 idempotency_keys_differ');
      change(data, "update idempotency_keys set state = 'running' where key = 'k-1'");
      assert.is(outcome(await send()), '409 idempotency_key_in_flight');
      assert.equal(select(data, 'select count(*) n from player_bonuses'), [{ n: 900 }]);
      const events = select(data, 'select event_type, count(*) n from outbox group by event_type');
      assert.equal(events, [{ event_type: 'PlayerBonusAdded', n: 900 }]);
      assert.is((await totals(client)).awarded, '3600');
      const [trail] = select(data, "select detail from audit_events where action = 'awardListed'");
      assert.equal(JSON.parse(String(trail?.detail)), { request_id: 'k-1', count: '900' });
    }));

  test('refuses an instance and a brand whose players cannot be given it', () =>
    refuseListed('awardListed', { request_id: 'k-1' }));

  test('refuses a file that would pass the budget of the instance', () =>
    withFreespins(async (client, instance, data) => {
      change(data, 'update freespin_instances set budget = 7999999, awarded = 0');
      const query = { ...listedAward(instance.id), request_id: 'k-1' };
      const reply = await client.call('awardListed', { query, raw: 'player_id\np-1\np-2\n', headers: CSV });
      assert.is(outcome(reply), '422 budget_exhausted');
      assert.equal(select(data, 'select id from bonus_awards'), []);
    }));

  test('waits for a second account above the threshold', () =>
    withFreespins(async (client, instance, data) => {
      change(data, `update operators set approval_threshold = '{"EUR":"7000000"}'`);
      const query = { ...listedAward(instance.id), request_id: 'k-1' };
      const raw = 'player_id\np-1\np-2\n';
      assert.is(
        (await client.call('previewAward', { query: listedAward(instance.id), raw, headers: CSV })).body.needs_approval,
        true,
      );
      const { status, body } = await client.call('awardListed', { query, raw, headers: CSV });
      assert.equal([status, body.operation, body.amount, body.players], [202, 'awardListed', 8, 2]);
      assert.equal(select(data, 'select id from bonus_awards'), []);
    }));
});
