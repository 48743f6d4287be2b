import * as assert from 'uvu/assert';
import { UNITS_MAX } from '../../../db/operators/organisations.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const path = { org_id: 'northstar' };

suite('handlers/accounts/add-organisation-units', (test) => {
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
