import * as assert from 'uvu/assert';
import { listPendingResets } from '../../../db/events/outbox.ts';
import { oneTimePasswords, unknownLogins } from '../../../db/tables/accounts.ts';
import type { Passwords } from '../../../platform/unit/services.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createOneTimePasswordHash, createPasswords } from '../../../server/login/passwords.ts';
import { inWords, PASSWORD, textIn, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const NEW = 'blue-anchor-seventeen';

const MINUTE_MS = 60_000;

suite('changePassword', (test) => {
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

  test('A3 refuses the current password, one that contains the username and a common one with password_unacceptable', () =>
    withHolder(async ({ platform, caller, account }) => {
      const before = await account();
      for (const password of [
        PASSWORD,
        `x${USERNAME}x`,
        USERNAME.toUpperCase(),
        'ＡＤＡ@northstar.example',
        'Northstar2026',
      ]) {
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

suite('requestPasswordReset', (test) => {
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

  test('A4 answers an unknown username and a disabled account alike and issues nothing', () =>
    withHolder(
      async ({ platform, events, trail }) => {
        for (const username of [USERNAME, 'nobody']) {
          const reply = await platform.call('requestPasswordReset', { body: { username } });
          assert.is(verdict(reply), '200');
          assert.is(reply.body, undefined);
        }
        assert.equal(await events(), []);
        assert.equal(await trail(), []);
        const counted = await platform.store.read((tx) => tx.all((db) => db.select().from(unknownLogins)));
        assert.equal(counted, [{ id: 1, requests: 2 }]);
      },
      { enabled: false },
    ));

  test('A4 does the same work for a known and an unknown username: one unit that writes one row, and no hash', async () => {
    const hashed: string[] = [];
    const oneTimePasswordHash = (accountId: string) => {
      hashed.push(accountId);
      return 'hash';
    };
    await withHolder(
      async ({ platform, events }) => {
        const { store } = platform;
        const unknown = `x${USERNAME.slice(1)}`;
        const sizes: number[] = [];
        for (const username of [USERNAME, unknown]) {
          const before = { ...store.stats };
          await platform.call('requestPasswordReset', { body: { username } });
          assert.equal([store.stats.reads - before.reads, store.stats.writes - before.writes], [0, 1], username);
          const written = await store.read(async (tx) => ({
            events: await listPendingResets(tx, 10),
            codes: await tx.all((db) => db.select().from(oneTimePasswords)),
            unknown: await tx.all((db) => db.select().from(unknownLogins)),
          }));
          const [event] = written.events.slice(-1);
          assert.equal([written.codes, written.unknown, hashed], [[], [], []], username);
          assert.not.match(JSON.stringify(event), username);
          sizes.push(JSON.stringify(event).length);
        }
        assert.is(sizes[0], sizes[1]);
        assert.equal(
          (await events()).map(({ operatorId }) => operatorId),
          ['northstar'],
        );
        assert.equal(hashed, ['ada']);
      },
      {},
      { oneTimePasswordHash },
    );
  });

  test('A4 issues nothing for a request that waited until it was over', () =>
    withHolder(async ({ platform, events, pass }) => {
      await platform.call('requestPasswordReset', { body: { username: USERNAME } });
      pass(10 * MINUTE_MS);
      assert.equal(await events(), []);
    }));

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

suite('confirmPasswordReset', (test) => {
  /** Any other one-time password. */
  const otherThan = (otp: string): string => String((Number(otp) + 1) % 100_000_000).padStart(8, '0');

  let busy = true;
  const HASHING = { verify: async () => true, hash: async () => 'a-hash' };

  /** Counts nothing, so that a test sees only the limits of the store. */
  const NO_LIMITS = {
    hit: async () => undefined,
    admit: async () => undefined,
    failed: async () => {},
    succeeded: async () => {},
  };

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

  test('A5 refuses a password that contains the username or is common with password_unacceptable, which spends no try', () =>
    withHolder(async ({ otp, confirm, login }) => {
      const code = await otp();
      for (let times = 0; times < 6; times += 1)
        for (const password of [`my ${USERNAME}`, 'password1234'])
          assert.is(verdict(await confirm(code, password)), '422 password_unacceptable');
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
