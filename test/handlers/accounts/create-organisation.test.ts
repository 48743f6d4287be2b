import * as assert from 'uvu/assert';
import { LEVELS_MAX } from '../../../db/operators/organisations.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const permissions = EVERY_PERMISSION;

suite('handlers/accounts/create-organisation', (test) => {
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
