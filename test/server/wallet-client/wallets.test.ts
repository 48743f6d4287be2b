import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { WalletSessions } from '../../../server/wallet-client/wallet-sessions.ts';
import { by, paidByPlayers, startWalletSide, WALLET_SECRET } from '../../support/paying-players.ts';
import { enter, move, summary, withWallet } from '../../support/scripted-wallet.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('server/wallet-client/operator-wallets', (test) => {
  test("an operator's separate wallet is called for it, and the shared wallet for every other one", () =>
    withFolder(async (folder) => {
      const shared = await startWalletSide(join(folder, 'shared'));
      const own = await startWalletSide(join(folder, 'own'));
      const secretFile = join(folder, 'secret');
      writeFileSync(secretFile, `${WALLET_SECRET}\n`);
      const system = {
        id: 'northstar-wallet',
        name: 'North Star wallet',
        service_id: 'northstar',
        user_types: [],
        resources: [],
        service_config: { wallet: { url: `${own.proxy.url}/`, secret_file: secretFile } },
      };
      try {
        await withServer(
          async (client) => {
            await registerOwners(client);
            const { id: northern } = await openJackpot(client, paidByPlayers('north'));
            await client.call('saveOperators', { body: [{ id: 'southstar', name: 'South Star' }] });
            const path = { operator_id: 'southstar' };
            await client.call('saveBrands', { path, body: [{ id: 'sol', name: 'Sol' }] });
            const owner_id = 'southstar';
            await client.call('createTemplate', { body: { ...paidByPlayers('south'), owner_id } });
            await client.call('publishTemplate', { body: { owner_id, template_id: 'south' } });
            const opened = await client.call('instantiateTemplate', {
              body: instantiation({ template_owner_id: owner_id, instance_owner_id: owner_id, template_id: 'south' }),
            });
            const northerner = await client.call('contributeToInstance', { body: by(northern, 'p-north') });
            const southerner = await client.call('contributeToInstance', {
              body: by(opened.body.id, 'p-south', { brand_id: 'southstar:sol' }),
            });
            assert.equal([outcome(northerner), outcome(southerner)], ['200', '200']);
            assert.equal([own.moved('p-north'), own.moved('p-south')], [-1, 0]);
            assert.equal([shared.moved('p-north'), shared.moved('p-south')], [0, -1]);
          },
          { ...shared.environment, PITBOSS_SYSTEMS: JSON.stringify([system]) },
        );
      } finally {
        await shared.stop();
        await own.stop();
      }
    }));
});

suite('server/wallet-client/wallet-secrets', (test) => {
  const REJECTED = { type: '/problems/token_invalid', title: 'Unknown secret', status: 401, code: 'token_invalid' };

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

suite('server/wallet-client/wallet-sessions', (test) => {
  const MINUTE_MS = 60_000;
  const START_MS = Date.UTC(2027, 0, 1);
  const REQUEST = { operatorId: 'northstar', brandId: 'luna', token: 'session-p-1', currency: 'EUR' };
  const SESSION = { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency: 'EUR' };

  test('a session is remembered for ten minutes, and no longer when the clock is set back', () => {
    let nowMs = START_MS;
    const sessions = new WalletSessions(() => nowMs);
    sessions.remember(REQUEST, SESSION);
    nowMs += 10 * MINUTE_MS - 1;
    assert.equal(sessions.find(REQUEST), SESSION);
    nowMs += 1;
    assert.is(sessions.find(REQUEST), undefined);
    sessions.remember(REQUEST, SESSION);
    nowMs -= 60 * MINUTE_MS;
    assert.is(sessions.find(REQUEST), undefined);
  });
});
