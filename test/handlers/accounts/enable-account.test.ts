import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { lightHash } from '../../support/light-hash.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const path = { account_id: 'grace' };

suite('handlers/accounts/enable-account', (test) => {
  test('A11 lets an account log in again, and revives none of its tokens', async () => {
    const credentials = { username: 'grace', password: 'a password for tests' };
    const passwordHash = lightHash(credentials.password);
    const grace = account({ type: 'User', id: 'grace', username: 'grace', passwordHash });
    await withTree([grace], async (_as, client, data) => {
      const root = await client.login();
      const { token } = (await client.call('login', { body: credentials, token: null })).body;
      await client.call('disableAccount', { path, token: root });
      const { body } = await client.call('enableAccount', { path, token: root });
      assert.equal([body.id, body.enabled], ['grace', true]);
      assert.is(outcome(await client.call('getOwnAccount', { token })), '401 token_invalid');
      assert.is(outcome(await client.call('login', { body: credentials, token: null })), '200');
      const before = contents(data);
      assert.is((await client.call('enableAccount', { path, token: root })).body.enabled, true);
      assert.equal(contents(data), before);
    });
  });

  test('A11 refuses an account that holds more, one beyond the reach and a key used for another', async () => {
    const grace = account({ type: 'SuperUser', id: 'grace' });
    const user = account({ type: 'User', permissions: EVERY_PERMISSION });
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([grace, user, stranger], async (as, client) => {
      assert.is(outcome(await as(user)('enableAccount', { path })), '403 permission_exceeds_own');
      assert.is(outcome(await as(stranger)('enableAccount', { path })), '404 account_not_found');
      const headers = { 'idempotency-key': 'k' };
      await client.call('enableAccount', { path, headers });
      const other = await client.call('enableAccount', { path: { account_id: user.id }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    });
  });
});
