import * as assert from 'uvu/assert';
import { drawSecurely } from '../../../server/base/draw.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { lightHash } from '../../support/light-hash.ts';
import { granted } from '../../support/new-account.ts';
import { openPlatform, SYSTEM } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const path = { account_id: 'grace' };

suite('handlers/accounts/disable-account', (test) => {
  test('A10 ends every token and the one-time password, and the account logs in no more', async () => {
    const credentials = { username: 'grace', password: 'a password for tests' };
    const passwordHash = lightHash(credentials.password);
    const grace = account({ type: 'User', id: 'grace', username: 'grace', passwordHash });
    await withTree([grace], async (_as, client, data) => {
      const root = await client.login();
      const { token, refresh_token } = (await client.call('login', { body: credentials, token: null })).body;
      await client.call('requestPasswordReset', { body: { username: 'grace' }, token: null });
      const { body } = await client.call('disableAccount', { path, token: root });
      assert.equal([body.id, body.enabled, body.reset_password_otp], ['grace', false, { expires_at: 0 }]);
      assert.is(outcome(await client.call('getOwnAccount', { token })), '401 token_invalid');
      const exchanged = await client.call('exchangeToken', { body: { token: refresh_token }, token: null });
      assert.is(outcome(exchanged), '401 exchange_token_invalid');
      const login = await client.call('login', { body: credentials, token: null });
      assert.is(outcome(login), '401 credentials_invalid');
      assert.is(select(data, 'select 1 from one_time_passwords').length, 0);
      const before = contents(data);
      assert.is((await client.call('disableAccount', { path, token: root })).body.enabled, false);
      assert.equal(contents(data), before);
    });
  });

  test('A10 refuses the own account, one that holds more and one beyond the reach', async () => {
    const user = account({ type: 'User', id: 'user', permissions: granted('accounts Update') });
    const strong = account({ type: 'User', id: 'strong', permissions: granted('winners Read') });
    const brand = account({ type: 'SuperUser', unitId: 'luna' });
    await withTree([user, strong, brand], async (as) => {
      const disable = async (by: As, account_id: string) =>
        outcome(await by('disableAccount', { path: { account_id } }));
      assert.is(await disable(as(user), 'user'), '409 own_account');
      assert.is(await disable(as(user), 'strong'), '403 permission_exceeds_own');
      assert.is(await disable(as(brand), 'strong'), '404 account_not_found');
      assert.is(await disable(as(user), 'unknown'), '404 account_not_found');
    });
  });

  test('A10 leaves the last enabled System account', async () => {
    const platform = openPlatform({ draw: drawSecurely, clock: Date.now });
    try {
      await saveAccounts(account({ type: 'System', id: 'last' }))(platform.store);
      const reply = await platform.call('disableAccount', { path: { account_id: 'last' } }, SYSTEM);
      assert.is(reply.code, 'last_system_account');
    } finally {
      await platform.close();
    }
  });

  test('A10 refuses a key that was used for another account', async () => {
    const people = ['grace', 'ada'].map((id) => account({ type: 'User', id }));
    await withTree(people, async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      await client.call('disableAccount', { path, headers });
      await client.call('enableAccount', { path });
      const again = await client.call('disableAccount', { path, headers });
      assert.equal([again.body.enabled, again.headers.get('idempotent-replayed')], [false, 'true']);
      const other = await client.call('disableAccount', { path: { account_id: 'ada' }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    });
  });
});
