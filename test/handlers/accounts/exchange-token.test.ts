import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import { changeAccount } from '../../../db/accounts.ts';
import { endTokens } from '../../../db/credentials.ts';
import { saveOauthCode } from '../../../db/oauth-codes.ts';
import { changeOrganisation } from '../../../db/organisations.ts';
import { type Holder, inWords, textIn, verdict, withHolder } from '../../support/holder.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVALID = '401 exchange_token_invalid';

const refreshTokenOf = async (login: Holder['login']): Promise<string> => textIn(await login(), 'refresh_token');

suite('handlers/accounts/exchange-token', (test) => {
  test('A6 answers what a login answers, without the secret, and a token that counts', () =>
    withServer(async (client) => {
      const { body: first } = await client.call('login', {
        body: { username: 'root', password: 'correct horse battery' },
        token: null,
      });
      const { status, body } = await client.call('exchangeToken', {
        body: { token: first.refresh_token },
        token: null,
      });
      assert.is(status, 200);
      assert.equal(Object.keys(body), ['token', 'refresh_token', 'access_to', 'properties', 'services']);
      assert.is.not(body.token, first.token);
      assert.is.not(body.refresh_token, first.refresh_token);
      for (const { token } of [first, body])
        assert.is((await client.call('getOwnAccount', { token })).status, 200, 'both count until they expire');
      const asAccess = await client.call('getOwnAccount', { token: body.refresh_token });
      assert.is(outcome(asAccess), '401 token_invalid');
      const swapped = await client.call('exchangeToken', { body: { token: body.token }, token: null });
      assert.is(outcome(swapped), INVALID);
    }));

  test('A6 a refresh token counts once, and each exchange answers the next one', () =>
    withHolder(async ({ login, exchange, trail }) => {
      let token = await refreshTokenOf(login);
      for (let times = 0; times < 4; times += 1) {
        const reply = await exchange(token);
        assert.is(verdict(reply), '200');
        token = textIn(reply, 'refresh_token');
      }
      assert.equal((await trail()).map(inWords), [
        'ada login ada of northstar done',
        ...Array.from({ length: 4 }, () => 'ada exchangeToken ada of northstar done'),
      ]);
    }));

  test('A6 a refresh token that comes twice ends all that come from its login, and no other login', () =>
    withHolder(async ({ login, exchange, trail }) => {
      const other = await refreshTokenOf(login);
      const first = await refreshTokenOf(login);
      const second = textIn(await exchange(first), 'refresh_token');
      const third = textIn(await exchange(second), 'refresh_token');
      assert.is(verdict(await exchange(first)), INVALID);
      for (const token of [third, second, first]) assert.is(verdict(await exchange(token)), INVALID);
      assert.is(verdict(await exchange(other)), '200');
      assert.equal(
        (await trail()).filter(({ outcome }) => outcome === 'refused').map(inWords),
        ['ada exchangeToken ada of northstar refused exchange_token_invalid'],
        'the theft is told once',
      );
    }));

  test('A6 of exchanges of one token at the same time one is answered, and what it was answered counts no more', () =>
    withHolder(async ({ login, exchange }) => {
      const token = await refreshTokenOf(login);
      const replies = await Promise.all(Array.from({ length: 5 }, () => exchange(token)));
      const done = replies.filter(({ status }) => status === 200);
      assert.is(done.length, 1);
      for (const reply of done) assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), INVALID);
    }));

  test('A6 a refresh token counts for 30 days', () =>
    withHolder(async ({ login, exchange, pass }) => {
      const [early, late] = [await refreshTokenOf(login), await refreshTokenOf(login)];
      pass(30 * DAY_MS - 1);
      assert.is(verdict(await exchange(early)), '200');
      pass(1);
      assert.is(verdict(await exchange(late)), INVALID);
    }));

  test('A6 what is no token of the platform is exchange_token_invalid, and ends nothing', () =>
    withHolder(async ({ login, exchange, trail }) => {
      const token = await refreshTokenOf(login);
      const before = await trail();
      for (const wrong of [
        'x',
        'r_',
        token.slice(2),
        `${token}A`,
        token.slice(0, -1),
        `r_${'A'.repeat(65)}`,
        ` ${token}`,
      ])
        assert.is(verdict(await exchange(wrong)), INVALID, wrong);
      assert.equal(await trail(), before);
      assert.is(verdict(await exchange(token)), '200');
    }));

  test('A6 a disabled account, a disabled organisation and a later epoch exchange nothing', () =>
    withHolder(async ({ platform: { store }, login, exchange, account }) => {
      const token = await refreshTokenOf(login);
      const northstar = (enabled: boolean) => store.write((tx) => changeOrganisation(tx, 'northstar', { enabled }));
      const ada = (enabled: boolean) => store.write((tx) => changeAccount(tx, 'ada', { enabled }));
      for (const turn of [northstar, ada]) {
        await turn(false);
        assert.is(verdict(await exchange(token)), INVALID);
        await turn(true);
      }
      const next = textIn(await exchange(token), 'refresh_token');
      await store.write((tx) => endTokens(tx, 'ada'));
      assert.is((await account()).epoch, 2);
      assert.is(verdict(await exchange(next)), INVALID);
    }));

  test('A6 takes a one-time code once, with the verifier that began the login, for 60 seconds', () =>
    withHolder(async ({ platform, account, pass, trail }) => {
      const verifier = 'v'.repeat(43);
      const { epoch } = await account();
      const give = (code: string) =>
        platform.store.write((tx) =>
          saveOauthCode(tx, {
            codeHash: createHash('sha256').update(code).digest('hex'),
            accountId: 'ada',
            epoch,
            codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
            expiresAtMs: 1_767_250_800_000 + 60_000,
          }),
        );
      const redeem = (token: string, code_verifier?: string) =>
        platform.call('exchangeToken', { body: { token, ...(code_verifier === undefined ? {} : { code_verifier }) } });
      for (const code of ['c_right', 'c_wrong', 'c_without', 'c_late']) await give(code);
      assert.is(verdict(await redeem('c_wrong', 'w'.repeat(43))), INVALID);
      assert.is(verdict(await redeem('c_wrong', verifier)), INVALID, 'a wrong verifier spends the code');
      assert.is(verdict(await redeem('c_without')), INVALID);
      assert.is(verdict(await redeem('c_right', verifier)), '200');
      assert.is(verdict(await redeem('c_right', verifier)), INVALID);
      assert.ok((await account()).lastLoggedInAtMs > 0);
      pass(60_000);
      assert.is(verdict(await redeem('c_late', verifier)), INVALID);
      assert.ok((await trail()).map(inWords).includes('ada exchangeToken ada of northstar done'));
    }));
});
