import * as assert from 'uvu/assert';
import { account } from '../../support/accounts.ts';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { withGrace } from '../../support/with-grace.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('handlers/accounts/enable-account', (test) => {
  test('A11 lets an account log in again, and revives none of its tokens', () =>
    withGrace(async ({ data, token, act, login, outcomeOf }) => {
      await act('disableAccount');
      const { body } = await act('enableAccount');
      assert.equal([body.id, body.enabled], ['grace', true]);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(outcome(await login()), '200');
      const before = contents(data);
      assert.is((await act('enableAccount')).body.enabled, true);
      assert.equal(contents(data), before);
    }));

  test('A11 refuses an account that holds more, and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('enableAccount'), {
      own: '200',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });

  test('A11 refuses a key that was used for another account', async () => {
    const people = ['grace', 'ada'].map((id) => account({ type: 'User', id }));
    await withTree(people, async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      await client.call('enableAccount', { path: { account_id: 'grace' }, headers });
      const other = await client.call('enableAccount', { path: { account_id: 'ada' }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    });
  });
});
