import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const path = { org_id: 'northstar' };

suite('handlers/accounts/remove-organisation-units', (test) => {
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
