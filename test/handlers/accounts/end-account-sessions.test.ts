import * as assert from 'uvu/assert';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { withGrace } from '../../support/with-grace.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('handlers/accounts/end-account-sessions', (test) => {
  test('ends every token of the account, which stays enabled and logs in again, and is audited', () =>
    withGrace(async ({ client, data, token, act, login, outcomeOf, exchangeOutcome }) => {
      const headers = { 'idempotency-key': 'k' };
      assert.is((await act('endAccountSessions', headers)).status, 200);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(await exchangeOutcome(), '401 exchange_token_invalid');
      const again = await login();
      assert.is(again.status, 200);
      // A repeated request ends nothing that began since.
      assert.is((await act('endAccountSessions', headers)).headers.get('idempotent-replayed'), 'true');
      assert.is(await outcomeOf(again.body.token), '200');
      assert.equal(
        select(data, "select actor_username, target_id, outcome from audit_events where action = 'endAccountSessions'"),
        [{ actor_username: 'root', target_id: 'grace', outcome: 'done' }],
      );
      const reused = await client.call('endAccountSessions', { path: { account_id: 'another' }, headers });
      assert.is(outcome(reused), '422 idempotency_key_reused');
    }));

  test('refuses the own account, one that holds more and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('endAccountSessions'), {
      own: '409 own_account',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });
});
