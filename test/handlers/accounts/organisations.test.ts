import * as assert from 'uvu/assert';
import { LEVELS_MAX, UNITS_MAX } from '../../../db/operators/organisations.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const permissions = EVERY_PERMISSION;

const path = { org_id: 'northstar' };

suite('createOrganisation', (test) => {
  test('A16 creates an organisation, whose accounts reach the operator with its id', () =>
    withTree([], async (_as, client) => {
      const body = { id: 'eaststar', units: ['slots', 'sports', 'slots'], name: 'East Star', base_currency: 'JPY' };
      const created = await client.call('createOrganisation', { body });
      assert.is(created.status, 200);
      const { created: at, updated, ...rest } = created.body;
      assert.is(at, updated);
      assert.equal(rest, {
        id: 'eaststar',
        name: 'East Star',
        parent_id: '',
        enabled: true,
        base_currency: 'JPY',
        children: ['slots', 'sports'].map((id) => ({ child_type: 'Unit', id, currency: 'JPY' })),
        units: ['slots', 'sports'],
        second_factor_required: false,
      });
      await client.call('saveOperators', { body: [{ id: 'eaststar', name: 'East Star' }] });
      const password = 'a password for tests';
      const place = { account_type: 'SuperUser', org_unit: { org_id: 'eaststar' }, permissions: [] };
      await client.call('createAccount', { body: { ...place, username: 'eve', password } });
      const token = await client.login({ username: 'eve', password });
      assert.is((await client.call('getOperator', { path: { operator_id: 'eaststar' }, token })).status, 200);
      assert.equal((await client.call('getOwnAccount', { token })).body.access_to, {
        org_id: 'eaststar',
        unit_ids: [],
        brandpath_list: ['eaststar'],
      });
    }));

  test('A16 creates one that is disabled: its accounts log in once it is enabled', () =>
    withTree([], async (_as, client) => {
      const created = await client.call('createOrganisation', { body: { id: 'eaststar', units: [], enabled: false } });
      assert.equal([created.status, created.body.enabled], [200, false]);
      const password = 'a password for tests';
      const place = { account_type: 'SuperUser', org_unit: { org_id: 'eaststar' }, permissions: [] };
      await client.call('createAccount', { body: { ...place, username: 'eve', password } });
      const login = async () => outcome(await client.call('login', { body: { username: 'eve', password } }));
      const disabled = await login();
      assert.match(disabled, /^40[13] /);
      await client.call('updateOrganisation', { path: { org_id: 'eaststar' }, body: { enabled: true } });
      assert.is(await login(), '200');
    }));

  test('A16 refuses a currency that ISO 4217 does not list with currency_unknown', () =>
    withTree([], async (_as, client) => {
      const reply = await client.call('createOrganisation', {
        body: { id: 'eaststar', units: [], base_currency: 'ZZZ' },
      });
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/base_currency']);
    }));

  test('A16 places it below the own organisation unless another is named, and takes its currency', async () => {
    const caller = account({ type: 'User', permissions, organisationId: 'group' });
    await withTree([caller], async (as) => {
      const own = await as(caller)('createOrganisation', { body: { id: 'g-1', units: [] } });
      const named = await as(caller)('createOrganisation', {
        body: { id: 'g-2', units: [], parent_id: 'northstar-eu' },
      });
      assert.equal([own.body.parent_id, own.body.base_currency, own.body.name], ['group', 'EUR', 'g-1']);
      assert.equal([named.body.parent_id, named.body.base_currency], ['northstar-eu', 'SEK']);
      assert.is((await as(caller)('listOrganisations', { query: { limit: 0 } })).headers.get('x-total-count'), '5');
    });
  });

  test('A16 refuses callers without access below the parent, and reveals no other organisations', async () => {
    const bound = account({ type: 'User', permissions, orgBound: true });
    const brand = account({ type: 'User', permissions, unitId: 'luna' });
    const whole = account({ type: 'SuperUser' });
    await withTree([bound, brand, whole], async (as, client) => {
      for (const [caller, parent_id] of [
        [bound, 'northstar'],
        [bound, 'northstar-eu'],
        [brand, 'northstar'],
        [whole, 'southstar'],
        [whole, 'group'],
        [whole, 'nowhere'],
        [whole, 'pitboss'],
      ] as const) {
        const reply = await as(caller)('createOrganisation', { body: { id: 'new', units: [], parent_id } });
        assert.is(outcome(reply), '403 permission_denied', parent_id);
      }
      const missing = await client.call('createOrganisation', { body: { id: 'new', units: [], parent_id: 'nowhere' } });
      assert.is(outcome(missing), '404 organisation_not_found');
    });
  });

  test('A16 refuses a parent that is the platform itself or as deep as a tree may be', () =>
    withTree([], async (_as, client) => {
      const create = async (id: string, parent_id: string) =>
        outcome(await client.call('createOrganisation', { body: { id, units: [], parent_id } }));
      assert.is(await create('new', 'pitboss'), '422 organisation_parent_invalid');
      assert.is(await create('level-2', 'southstar'), '200');
      for (let level = 3; level <= LEVELS_MAX; level += 1)
        assert.is(await create(`level-${level}`, `level-${level - 1}`), '200');
      assert.is(await create('too-deep', `level-${LEVELS_MAX}`), '422 organisation_parent_invalid');
    }));

  test('A16 refuses an id that is taken, and to hand over an existing operator to a caller that claims its id', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([caller], async (as, client) => {
      const create = async (by: ReturnType<typeof as>, id: string) =>
        outcome(await by('createOrganisation', { body: { id, units: [] } }));
      await client.call('saveOperators', { body: [{ id: 'weststar', name: 'West Star' }] });
      for (const id of ['pitboss', 'group', 'northstar', 'southstar', 'weststar'])
        assert.is(await create(as(caller), id), '409 organisation_id_taken', id);
      assert.is(await create((operation, parts) => client.call(operation, parts), 'weststar'), '200');
    });
  });

  test('A16 answers a repetition under the same key as at first', () =>
    withTree([], async (_as, client) => {
      const parts = { body: { id: 'eaststar', units: [] }, headers: { 'idempotency-key': 'k' } };
      const first = await client.call('createOrganisation', parts);
      const again = await client.call('createOrganisation', parts);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('createOrganisation', { ...parts, body: { id: 'weststar', units: [] } });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  testAskingForNames(test, 'A16', (own) => own('createOrganisation', { body: { id: 'free', units: [] } }));
});

suite('listOrganisations', (test) => {
  test('A15 lists the own organisation and those below it, as far as the account reaches', async () => {
    const reached = new Map([
      [account({ type: 'System' }), ['group', 'northstar', 'northstar-eu', 'pitboss', 'southstar']],
      [account({ type: 'User', permissions, organisationId: 'group' }), ['group', 'northstar', 'northstar-eu']],
      [account({ type: 'SuperUser' }), ['northstar', 'northstar-eu']],
      [account({ type: 'User', permissions, unitId: 'casino' }), ['northstar', 'northstar-eu']],
      [account({ type: 'User', permissions, orgBound: true }), ['northstar']],
      [account({ type: 'User', permissions, unitId: 'luna' }), []],
      [account({ type: 'User', permissions, organisationId: 'southstar' }), ['southstar']],
    ]);
    await withTree([...reached.keys()], async (as) => {
      for (const [caller, expected] of reached) {
        const { body, headers } = await as(caller)('listOrganisations');
        assert.equal(
          body.map(({ id }: { id: string }) => id),
          expected,
          JSON.stringify(caller),
        );
        assert.is(headers.get('x-total-count'), String(expected.length));
      }
    });
  });

  test('A15 answers the parent and the children in reach, with the currency that counts', async () => {
    const superUser = account({ type: 'SuperUser' });
    const bound = account({ type: 'User', permissions, orgBound: true });
    await withTree([superUser, bound], async (as, client) => {
      const units = ['luna', 'casino'].map((id) => ({ child_type: 'Unit', id, currency: 'EUR' }));
      const below = { child_type: 'Organisation', id: 'northstar-eu', currency: 'SEK' };
      const [own] = (await as(superUser)('listOrganisations')).body;
      assert.equal(own, {
        id: 'northstar',
        name: 'northstar',
        parent_id: '',
        enabled: true,
        base_currency: 'EUR',
        children: [below, ...units],
        created: own.created,
        updated: own.updated,
        units: ['luna', 'casino'],
        second_factor_required: false,
      });
      assert.equal((await as(bound)('listOrganisations')).body[0].children, units);
      const all = (await client.call('listOrganisations')).body;
      assert.equal(
        all.map(({ parent_id }: { parent_id: string }) => parent_id),
        ['', 'group', 'northstar', '', ''],
      );
    });
  });

  test('A15 pages and sorts', () =>
    withTree([], async (_as, client) => {
      const query = { sort_field: 'id', sort_direction: -1, limit: 2, page: 1 };
      const { body, headers } = await client.call('listOrganisations', { query });
      assert.equal(
        body.map(({ id }: { id: string }) => id),
        ['northstar-eu', 'northstar'],
      );
      assert.is(headers.get('x-total-count'), '5');
      assert.match(headers.get('link') ?? '', /<\/organisations\?[^>]*page=2[^>]*>; rel="next"/);
    }));
});

suite('getOwnOrganisation', (test) => {
  test('A17 answers the organisation of every account, without a permission', async () => {
    const callers = ['group', 'northstar', 'northstar-eu', 'southstar'].map((organisationId) =>
      account({ type: 'Provider', organisationId }),
    );
    await withTree(callers, async (as, client) => {
      for (const caller of callers) assert.is((await as(caller)('getOwnOrganisation')).body.id, caller.organisationId);
      assert.is((await client.call('getOwnOrganisation')).body.id, 'pitboss');
    });
  });

  test("A17 shows an account in a brand's unit nothing but this unit", async () => {
    const brand = account({ type: 'User', unitId: 'luna' });
    const group = account({ type: 'User', unitId: 'casino' });
    await withTree([brand, group], async (as) => {
      const { body } = await as(brand)('getOwnOrganisation');
      assert.equal(body.units, ['luna']);
      assert.equal(body.children, [{ child_type: 'Unit', id: 'luna', currency: 'EUR' }]);
      assert.is(body.parent_id, '');
      assert.equal((await as(group)('getOwnOrganisation')).body.units, ['luna', 'casino']);
    });
  });
});

suite('updateOrganisation', (test) => {
  const update = (as: As, org_id: string, body: object): Promise<Reply> =>
    as('updateOrganisation', { path: { org_id }, body });

  test('A18 changes what is sent, and nothing else', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const before = (await update(root, 'northstar', {})).body;
      const { body } = await update(root, 'northstar', { name: 'North Star', units: ['luna', 'sports', 'luna'] });
      assert.equal([body.name, body.units, body.enabled], ['North Star', ['luna', 'sports'], true]);
      assert.equal([body.parent_id, body.base_currency], ['group', 'EUR']);
      assert.ok(body.updated > before.updated);
      const moved = (await update(root, 'northstar', { parent_id: '', base_currency: 'USD' })).body;
      assert.equal([moved.parent_id, moved.base_currency, moved.units], ['', 'USD', ['luna', 'sports']]);
      const same = (await update(root, 'northstar', { name: 'North Star', base_currency: 'USD' })).body;
      assert.is(same.updated, moved.updated);
    }));

  test('A18 refuses another currency that ISO 4217 does not list with currency_unknown', () =>
    withTree([], async (_as, client, data) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const reply = await update(root, 'northstar', { base_currency: 'ZZZ' });
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/base_currency']);
      change(data, "update organisations set base_currency = 'ZZZ' where id = 'northstar'");
      assert.is(outcome(await update(root, 'northstar', { base_currency: 'ZZZ', name: 'North' })), '200');
      assert.is(outcome(await update(root, 'northstar', { base_currency: '' })), '200');
    }));

  test('A18 lets a caller inside change its name, units and currency only', async () => {
    const inside = account({ type: 'SuperUser' });
    const above = account({ type: 'User', permissions, organisationId: 'group' });
    await withTree([inside, above], async (as) => {
      assert.is(outcome(await update(as(inside), 'northstar', { name: 'N', units: ['luna', 'casino', 'x'] })), '200');
      for (const changes of [{ enabled: false }, { parent_id: '' }, { parent_id: 'northstar-eu' }])
        assert.is(outcome(await update(as(inside), 'northstar', changes)), '403 permission_denied');
      for (const changes of [{ enabled: false }, { enabled: true }, { parent_id: 'group', enabled: true }])
        assert.is(outcome(await update(as(above), 'northstar', changes)), '200');
      for (const parent_id of ['southstar', 'nowhere', ''])
        assert.is(outcome(await update(as(above), 'northstar', { parent_id })), '403 permission_denied', parent_id);
    });
  });

  test('A18 does not know an organisation that the caller does not reach', async () => {
    const brand = account({ type: 'User', permissions, unitId: 'luna' });
    const bound = account({ type: 'User', permissions, orgBound: true });
    await withTree([brand, bound], async (as) => {
      for (const [caller, id] of [
        [brand, 'northstar'],
        [bound, 'northstar-eu'],
        [bound, 'group'],
        [bound, 'pitboss'],
        [bound, 'nowhere'],
      ] as const)
        assert.is(outcome(await update(as(caller), id, { name: 'Mine' })), '404 organisation_not_found', id);
    });
  });

  test('A18 disables all accounts of the tree until it is enabled again', async () => {
    const inside = account({ type: 'SuperUser' });
    const below = account({ type: 'SuperUser', organisationId: 'northstar-eu' });
    const above = account({ type: 'SuperUser', organisationId: 'group' });
    await withTree([inside, below, above], async (as) => {
      const reached = async () =>
        Promise.all([inside, below, above].map(async (each) => outcome(await as(each)('getOwnOrganisation'))));
      assert.equal(await reached(), ['200', '200', '200']);
      await update(as(above), 'northstar', { enabled: false });
      assert.equal(await reached(), ['401 token_invalid', '401 token_invalid', '200']);
      await update(as(above), 'northstar', { enabled: true });
      assert.equal(await reached(), ['200', '200', '200']);
    });
  });

  test('A18 refuses a parent that is the organisation itself, below it or the platform', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      for (const parent_id of ['northstar', 'northstar-eu', 'pitboss'])
        assert.is(outcome(await update(root, 'northstar', { parent_id })), '422 organisation_parent_invalid');
      assert.is(outcome(await update(root, 'northstar', { parent_id: 'nowhere' })), '404 organisation_not_found');
    }));

  test('A18 refuses to move a tree below one that would become too deep', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      await root('createOrganisation', { body: { id: 'd2', units: [], parent_id: 'southstar' } });
      for (let level = 3; level <= 14; level += 1)
        await root('createOrganisation', { body: { id: `d${level}`, units: [], parent_id: `d${level - 1}` } });
      const move = async (parent_id: string) => outcome(await update(root, 'group', { parent_id }));
      assert.is(await move('d14'), '422 organisation_parent_invalid');
      assert.is(await move('d13'), '200');
    }));

  test("A18 leaves the platform's own organisation enabled and at the top", () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      for (const changes of [{ enabled: false }, { parent_id: 'group' }])
        assert.is(outcome(await update(root, 'pitboss', changes)), '409 platform_organisation');
      assert.is((await update(root, 'pitboss', { name: 'House', enabled: true, parent_id: '' })).body.name, 'House');
    }));

  test('A18 keeps a unit that accounts belong to, and then changes nothing', async () => {
    const inUnit = account({ type: 'User', unitId: 'luna' });
    await withTree([inUnit], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const refused = await update(root, 'northstar', { name: 'New', units: ['casino'] });
      assert.is(outcome(refused), '409 unit_in_use');
      assert.match(refused.body.detail, /luna/);
      const { body } = await update(root, 'northstar', {});
      assert.equal([body.name, body.units], ['northstar', ['luna', 'casino']]);
      assert.equal((await update(root, 'northstar', { units: ['luna'] })).body.units, ['luna']);
    });
  });

  test('A18 under a key is done once', () =>
    withTree([], async (_as, client) => {
      const parts = { path: { org_id: 'northstar' }, body: { name: 'Once' }, headers: { 'idempotency-key': 'k' } };
      await client.call('updateOrganisation', parts);
      await client.call('updateOrganisation', { path: parts.path, body: { name: 'Later' } });
      const again = await client.call('updateOrganisation', parts);
      assert.equal([again.body.name, again.headers.get('idempotent-replayed')], ['Once', 'true']);
      const other = await client.call('updateOrganisation', { ...parts, body: { name: 'Other' } });
      assert.is(outcome(other), '422 idempotency_key_reused');
      const [northstar] = (await client.call('listOrganisations', { query: { limit: 1, page: 1 } })).body;
      assert.is(northstar.name, 'Later');
    }));
});

suite('addOrganisationUnits', (test) => {
  test('A19 adds units behind those that there are, each once', () =>
    withTree([], async (_as, client) => {
      const { body } = await client.call('addOrganisationUnits', { path, body: ['sports', 'luna', 'bingo', 'sports'] });
      assert.equal(body, { succeeded: ['sports', 'luna', 'bingo'], failed: [] });
      const northstar = (await client.call('updateOrganisation', { path, body: {} })).body;
      assert.equal(northstar.units, ['luna', 'casino', 'sports', 'bingo']);
      await client.call('addOrganisationUnits', { path, body: ['bingo'] });
      assert.is((await client.call('updateOrganisation', { path, body: {} })).body.updated, northstar.updated);
    }));

  test('A19 fails those for which there is no room', () =>
    withTree([], async (_as, client) => {
      const many = Array.from({ length: UNITS_MAX }, (_, n) => `unit-${n}`);
      const { body } = await client.call('addOrganisationUnits', { path, body: many });
      assert.equal(body.failed, many.slice(-2));
      assert.is(body.succeeded.length, UNITS_MAX - 2);
      const again = await client.call('addOrganisationUnits', { path, body: ['luna', 'new'] });
      assert.equal(again.body, { succeeded: ['luna'], failed: ['new'] });
    }));

  test('A19 does not know an organisation that the caller does not reach as a whole', async () => {
    const brand = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([brand, stranger], async (as) => {
      for (const caller of [brand, stranger])
        assert.is(
          outcome(await as(caller)('addOrganisationUnits', { path, body: ['x'] })),
          '404 organisation_not_found',
        );
    });
  });

  test('A19 refuses a key that was used for other units', () =>
    withTree([], async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      const first = await client.call('addOrganisationUnits', { path, body: ['a'], headers });
      assert.equal((await client.call('addOrganisationUnits', { path, body: ['a'], headers })).body, first.body);
      const other = await client.call('addOrganisationUnits', { path, body: ['b'], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('removeOrganisationUnits', (test) => {
  test('A20 removes unused units, and lists the others as failed', async () => {
    const inUnit = account({ type: 'User', unitId: 'luna' });
    await withTree([inUnit], async (_as, client) => {
      const asked = ['casino', 'luna', 'unknown', 'casino'];
      const { body } = await client.call('removeOrganisationUnits', { path, body: asked });
      assert.equal(body, { succeeded: ['casino'], failed: ['luna', 'unknown'] });
      assert.equal((await client.call('updateOrganisation', { path, body: {} })).body.units, ['luna']);
    });
  });

  test('A20 keeps a unit that an identity provider belongs to', () =>
    withTree([], async (_as, client) => {
      const created = await client.call('createOauthProvider', {
        body: {
          id: 'casino-id',
          owner: 'northstar:casino',
          client_id: 'pitboss',
          client_secret: 'a client secret',
          issuer_url: 'https://id.example',
          token_url: 'https://id.example/token',
          jwk_url: 'https://id.example/keys',
          redirect_url: 'https://play.example/oauth/callback',
          frontend_url: 'https://backoffice.example/login',
        },
      });
      assert.is(created.status, 200);
      const { body } = await client.call('removeOrganisationUnits', { path, body: ['casino', 'luna'] });
      assert.equal(body, { succeeded: ['luna'], failed: ['casino'] });
      const refused = await client.call('updateOrganisation', { path, body: { units: [] } });
      assert.is(outcome(refused), '409 unit_in_use');
    }));

  test('A20 does not know an organisation that the caller does not reach as a whole', async () => {
    const brand = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });
    await withTree([brand], async (as) => {
      const reply = await as(brand)('removeOrganisationUnits', { path, body: ['luna'] });
      assert.is(outcome(reply), '404 organisation_not_found');
    });
  });

  test('A20 answers a repetition under the same key as at first, and refuses the key for other units', () =>
    withTree([], async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      const first = await client.call('removeOrganisationUnits', { path, body: ['casino'], headers });
      assert.equal(
        (await client.call('removeOrganisationUnits', { path, body: ['casino'], headers })).body,
        first.body,
      );
      const other = await client.call('removeOrganisationUnits', { path, body: ['luna'], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
