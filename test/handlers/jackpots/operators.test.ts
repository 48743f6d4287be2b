import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const path = { operator_id: 'northstar' };

suite('getOperator', (test) => {
  test('B4 answers an operator with its brands', () =>
    withOwners(async (client) => {
      const { body } = await client.call('getOperator', { path: { operator_id: 'northstar' } });
      const { created_timestamp, brands, ...rest } = body;
      assert.equal(rest, { id: 'northstar', path: 'northstar', name: 'Northstar', enabled: true });
      const [{ created_timestamp: since, ...brand }] = brands;
      assert.equal(brand, { id: 'luna', path: 'northstar:luna', name: 'Luna', enabled: true });
      assert.ok(since >= created_timestamp && created_timestamp > 1_700_000_000_000);
    }));

  test('B4 refuses an unknown operator with operator_not_found', () =>
    withOwners(async (client) => {
      for (const operator_id of ['southstar', 'Northstar', 'luna'])
        assert.is(outcome(await client.call('getOperator', { path: { operator_id } })), '404 operator_not_found');
    }));
});

suite('listOperators', (test) => {
  const named = (id: string, name = id) => ({ id, name });

  /** northstar with luna and nova, southstar with luna, and north without a brand. */
  const register = async (client: Client): Promise<void> => {
    const operators = [named('northstar', 'Zenith'), named('southstar', 'South Star'), named('north', 'Bright 100%')];
    for (const operator of operators) await client.call('saveOperators', { body: [operator] });
    const save = (operator_id: string, ...ids: string[]) =>
      client.call('saveBrands', { path: { operator_id }, body: ids.map((id) => named(id)) });
    await save('northstar', 'nova', 'luna');
    await save('southstar', 'luna');
  };

  /** The operators that are listed, each with its brands. */
  const listed = async (
    client: Client,
    query: Record<string, string | number> = {},
    token?: string,
  ): Promise<[string, string[]][]> => {
    const { body } = await client.call('listOperators', { query, ...(token === undefined ? {} : { token }) });
    return body.map(({ id, brands }: { id: string; brands: { id: string }[] }) => [
      id,
      brands.map((brand) => brand.id),
    ]);
  };

  const NORTHSTAR = ['northstar', ['luna', 'nova']];
  const SOUTHSTAR = ['southstar', ['luna']];
  const NORTH = ['north', []];

  test('B2 answers operators as the look-up of one does', () =>
    withOwners(async (client) => {
      const one = await client.call('getOperator', { path: { operator_id: 'northstar' } });
      assert.equal((await client.call('listOperators')).body, [one.body]);
    }));

  test('B2 filters by operator, by brand and by a part of the name; an empty filter filters nothing', () =>
    withServer(async (client) => {
      await register(client);
      assert.equal(await listed(client), [NORTH, NORTHSTAR, SOUTHSTAR]);
      assert.equal(await listed(client, { owner_id: '', name: '' }), [NORTH, NORTHSTAR, SOUTHSTAR]);
      assert.equal(await listed(client, { owner_id: 'northstar' }), [NORTHSTAR]);
      assert.equal(await listed(client, { owner_id: 'northstar:nova' }), [['northstar', ['nova']]]);
      for (const owner_id of ['northstar:sol', 'nowhere:luna', 'nowhere', 'luna', 'NORTHSTAR'])
        assert.equal(await listed(client, { owner_id }), [], owner_id);
      assert.equal(await listed(client, { name: 'sTAR' }), [SOUTHSTAR]);
      assert.equal(await listed(client, { name: '%' }), [NORTH]);
      assert.equal(await listed(client, { name: '_' }), []);
      assert.equal(await listed(client, { owner_id: 'northstar:luna', name: 'south' }), []);
    }));

  test('B2 finds part of a name regardless of case, in every alphabet', () =>
    withServer(async (client) => {
      await client.call('saveOperators', { body: [{ id: 'north', name: 'ÉTOILE du Nord, Straße 7, Σίσυφος' }] });
      for (const name of ['étoile', 'ÉToile DU', 'strasse', 'STRAẞE', 'ΣΊΣΥΦΟΣ', 'φοσ'])
        assert.equal(await listed(client, { name }), [['north', []]], name);
      for (const name of ['etoile', 'Èt', 'nord.']) assert.equal(await listed(client, { name }), [], name);
    }));

  test('B2 sorts by each field and pages, with the total and links to the neighbours', () =>
    withServer(async (client) => {
      await register(client);
      assert.equal(await listed(client, { sort_direction: -1 }), [SOUTHSTAR, NORTHSTAR, NORTH]);
      assert.equal(await listed(client, { sort_field: 'name' }), [NORTH, SOUTHSTAR, NORTHSTAR]);
      const created = (await client.call('listOperators', { query: { sort_field: 'created_timestamp' } })).body;
      const times = created.map(({ created_timestamp }: { created_timestamp: number }) => created_timestamp);
      assert.equal(times, times.toSorted());
      const reply = await client.call('listOperators', { query: { limit: 1, page: 1 } });
      assert.equal([reply.body.length, reply.body[0].id], [1, 'northstar']);
      assert.is(reply.headers.get('x-total-count'), '3');
      assert.match(reply.headers.get('link') ?? '', /<\/config\/operators\?[^>]*\bpage=2\b[^>]*>; rel="next"/);
      assert.equal(await listed(client, { page: 7 }), []);
    }));

  test('B2 shows an account its operator, and of the brands those that it reaches', async () => {
    const [operator, brand] = [
      account({ type: 'SuperUser', organisationId: 'southstar' }),
      account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await register(client);
        const token = await tokenFor(data, operator);
        for (const owner_id of ['', 'southstar:luna'])
          assert.equal(await listed(client, { owner_id }, token), [SOUTHSTAR]);
        for (const owner_id of ['northstar', 'northstar:luna'])
          assert.equal(await listed(client, { owner_id }, token), []);
        const ofBrand = await tokenFor(data, brand);
        const luna = [['northstar', ['luna']]];
        for (const owner_id of ['', 'northstar', 'northstar:luna'])
          assert.equal(await listed(client, { owner_id }, ofBrand), luna);
        for (const owner_id of ['northstar:nova', 'southstar:luna'])
          assert.equal(await listed(client, { owner_id }, ofBrand), []);
      },
      {},
      saveAccounts(operator, brand),
    );
  });
});

suite('saveOperators', (test) => {
  const named = (id: string, name: string) => ({ id, name });

  test('B3 creates operators, enabled and without brands, and renames those that exist', () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', {
        body: [named('southstar', 'Southstar'), named('northstar', 'Renamed')],
      });
      assert.equal(body, { success: ['southstar', 'northstar'], failed: [] });
      const created = (await client.call('getOperator', { path: { operator_id: 'southstar' } })).body;
      assert.equal([created.name, created.enabled, created.brands], ['Southstar', true, []]);
      const renamed = (await client.call('getOperator', { path: { operator_id: 'northstar' } })).body;
      assert.equal([renamed.name, renamed.brands.length], ['Renamed', 1]);
    }));

  test('B3 saves an id that occurs twice with its last name, and lists it once', () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', { body: [named('a', 'One'), named('a', 'Two')] });
      assert.equal(body, { success: ['a'], failed: [] });
      assert.is((await client.call('getOperator', { path: { operator_id: 'a' } })).body.name, 'Two');
    }));

  test('B3 lists operators outside of the access as failed, and saves the others', async () => {
    const caller = account({ type: 'SuperUser' });
    await withServer(
      async (client, data) => {
        const token = await tokenFor(data, caller);
        const items = [named('northstar', 'Northstar'), named('southstar', 'Southstar')];
        const { body } = await client.call('saveOperators', { body: items, token });
        assert.equal(body, { success: ['northstar'], failed: ['southstar'] });
        const absent = await client.call('getOperator', { path: { operator_id: 'southstar' } });
        assert.is(outcome(absent), '404 operator_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });

  test("B3 lists the platform's own id as failed for any caller", () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', { body: [named('pitboss', 'Pitboss'), named('a', 'One')] });
      assert.equal(body, { success: ['a'], failed: ['pitboss'] });
      const absent = await client.call('getOperator', { path: { operator_id: 'pitboss' } });
      assert.is(outcome(absent), '404 operator_not_found');
    }));

  test("B3 lists the id of another's organisation as failed, though there is no operator with it yet", async () => {
    const [caller, other] = [account({ type: 'SuperUser' }), account({ type: 'User', organisationId: 'southstar' })];
    await withServer(
      async (client, data) => {
        const token = await tokenFor(data, caller);
        const { body } = await client.call('saveOperators', { body: [named('southstar', 'Mine')], token });
        assert.equal(body, { success: [], failed: ['southstar'] });
        assert.equal((await client.call('listOperators')).body, []);
      },
      {},
      saveAccounts(caller, other),
    );
  });

  test('B3 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('saveOperators', { body: [named('a', 'One')], headers });
      assert.is(first.headers.get('idempotent-replayed'), null);
      await client.call('saveOperators', { body: [named('a', 'Two')] });
      const again = await client.call('saveOperators', { body: [named('a', 'One')], headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.is((await client.call('getOperator', { path: { operator_id: 'a' } })).body.name, 'Two');
      const other = await client.call('saveOperators', { body: [named('b', 'One')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      const elsewhere = await client.call('createSources', {
        body: [{ owner_id: 'northstar', source_id: 's', source_name: 'S' }],
        headers,
      });
      assert.is(outcome(elsewhere), '422 idempotency_key_reused');
    }));

  test('B3 takes 1,000 items and refuses 1,001', () =>
    withOwners(async (client) => {
      const many = Array.from({ length: 1001 }, (_, index) => named(`o-${index}`, 'Many'));
      assert.is(outcome(await client.call('saveOperators', { body: many })), '400 validation_failed');
      const { body } = await client.call('saveOperators', { body: many.slice(1) });
      assert.is(body.success.length, 1000);
    }));
});

suite('updateOperator', (test) => {
  const update = (client: Client, body: object, more: object = {}) =>
    client.call('updateOperator', { path, body, ...more });

  const state = async (client: Client): Promise<unknown[]> => {
    const { name, enabled, brands } = (await client.call('getOperator', { path })).body;
    return [name, enabled, brands[0].enabled];
  };

  test('B6 changes what is given of an operator and leaves the rest as it is', () =>
    withOwners(async (client, data) => {
      const { status, body } = await update(client, { name: 'Renamed' });
      assert.equal([status, body], [200, undefined]);
      assert.equal(await state(client), ['Renamed', true, true]);
      await update(client, { enabled: false });
      assert.equal(await state(client), ['Renamed', false, true]);
      const before = contents(data);
      assert.is((await update(client, {})).status, 200);
      assert.equal(contents(data), before);
      assert.equal(eventTypes(data), []);
    }));

  test('B6 refuses contributions and wins of a disabled operator with owner_disabled, until it is enabled again', () =>
    withJackpot(async (client, { id }, data) => {
      const contribute = () => client.call('contributeToInstance', { body: contribution(id) });
      const win = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      await update(client, { enabled: false });
      const before = contents(data);
      assert.is(outcome(await contribute()), '422 owner_disabled');
      assert.is(outcome(await client.call('triggerWin', { body: win })), '422 owner_disabled');
      assert.equal(contents(data), before);
      const instance = await client.call('getInstance', { path: { instance_id: id } });
      assert.is(instance.body.status, 'Active');
      await update(client, { enabled: true });
      assert.is(outcome(await contribute()), '200');
    }));

  test('B6 refuses an operator that does not exist and one outside of the access with operator_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const before = contents(data);
        const unknown = { path: { operator_id: 'Northstar' } };
        for (const more of [unknown, { token }, { token, path: { operator_id: 'southstar' } }])
          assert.is(outcome(await update(client, { enabled: false }, more)), '404 operator_not_found');
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B6 refuses an account that reaches only a brand of the operator with permission_denied', async () => {
    const caller = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        assert.is(outcome(await update(client, { enabled: false }, { token })), '403 permission_denied');
        assert.equal(await state(client), ['Northstar', true, true]);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B6 changes nothing when a key is repeated, and refuses another change under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await update(client, { enabled: false }, { headers });
      await update(client, { enabled: true });
      const again = await update(client, { enabled: false }, { headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(await state(client), ['Northstar', true, true]);
      assert.is(outcome(await update(client, { enabled: true }, { headers })), '422 idempotency_key_reused');
    }));
});

suite('getOperatorSettings', (test) => {
  test('settings that were never set are empty, and those that were set are answered', () =>
    withOwners(async (client, data) => {
      const { status, body } = await client.call('getOperatorSettings', { path });
      assert.equal([status, body], [200, { review_threshold: {} }]);
      const settings = { review_threshold: { EUR: 10_000, SEK: 0.000001 } };
      await client.call('setOperatorSettings', { path, body: settings });
      assert.equal((await client.call('getOperatorSettings', { path })).body, settings);
      assert.equal(eventTypes(data), []);
    }));

  test('an operator that does not exist, and one of which not all is reached, are operator_not_found', async () => {
    const callers = [
      account({ type: 'SuperUser', organisationId: 'southstar' }),
      account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const unknown = await client.call('getOperatorSettings', { path: { operator_id: 'Northstar' } });
        assert.is(outcome(unknown), '404 operator_not_found');
        for (const caller of callers) {
          const reply = await client.call('getOperatorSettings', { path, token: await tokenFor(data, caller) });
          assert.is(outcome(reply), '404 operator_not_found');
        }
      },
      {},
      saveAccounts(...callers),
    );
  });
});

suite('setOperatorSettings', (test) => {
  const set = (client: Client, review_threshold: object, more: object = {}) =>
    client.call('setOperatorSettings', { path, body: { review_threshold }, ...more });

  test('replaces the settings as a whole, answers them, and leaves the rest of the operator as it is', () =>
    withOwners(async (client, data) => {
      const { status, body } = await set(client, { EUR: 10_000, SEK: 100_000.5 });
      assert.equal([status, body], [200, { review_threshold: { EUR: 10_000, SEK: 100_000.5 } }]);
      assert.equal((await set(client, { EUR: 0 })).body, { review_threshold: { EUR: 0 } });
      const [operator] = select(data, 'select name, enabled, review_threshold from operators');
      assert.equal(operator, { name: 'Northstar', enabled: 1, review_threshold: '{"EUR":"0"}' });
      assert.equal((await set(client, {})).body, { review_threshold: {} });
      await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Renamed' }] });
      assert.equal((await client.call('getOperatorSettings', { path })).body, { review_threshold: {} });
      assert.equal(eventTypes(data), []);
    }));

  test('an operator that does not exist, and one of which not all is reached, are operator_not_found', async () => {
    const callers = [
      account({ type: 'SuperUser', organisationId: 'southstar' }),
      account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const before = contents(data);
        const unknown = await set(client, { EUR: 1 }, { path: { operator_id: 'Northstar' } });
        assert.is(outcome(unknown), '404 operator_not_found');
        for (const caller of callers) {
          const reply = await set(client, { EUR: 1 }, { token: await tokenFor(data, caller) });
          assert.is(outcome(reply), '404 operator_not_found');
        }
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(...callers),
    );
  });

  test('refuses a threshold that is no amount, or of no currency, with validation_failed', () =>
    withOwners(async (client) => {
      for (const wrong of [{ EUR: -1 }, { EUR: 0.0000001 }, { EUR: '1' }, { euro: 1 }])
        assert.is(outcome(await set(client, wrong)), '400 validation_failed');
    }));

  test('money_out stays as it is when omitted, is removed without a limit, and takes a currency that is known', () =>
    withOwners(async (client) => {
      const money_out = { currency: 'EUR', review: 10, approval: 100.5, approval_per_day: 0 };
      const change = (limits: object) =>
        client.call('setOperatorSettings', { path, body: { review_threshold: {}, money_out: limits } });
      const unknown = await change({ currency: 'XXQ', review: 1 });
      assert.is(outcome(unknown), '422 currency_unknown');
      assert.equal(
        unknown.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/money_out/currency'],
      );
      assert.is(outcome(await change({ review: 1 })), '400 validation_failed');
      assert.equal((await change({ currency: 'SEK' })).body, { review_threshold: {} }, 'nothing to remove');
      assert.equal((await change(money_out)).body, { review_threshold: {}, money_out });
      assert.equal((await set(client, {})).body, { review_threshold: {}, money_out });
    }));

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await set(client, { EUR: 1 }, { headers });
      await set(client, { EUR: 2 });
      const again = await set(client, { EUR: 1 }, { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.equal((await client.call('getOperatorSettings', { path })).body, { review_threshold: { EUR: 2 } });
      assert.is(outcome(await set(client, { EUR: 3 }, { headers })), '422 idempotency_key_reused');
    }));
});
