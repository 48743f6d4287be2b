import * as assert from 'uvu/assert';
import { unknownLogins } from '../../../db/tables/accounts.ts';
import { inWords, PASSWORD, textIn, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { suite } from '../../support/suite.ts';

const NEW = 'blue-anchor-seventeen';
const MINUTE_MS = 60_000;

/** Any other one-time password. */
const otherThan = (otp: string): string => String((Number(otp) + 1) % 100_000_000).padStart(8, '0');

suite('handlers/accounts/confirm-password-reset', (test) => {
  test('A5 sets a new password once, and ends every token', () =>
    withHolder(async ({ login, otp, confirm, exchange, account, trail }) => {
      const { epoch } = await account();
      const refreshToken = textIn(await login(), 'refresh_token');
      const code = await otp();
      const reply = await confirm(code);
      assert.is(verdict(reply), '200');
      assert.is(reply.body, undefined);
      assert.is((await account()).epoch, epoch + 1);
      assert.is(verdict(await exchange(refreshToken)), '401 exchange_token_invalid');
      assert.is(verdict(await login()), '401 credentials_invalid');
      assert.is(verdict(await login(NEW)), '200');
      assert.is(verdict(await confirm(code, 'green-harbour-nineteen')), '401 otp_invalid');
      assert.is(verdict(await login(NEW)), '200');
      const words = (await trail()).map(inWords);
      assert.ok(words.includes('ada confirmPasswordReset ada of northstar done'));
      assert.ok(words.includes('ada confirmPasswordReset ada of northstar refused otp_invalid'));
    }));

  test('A5 a one-time password counts for 10 minutes', () =>
    withHolder(async ({ otp, confirm, pass }) => {
      const early = await otp();
      pass(10 * MINUTE_MS);
      assert.is(verdict(await confirm(early)), '401 otp_invalid');
      const late = await otp();
      pass(10 * MINUTE_MS - 1);
      assert.is(verdict(await confirm(late)), '200');
    }));

  test('A5 a new one-time password replaces the one before', () =>
    withHolder(async ({ otp, confirm }) => {
      const first = await otp();
      const second = await otp();
      if (first !== second) assert.is(verdict(await confirm(first)), '401 otp_invalid');
      assert.is(verdict(await confirm(second)), '200');
    }));

  test('A5 a one-time password dies after 5 wrong tries by any caller', () =>
    withHolder(
      async ({ otp, confirm, login }) => {
        const code = await otp();
        for (let times = 0; times < 5; times += 1)
          assert.is(verdict(await confirm(otherThan(code))), '401 otp_invalid');
        assert.is(verdict(await confirm(code)), '401 otp_invalid');
        assert.is(verdict(await login()), '200');
      },
      {},
      { loginAttempts: NO_LIMITS },
    ));

  test('A5 of many tries at once no more than 5 count', () =>
    withHolder(
      async ({ otp, confirm }) => {
        const code = await otp();
        const tries = Array.from({ length: 5 }, () => confirm(otherThan(code)));
        const verdicts = (await Promise.all([...tries, confirm(code)])).map(verdict);
        assert.equal(
          verdicts,
          Array.from({ length: 6 }, () => '401 otp_invalid'),
        );
      },
      {},
      { loginAttempts: NO_LIMITS },
    ));

  test('A5 a one-time password that is confirmed twice at once sets one password', () =>
    withHolder(async ({ otp, confirm, account }) => {
      const code = await otp();
      const passwords = [NEW, 'green-harbour-nineteen'];
      const verdicts = (await Promise.all(passwords.map((password) => confirm(code, password)))).map(verdict);
      assert.equal(verdicts.sort(), ['200', '401 otp_invalid']);
      assert.is((await account()).epoch, 2);
    }));

  test('A5 answers an unknown username, an account without one and a disabled account alike with otp_invalid', () =>
    withHolder(
      async ({ platform, confirm, account }) => {
        const before = await account();
        const { stats } = platform.store;
        const counts = { ...stats };
        const own = await confirm('12345678');
        const ownWrites = stats.writes - counts.writes;
        const body = { username: 'nobody', otp: '12345678', password: NEW };
        const unknown = await platform.call('confirmPasswordReset', { body });
        assert.is(verdict(own), '401 otp_invalid');
        assert.equal(unknown, own);
        assert.equal([ownWrites, stats.writes - counts.writes], [1, 2]);
        const unknownCounted = await platform.store.read((tx) => tx.all((db) => db.select().from(unknownLogins)));
        assert.equal(unknownCounted, [{ id: 1, requests: 1 }]);
        assert.equal(await account(), before);
      },
      { enabled: false },
    ));

  test('A5 counts what is wrong as failed logins, and answers too_many_requests after five', () =>
    withHolder(async ({ otp, confirm, login }) => {
      const code = await otp();
      for (let times = 0; times < 5; times += 1) await confirm(otherThan(code));
      assert.is(verdict(await confirm(code)), '429 too_many_requests');
      assert.is(verdict(await login()), '429 too_many_requests');
    }));

  test('A5 forgets failed logins once the reset is confirmed', () =>
    withHolder(async ({ otp, confirm, login }) => {
      for (let times = 0; times < 4; times += 1) await login('wrong');
      assert.is(verdict(await confirm(await otp())), '200');
      assert.is(verdict(await login()), '401 credentials_invalid');
      assert.is(verdict(await login(NEW)), '200');
    }));

  test('A5 refuses a password that contains the username with password_unacceptable, which spends no try', () =>
    withHolder(async ({ otp, confirm, login }) => {
      const code = await otp();
      for (let times = 0; times < 6; times += 1)
        assert.is(verdict(await confirm(code, `my ${USERNAME}`)), '422 password_unacceptable');
      assert.is(verdict(await login()), '200');
      assert.is(verdict(await confirm(code, PASSWORD)), '200');
    }));

  test('A5 spends nothing when too many passwords are hashed at once', () =>
    withHolder(
      async ({ otp, confirm }) => {
        const code = await otp();
        assert.is(verdict(await confirm(code)), '503 unavailable');
        assert.is(verdict(await confirm(code)), '503 unavailable');
        busy = false;
        assert.is(verdict(await confirm(code)), '200');
      },
      {},
      { passwords: { inTurn: async (_, work) => (busy ? 'busy' : work(HASHING)) } },
    ));
});

let busy = true;
const HASHING = { verify: async () => true, hash: async () => 'a-hash' };

/** Counts nothing, so that a test sees only the limits of the store. */
const NO_LIMITS = {
  hit: async () => undefined,
  admit: async () => undefined,
  failed: async () => {},
  succeeded: async () => {},
};
