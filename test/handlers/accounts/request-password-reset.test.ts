import * as assert from 'uvu/assert';
import { listPendingResets } from '../../../db/events/outbox.ts';
import { oneTimePasswords, unknownLogins } from '../../../db/tables/accounts.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createOneTimePasswordHash } from '../../../server/login/passwords.ts';
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
