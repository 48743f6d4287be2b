import * as assert from 'uvu/assert';
import { oneTimePasswords } from '../../../db/one-time-passwords.ts';
import { unknownLogins } from '../../../db/unknown-logins.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createOneTimePasswordHash } from '../../../server/login/one-time-password-hash.ts';
import { inWords, textIn, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const MINUTE_MS = 60_000;

suite('handlers/accounts/request-password-reset', (test) => {
  test('A4 publishes PasswordResetRequested with 8 digits that count for 10 minutes, and answers nothing', () =>
    withHolder(async ({ platform, events, trail }) => {
      const reply = await platform.call('requestPasswordReset', { body: { username: USERNAME.toUpperCase() } });
      assert.is(verdict(reply), '200');
      assert.is(reply.body, undefined);
      const [event, ...others] = await events();
      assert.equal(others, []);
      assert.is(event?.eventType, 'PasswordResetRequested');
      assert.is(event?.operatorId, 'northstar');
      const { otp, ...data } = (event?.data ?? {}) as Readonly<Record<string, unknown>>;
      const opened = createSecretBox(platform.keys.secrets).open(String(otp));
      assert.match(opened, /^\d{8}$/);
      assert.equal(data, {
        account_id: 'ada',
        username: USERNAME,
        expires_at: Number(event?.createdAtMs) + 10 * MINUTE_MS,
        contacts: { email: USERNAME },
      });
      assert.equal((await trail()).map(inWords), ['ada requestPasswordReset ada of northstar done']);
    }));

  test('A4 stores no more of a one-time password than a hash that its account and a key outside of the store decide', () =>
    withHolder(async ({ platform, otp }) => {
      const code = await otp();
      const rows = await platform.store.read((tx) => tx.all((db) => db.select().from(oneTimePasswords)));
      assert.is(rows.length, 1);
      const [row] = rows;
      assert.not.match(JSON.stringify(row), code);
      const hashWith = createOneTimePasswordHash(platform.keys.secrets);
      assert.is(row?.hash, hashWith('ada', code));
      assert.is.not(row?.hash, hashWith('bea', code));
      assert.is.not(row?.hash, createOneTimePasswordHash(Buffer.alloc(32))('ada', code));
    }));

  test('A4 shows that a reset is pending until the one-time password is over', () =>
    withHolder(async ({ platform, caller, otp, pass }) => {
      const isPending = async () => textIn(await platform.call('getOwnAccount', {}, caller), 'pending_password_reset');
      assert.is(await isPending(), 'false');
      await otp();
      assert.is(await isPending(), 'true');
      pass(10 * MINUTE_MS);
      assert.is(await isPending(), 'false');
    }));

  test('A4 answers an unknown username and a disabled account alike, does the same work and issues nothing', () =>
    withHolder(
      async ({ platform, events, trail }) => {
        const { stats } = platform.store;
        for (const username of [USERNAME, 'nobody']) {
          const before = { ...stats };
          const reply = await platform.call('requestPasswordReset', { body: { username } });
          assert.is(verdict(reply), '200');
          assert.is(reply.body, undefined);
          assert.equal([stats.reads - before.reads, stats.writes - before.writes], [0, 1], username);
        }
        assert.equal(await events(), []);
        assert.equal(await trail(), []);
        const counted = await platform.store.read((tx) => tx.all((db) => db.select().from(unknownLogins)));
        assert.equal(counted, [{ id: 1, requests: 2 }]);
      },
      { enabled: false },
    ));

  test('A4 issues for an account without contacts too', () =>
    withHolder(
      async ({ otp, events }) => {
        assert.match(await otp(), /^\d{8}$/);
        assert.is((await events()).length, 1);
      },
      { contacts: {} },
    ));

  test('A4 answers three requests an hour for a username from one network, known or not, then too_many_requests', () =>
    withServer(async (client) => {
      for (const username of ['root', 'nobody']) {
        const request = (name: string) =>
          client.call('requestPasswordReset', { body: { username: name }, token: null });
        for (let times = 0; times < 3; times += 1) assert.is(outcome(await request(username)), '200');
        const refused = await request(username.toUpperCase());
        assert.is(outcome(refused), '429 too_many_requests');
        const wait = Number(refused.headers.get('retry-after'));
        assert.ok(wait > 0 && wait <= 3600, String(wait));
        assert.is(refused.headers.get('ratelimit'), `"password-reset";r=0;t=${wait}`);
        assert.is(refused.headers.get('ratelimit-policy'), '"password-reset";q=3;w=3600');
      }
    }));
});
