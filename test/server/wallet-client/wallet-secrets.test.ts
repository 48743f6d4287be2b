import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { enter, move, summary, withWallet } from '../../support/scripted-wallet.ts';
import { suite } from '../../support/suite.ts';

const REJECTED = { type: '/problems/token_invalid', title: 'Unknown secret', status: 401, code: 'token_invalid' };

suite('server/wallet-client/wallet-secrets', (test) => {
  test('E3 while a secret is replaced, a wallet that knows only one of the two takes every call, and each is signed with both', () =>
    withWallet(async ({ wallet, sent, script, secrets, headers, heard }) => {
      let known = 'old';
      const bearers = (): string[] => headers.splice(0).map(({ authorization }) => `${authorization}`.slice(7));
      script(() => {
        const { authorization } = headers.at(-1) ?? {};
        return authorization === `Bearer ${known}` ? [200, { balance: 1 }] : [401, REJECTED];
      });
      secrets.splice(0, 1, 'old');
      assert.is(summary(await move(wallet, 'Debit')), 'done');
      secrets.splice(0, 1, 'new', 'old');
      assert.is(summary(await move(wallet, 'Debit')), 'done');
      assert.equal(sent.at(-1), sent.at(-2), 'sent again as it was');
      const [, rejected, accepted] = headers;
      assert.equal(rejected?.['webhook-id'], accepted?.['webhook-id'], 'under the same id');
      for (const secret of ['new', 'old'])
        new Webhook(secret, { format: 'raw' }).verify(JSON.stringify(sent.at(-1)?.body), Object(accepted));
      assert.equal(bearers(), ['old', 'new', 'old']);
      assert.is(summary(await move(wallet, 'Credit')), 'done');
      assert.equal(bearers(), ['old'], 'the one that was accepted is used first');
      known = 'new';
      assert.is(summary(await move(wallet, 'Credit')), 'done');
      assert.is(summary(await move(wallet, 'Credit')), 'done');
      assert.equal(bearers(), ['old', 'new', 'new']);
      secrets.splice(0, 2, 'new');
      assert.is(summary(await move(wallet, 'Debit')), 'done');
      assert.equal(bearers(), ['new']);
      assert.equal([...new Set(heard.map((each) => each.split(' ')[1]))], ['done'], 'no call was refused');
    }));

  test('E3 a wallet that knows neither secret refuses the platform; a session that it refuses is not sent twice', () =>
    withWallet(async ({ wallet, script, secrets, headers }) => {
      secrets.splice(0, 1, 'new', 'old');
      script(() => [401, { ...REJECTED, detail: 'Your secrets are new and old.' }]);
      const answer = await move(wallet, 'Debit', 'p-1', 'token');
      assert.equal(answer, { outcome: 'refused', code: 'token_invalid', ofPlatform: true, words: 'Unknown secret' });
      assert.is(headers.splice(0).length, 2);
      script(() => [401, { ...REJECTED, code: 'player_token_invalid' }]);
      assert.is((await enter(wallet)).outcome, 'refused');
      assert.is(headers.length, 1);
    }));

  test('E3 a call that is sent again and then gets no answer is uncertain, like every other', () =>
    withWallet(async ({ wallet, script, secrets, headers }) => {
      secrets.splice(0, 1, 'new', 'old');
      script(() => (headers.length === 1 ? [401, REJECTED] : (response) => response.destroy()));
      assert.equal(await move(wallet, 'Debit'), {
        outcome: 'uncertain',
        why: 'failed',
        detail: 'The wallet could not be reached or closed the connection.',
      });
    }));
});
