import * as assert from 'uvu/assert';
import type { Passwords } from '../../../platform/unit/services.ts';
import { createPasswords } from '../../../server/login/passwords.ts';
import { inWords, PASSWORD, textIn, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { suite } from '../../support/suite.ts';

const NEW = 'blue-anchor-seventeen';

suite('handlers/accounts/change-password', (test) => {
  test('A3 sets a new password, and ends every token and the one-time password', () =>
    withHolder(async ({ platform, caller, account, login, otp, confirm, exchange, trail }) => {
      const { epoch } = await account();
      const refreshToken = textIn(await login(), 'refresh_token');
      const code = await otp();
      const reply = await platform.call('changePassword', { body: { password: NEW, current: PASSWORD } }, caller);
      assert.is(verdict(reply), '200');
      assert.is((await account()).epoch, epoch + 1);
      assert.is(verdict(await exchange(refreshToken)), '401 exchange_token_invalid');
      assert.is(verdict(await confirm(code)), '401 otp_invalid');
      assert.is(verdict(await login()), '401 credentials_invalid');
      assert.is(verdict(await login(NEW)), '200');
      assert.ok((await trail()).map(inWords).includes('ada changePassword ada of northstar done'));
    }));

  test('A3 refuses a wrong current password with current_password_wrong, which counts as a failed login', () =>
    withHolder(async ({ platform, caller, account, login, trail }) => {
      const before = await account();
      const change = () =>
        platform.call('changePassword', { body: { password: NEW, current: 'not-the-password' } }, caller);
      for (let failure = 0; failure < 5; failure += 1) assert.is(verdict(await change()), '422 current_password_wrong');
      assert.is(verdict(await change()), '429 too_many_requests');
      assert.is(verdict(await login()), '429 too_many_requests');
      assert.equal(await account(), before);
      assert.equal((await trail()).map(inWords), [
        ...Array.from({ length: 5 }, () => 'ada changePassword ada of northstar refused current_password_wrong'),
      ]);
    }));

  test('A3 refuses the current password and one that contains the username with password_unacceptable', () =>
    withHolder(async ({ platform, caller, account }) => {
      const before = await account();
      for (const password of [PASSWORD, `x${USERNAME}x`, USERNAME.toUpperCase(), 'ＡＤＡ@northstar.example']) {
        const reply = await platform.call('changePassword', { body: { password, current: PASSWORD } }, caller);
        assert.is(verdict(reply), '422 password_unacceptable', password);
      }
      assert.equal(await account(), before);
    }));

  test('A3 leaves the password as it is when the account was changed while it was hashed', () => {
    const own = createPasswords();
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const passwords: Passwords = {
      inTurn: async (address, work) => {
        asked += 1;
        if (asked === 2) resolve();
        await bothHaveRead;
        return own.inTurn(address, work);
      },
    };
    return withHolder(
      async ({ platform, caller, account }) => {
        const changes = [NEW, 'green-harbour-nineteen'].map((password) =>
          platform.call('changePassword', { body: { password, current: PASSWORD } }, caller),
        );
        const verdicts = (await Promise.all(changes)).map(verdict);
        assert.equal(verdicts.sort(), ['200', '401 token_invalid']);
        assert.is((await account()).epoch, 2);
      },
      {},
      { passwords },
    );
  });

  test('A3 is unavailable when too many of the network wait to check a password', () =>
    withHolder(
      async ({ platform, caller }) => {
        const body = { password: NEW, current: PASSWORD };
        assert.is(verdict(await platform.call('changePassword', { body }, caller)), '503 unavailable');
      },
      {},
      { passwords: { inTurn: async () => 'busy' } },
    ));
});
