import * as assert from 'uvu/assert';
import { inWords, textIn, verdict, withHolder } from '../../support/holder.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/accounts/logout', (test) => {
  test('ends every token of its login at once, and of no other', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, trail }) => {
      const [one, other] = [await login(), await login()];
      const next = await exchange(textIn(one, 'refresh_token'));
      const caller = await identify(textIn(next, 'token'));
      assert.is(verdict(await call('logout', {}, caller)), '200');
      for (const reply of [one, next]) {
        assert.is(await identify(textIn(reply, 'token')), undefined);
        assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
      }
      assert.is((await identify(textIn(other, 'token')))?.accountId, 'ada');
      assert.is(verdict(await exchange(textIn(other, 'refresh_token'))), '200');
      assert.ok((await trail()).map(inWords).includes('ada logout ada of northstar done'));
    }));

  test('ends a login that began with an identity provider as well', () =>
    withHolder(async ({ platform, giveCode, redeem, exchange }) => {
      await giveCode('c_code');
      const reply = await redeem('c_code');
      const caller = await platform.identify(textIn(reply, 'token'));
      assert.is(verdict(await platform.call('logout', {}, caller)), '200');
      assert.is(await platform.identify(textIn(reply, 'token')), undefined);
      assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
    }));

  test('a login does not tell how its refresh tokens begin', () =>
    withHolder(async ({ login, platform: { identify } }) => {
      const reply = await login();
      const { sid = '' } = (await identify(textIn(reply, 'token'))) ?? {};
      assert.match(sid, /^[A-Za-z0-9_-]{22}$/);
      assert.not.ok(textIn(reply, 'refresh_token').includes(sid));
    }));
});
