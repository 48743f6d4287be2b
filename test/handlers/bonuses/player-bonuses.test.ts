import * as assert from 'uvu/assert';
import { isForGame } from '../../../domain/bonus/freespins.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import {
  awarded,
  bonusAward,
  budgetUse,
  freespinAward,
  freespinInstance,
  freespinTemplate,
  freespinUse,
  withFreespins,
} from '../../support/freespins.ts';
import { type Client, withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('awardBonus', (test) => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const spins = (more: object = {}) => ({ currency: 'EUR', amount: '0.2', type: 'Fixed', count: 20, ...more });

  test('D3 gives each player the freespins of the request, each under a different id', () =>
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
          freespin_type: { count: 1, used: 0, currency: 'EUR', value: '5', amount: '5', amount_used: '0' },
          type: 'Variable',
          remaining: '5',
        });
        assert.is(bonus_instance_id, '');
        assert.equal(rest.available_for, available_for);
        assert.equal([rest.promo_id, rest.timestamp_bonus_expires], ['sorry', more.timestamp_bonus_expires]);
      }
      assert.equal(eventTypes(data), ['PlayerBonusAdded', 'PlayerBonusAdded']);
    }));

  test('D3 has defaults: every game, the name Freespins, 30 days; an end of 0 is left out', () =>
    withOwners(async (client) => {
      const { body } = await client.call('awardBonus', { body: bonusAward({ bonus: spins() }) });
      const [{ promo_id, available_for, bonus_data, timestamp_bonus_awarded, timestamp_bonus_expires }] = body;
      assert.equal([promo_id, available_for, bonus_data.Freespins.name], ['', [], 'Freespins']);
      assert.is(timestamp_bonus_expires - timestamp_bonus_awarded, 30 * DAY_MS);
      const zero = await client.call('awardBonus', { body: bonusAward({ timestamp_bonus_expires: 0 }) });
      assert.is(zero.body[0].timestamp_bonus_expires - zero.body[0].timestamp_bonus_awarded, 30 * DAY_MS);
    }));

  test('D3 takes the default lifetime of a bonus from a setting', () =>
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

suite('awardFreespins', (test) => {
  const count = (data: string): unknown => select(data, 'select count(*) n from player_bonuses')[0]?.n;

  const instanceFor = async (client: Client, brand_id?: string): Promise<string> => {
    const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
    const body = freespinInstance(template.body.id, { brand_id });
    return (await client.call('createFreespinInstance', { body })).body.id;
  };

  test('D2 awards up to the budget of the instance, also at once, and refuses what would pass it with budget_exhausted', () =>
    withOwners(async (client, data) => {
      const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
      const created = await client.call('createFreespinInstance', {
        body: freespinInstance(template.body.id, { budget: '21.5' }),
      });
      assert.equal([created.body.budget, created.body.budget_awarded], ['21.5', '0']);
      const { id } = created.body;
      const awarded = async (...players: string[]) =>
        outcome(await client.call('awardFreespins', { body: freespinAward(id, { players }) }));
      // 4.00 each; of six at once, one too many.
      assert.is(await awarded('a', 'b', 'c', 'd', 'e', 'f'), '422 budget_exhausted');
      const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => awarded(`p-${at}`)));
      assert.equal([replies.filter((reply) => reply === '200').length, count(data)], [5, 5]);
      assert.equal([...new Set(replies)].sort(), ['200', '422 budget_exhausted']);
      const { body } = await client.call('listFreespinInstances', { query: {} });
      assert.is(body[0].budget_awarded, '20');
      for (const [forged, named] of [
        [
          'awarded = awarded - 1',
          /the freespins .* count 19999999 of 21500000 as awarded; their awards promise 20000000$/m,
        ],
        ['awarded = awarded + 1, budget = 19999999', /the freespins .* count 20000000 of 19999999 as awarded/],
      ] as const) {
        change(data, `update freespin_instances set ${forged}`);
        assert.match((await verifyFolder(data)).stdout, named);
      }
      change(data, 'update freespin_instances set budget = 21500000');
    }));

  test('D2 gives each player a bonus, in their order and each once, and notifies them', () =>
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
            freespin_type: { count: 20, used: 0, currency: 'EUR', value: '0.2', amount: '4', amount_used: '0' },
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

suite('listPlayerBonuses', (test) => {
  const P1 = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };

  const list = async (client: Client, query: Record<string, string | number> = {}) =>
    (await client.call('listPlayerBonuses', { query: { ...P1, ...query } })).body;

  const award = async (client: Client, changes: object = {}) =>
    (await client.call('awardBonus', { body: bonusAward(changes) })).body[0];

  const nameOf = (bonus: { bonus_data: { Freespins: { name: string } } }): string => bonus.bonus_data.Freespins.name;

  test('D4 answers what the player has in the brand, with what is left of it', () =>
    withFreespins(async (client, { id }) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const bonus = await awarded(client, id);
      await awarded(client, id, { players: ['p-2'] });
      await awarded(client, id, { brand_id: 'nova' });
      assert.equal(await list(client), [bonus]);
      await client.call('reportFreespinUse', { body: freespinUse(bonus.id, { count: 3 }) });
      const [{ bonus_data, state }] = await list(client, { brand_id: 'northstar:luna' });
      const { freespin_type, type, remaining } = bonus_data.Freespins;
      assert.equal(freespin_type, {
        count: 20,
        used: 3,
        currency: 'EUR',
        value: '0.2',
        amount: '4',
        amount_used: '0.6',
      });
      assert.equal([type, remaining], ['Fixed', '3.4']);
      assert.is(state, 'Available');
      assert.equal(await list(client, { player_id: 'p-9' }), []);
    }));

  test('D4 filters by id and by what the player can do with it', () =>
    withOwners(async (client, data) => {
      const names = async (query: Record<string, string>) => (await list(client, query)).map(nameOf);
      const open = await award(client, { bonus_name: 'open' });
      const used = await award(client, { bonus_name: 'used' });
      const late = await award(client, { bonus_name: 'late' });
      await client.call('reportFreespinUse', { body: budgetUse(used.id, '5') });
      change(data, 'update player_bonuses set expires_at_ms = 1 where id = ?', late.id);
      assert.equal(await names({}), ['late', 'open', 'used']);
      assert.equal(await names({ status: 'Available' }), ['open']);
      assert.equal(await names({ status: 'Expired' }), ['late']);
      assert.equal(await names({ status: 'Consumed' }), ['used']);
      assert.equal(await names({ bonus_id: open.id }), ['open']);
      assert.equal(await names({ bonus_id: open.id, status: 'Consumed' }), []);
      const empty = { bonus_id: '', status: '', provider: '', game_code: '' };
      assert.equal(await names(empty), ['late', 'open', 'used']);
    }));

  test('D4 filters by provider and game, just as uses are admitted', () =>
    withOwners(async (client) => {
      const games = {
        every: [],
        'all of starforge': [{ provider_id: 'starforge', game_ids: [] }],
        'one of starforge': [{ provider_id: 'starforge', game_ids: ['comet-rush', 'moon'] }],
        'one of aurora, all of nebula': [
          { provider_id: 'aurora', game_ids: ['comet-rush'] },
          { provider_id: 'nebula', game_ids: [] },
        ],
      };
      for (const [bonus_name, available_for] of Object.entries(games))
        await award(client, { bonus_name, available_for });
      const names = async (query: Record<string, string>) => (await list(client, query)).map(nameOf).toSorted();
      for (const provider of ['starforge', 'aurora', 'nebula', 'nobody'])
        for (const game_code of ['comet-rush', 'moon', 'nothing'])
          assert.equal(
            await names({ provider, game_code }),
            Object.entries(games)
              .filter(([, own]) => isForGame(own, provider, game_code))
              .map(([name]) => name)
              .toSorted(),
            `${provider} ${game_code}`,
          );
      assert.equal(await names({ provider: 'aurora' }), ['every', 'one of aurora, all of nebula']);
      assert.equal(await names({ provider: 'nobody' }), ['every']);
      assert.equal(await names({ game_code: 'moon' }), Object.keys(games).toSorted());
      await award(client, { bonus_name: 'else', available_for: [{ provider_id: 'aurora', game_ids: ['sun'] }] });
      assert.not.ok((await names({ game_code: 'moon' })).includes('else'));
    }));

  test('D4 the bonus that expires first comes first; sorts and pages, with the total', () =>
    withOwners(async (client) => {
      const at = Date.now() + 60_000;
      for (const [name, more] of [
        ['b', 2],
        ['c', 3],
        ['a', 1],
      ] as const)
        await award(client, { bonus_name: name, timestamp_bonus_expires: at + more });
      assert.equal((await list(client)).map(nameOf), ['a', 'b', 'c']);
      assert.equal((await list(client, { sort_field: 'timestamp_bonus_awarded' })).map(nameOf), ['b', 'c', 'a']);
      assert.equal((await list(client, { sort_field: 'id', sort_direction: -1 })).map(nameOf), ['a', 'c', 'b']);
      const reply = await client.call('listPlayerBonuses', { query: { ...P1, limit: 2, page: 1 } });
      assert.equal(reply.body.map(nameOf), ['c']);
      assert.is(reply.headers.get('x-total-count'), '3');
    }));

  test('D4 a game finds the bonuses of its players; a brand that is not there or out of reach has none', async () => {
    const callers = {
      provider: account({ type: 'Provider', permissions: EVERY_PERMISSION }),
      brand: account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'SuperUser', organisationId: 'southstar' }),
      user: account({ type: 'User', permissions: EVERY_PERMISSION }),
    };
    await withTree(Object.values(callers), async (as, client) => {
      const bonus = await award(client);
      const read = async (caller: keyof typeof callers, query = {}) =>
        as(callers[caller])('listPlayerBonuses', { query: { ...P1, ...query } });
      assert.equal((await read('provider')).body, [bonus]);
      assert.equal((await read('brand')).body, [bonus]);
      assert.is(outcome(await read('provider', { brand_id: 'nobody' })), '404 brand_not_found');
      assert.is(outcome(await read('provider', { brand_id: 'southstar:luna' })), '403 permission_denied');
      assert.is(outcome(await read('brand', { brand_id: 'nova' })), '403 permission_denied');
      assert.is(outcome(await read('other')), '403 permission_denied');
      assert.is(outcome(await read('user')), '403 permission_denied');
    });
  });
});
