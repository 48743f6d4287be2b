import * as assert from 'uvu/assert';
import { drawSecurely } from '../../../server/base/draw.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import { until } from '../../support/paying-players.ts';
import { openPlatform, SYSTEM } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';
import { withGrace } from '../../support/with-grace.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const path = { account_id: 'grace' };

suite('handlers/accounts/disable-account', (test) => {
  test('A10 ends every token and the one-time password, and the account logs in no more', () =>
    withGrace(async ({ client, data, token, act, login, outcomeOf, exchangeOutcome }) => {
      await client.call('requestPasswordReset', { body: { username: 'grace' }, token: null });
      await until(() => select(data, 'select 1 from one_time_passwords').length, 1);
      const { body } = await act('disableAccount');
      assert.equal([body.id, body.enabled, body.reset_password_otp], ['grace', false, { expires_at: 0 }]);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(await exchangeOutcome(), '401 exchange_token_invalid');
      assert.is(outcome(await login()), '401 credentials_invalid');
      assert.is(select(data, 'select 1 from one_time_passwords').length, 0);
      const before = contents(data);
      assert.is((await act('disableAccount')).body.enabled, false);
      assert.equal(contents(data), before);
    }));

  test('A10 refuses the own account, one that holds more and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('disableAccount'), {
      own: '409 own_account',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
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
