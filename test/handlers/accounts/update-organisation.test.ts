import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const permissions = EVERY_PERMISSION;

const update = (as: As, org_id: string, body: object): Promise<Reply> =>
  as('updateOrganisation', { path: { org_id }, body });

suite('handlers/accounts/update-organisation', (test) => {
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
