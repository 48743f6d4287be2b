import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { SMTPServer } from 'smtp-server';
import * as assert from 'uvu/assert';
import { emit, listPendingEvents, listPendingResets } from '../../../db/events/outbox.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import type { OutboxEvent } from '../../../db/tables/events.ts';
import { createMail } from '../../../server/delivery/mail.ts';
import { queueEvents } from '../../../server/delivery/queue-events.ts';
import { type Queue, Relay } from '../../../server/delivery/relay.ts';
import { ResetRounds } from '../../../server/delivery/reset-rounds.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { CERTIFICATES } from '../../support/certificates.ts';
import { create, isSignedWith, newSecret } from '../../support/destinations.ts';
import { errorLog } from '../../support/error-log.ts';
import { type Holder, USERNAME, withHolder } from '../../support/holder.ts';
import { lightHash } from '../../support/light-hash.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { type Mailbox, startMailbox } from '../../support/mailbox.ts';
import { until } from '../../support/paying-players.ts';
import { Receiver } from '../../support/receiver.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { logIn, withIdentityProvider } from '../../support/with-identity-provider.ts';

suite('server/delivery/mail', (test) => {
  const MAIL = { id: 'm-1', to: 'ann@northstar.example', text: 'Your code\n\n123456', createdAtMs: 0 };

  test('a mail server whose certificate is not trusted is named as such, with the way to trust it, and gets no mail', async () => {
    let mails = 0;
    const server = new SMTPServer({
      ...{ authOptional: true, ...CERTIFICATES.one },
      onData: (stream, _session, done) => {
        mails += 1;
        stream.on('end', () => done()).resume();
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    try {
      const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      const why = await createMail({ url, from: 'pitboss@northstar.example' })(MAIL).then(
        () => 'it was sent',
        (error: unknown) => (error instanceof Error ? error.message : error),
      );
      assert.is(
        why,
        'The certificate of the mail server is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Renew it, or name a file with the certificate of its CA, or with itself if it is self-signed, in NODE_EXTRA_CA_CERTS.',
      );
      assert.is(mails, 0);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});

suite('server/delivery/credentials-mail', (test) => {
  const [FIRST, SECOND, THIRD] = ['blue-anchor-seventeen', 'green-anchor-eighteen', 'red-anchor-nineteen'];

  const ada = account({
    type: 'User',
    id: 'ada',
    username: 'ada',
    permissions: EVERY_PERMISSION,
    passwordHash: lightHash(FIRST),
    contacts: { email: 'ada@northstar.example' },
  });

  const withMail = async (
    work: (scene: { client: Client; data: string; mailbox: Mailbox }) => Promise<void>,
  ): Promise<void> => {
    const mailbox = await startMailbox();
    try {
      await withServer(
        (client, data) => work({ client, data, mailbox }),
        { PITBOSS_SMTP_URL: mailbox.url, PITBOSS_SMTP_FROM: 'pitboss@northstar.example' },
        saveAccounts(ada),
      );
    } finally {
      await mailbox.stop();
    }
  };

  /** The receiver of each mail, and the credentials that it names. */
  const told = ({ mails }: Mailbox): string[] =>
    mails.map((mail) => `${/^To: (.*)\r$/m.exec(mail)?.[1]}: ${/^Changed: (.*)\.\r$/m.exec(mail)?.[1]}`);

  test('A3, A5, A9 changed credentials are mailed to the address that the account had, without what they are', () =>
    withMail(async ({ client, data, mailbox }) => {
      const token = await tokenFor(data, ada);
      const own = { current: FIRST, password: SECOND };
      assert.is((await client.call('changePassword', { body: own, token })).status, 200);
      const update = async (changes: object): Promise<void> => {
        const { status } = await client.call('updateAccount', { body: { id: 'ada', ...changes } });
        assert.is(status, 200);
      };
      await update({ password: THIRD });
      await update({ enabled: true, contacts: { email: 'ada@northstar.example' } });
      await update({ username: 'ada.l', contacts: { email: 'new@northstar.example', phone: '1' } });
      await update({ contacts: { email: 'new@northstar.example' } });
      const [before, after] = ['ada@northstar.example', 'new@northstar.example'];
      await until(
        () => told(mailbox),
        [
          `${before}: password`,
          `${before}: password`,
          `${before}: username, e-mail address, contacts`,
          `${after}: contacts`,
        ],
      );
      await client.call('requestPasswordReset', { body: { username: 'ada.l' }, token: null });
      await until(() => mailbox.mails.length, 5);
      const otp = /One-time password: (\d{8})\r/.exec(mailbox.mails[4] ?? '')?.[1] ?? '';
      const body = { username: 'ada.l', otp, password: FIRST };
      assert.is((await client.call('confirmPasswordReset', { body, token: null })).status, 200);
      await until(() => told(mailbox)[5], `${after}: password`);
      for (const mail of mailbox.mails.toSpliced(4, 1)) {
        assert.match(mail, /^Subject: Your account was changed\r$/m);
        for (const secret of [FIRST, SECOND, THIRD, otp]) assert.not.match(mail, secret);
      }
      assert.not.match(mailbox.mails[2] ?? '', after);
      await until(() => select(data, 'select id from deliveries'), []);
    }));

  test('a second factor that is set up, and one that an administrator removes, are mailed', () =>
    withMail(async ({ client, data, mailbox }) => {
      const token = await tokenFor(data, ada);
      const { secret } = (await client.call('startSecondFactor', { token })).body;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      assert.is((await client.call('confirmSecondFactor', { body: { code }, token })).status, 200);
      await until(() => told(mailbox), ['ada@northstar.example: second factor']);
      const path = { account_id: 'ada' };
      assert.is((await client.call('removeAccountSecondFactor', { path })).status, 200);
      await until(() => told(mailbox)[1], 'ada@northstar.example: second factor');
      assert.not.match(mailbox.mails.join(''), secret);
    }));

  test('a mail about changed credentials waits encrypted and is in no list', () =>
    withMail(async ({ client, data, mailbox }) => {
      mailbox.refuses = true;
      await client.call('updateAccount', { body: { id: 'ada', password: SECOND } });
      await until(() => select(data, 'select kind from deliveries where attempts = 1'), [{ kind: 'mail' }]);
      const [row] = select(data, 'select * from deliveries');
      assert.not.match(String(row?.body), 'ada');
      assert.ok(Number(row?.secret_until_ms) > Number(row?.due_at_ms));
      assert.equal((await client.call('listDeliveries')).body, []);
    }));

  test('a refused change and one without an address mail nothing', () =>
    withMail(async ({ client, data, mailbox }) => {
      const token = await tokenFor(data, ada);
      const wrong = { current: SECOND, password: THIRD };
      assert.is((await client.call('changePassword', { body: wrong, token })).status, 422);
      await client.call('updateAccount', { body: { id: 'ada', contacts: {} } });
      await client.call('updateAccount', { body: { id: 'ada', password: SECOND } });
      await client.call('updateAccount', { body: { id: 'ada', contacts: { email: 'ada@northstar.example' } } });
      await until(() => told(mailbox), ['ada@northstar.example: e-mail address']);
      await until(() => select(data, 'select id from deliveries'), []);
    }));

  test('the first login with an identity provider is mailed, the next one is not', async () => {
    const mailbox = await startMailbox();
    const environment = { PITBOSS_SMTP_URL: mailbox.url, PITBOSS_SMTP_FROM: 'pitboss@northstar.example' };
    // The mail server is named in lower case.
    const expected = ['Ada@northstar.example: identity provider'];
    try {
      await withIdentityProvider(
        async (client, provider, data) => {
          await logIn(client, provider);
          await until(() => told(mailbox), expected);
          await logIn(client, provider);
          await until(() => select(data, 'select id from deliveries'), []);
          assert.equal(told(mailbox), expected);
        },
        { environment },
      );
    } finally {
      await mailbox.stop();
    }
  });
});

suite('server/delivery/password-reset-mail', (test) => {
  const ada = account({
    type: 'User',
    username: 'ada',
    permissions: EVERY_PERMISSION,
    contacts: { email: 'ada@northstar.example' },
  });

  const PASSWORD = 'blue-anchor-seventeen';

  const withMail = async (
    work: (scene: { client: Client; data: string; mailbox: Mailbox; receiver: Receiver }) => Promise<void>,
  ): Promise<void> => {
    const mailbox = await startMailbox();
    const receiver = await Receiver.start();
    try {
      await withServer(
        (client, data) => work({ client, data, mailbox, receiver }),
        {
          PITBOSS_SMTP_URL: mailbox.url,
          PITBOSS_SMTP_FROM: 'Pitboss <pitboss@northstar.example>',
          PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
        },
        saveAccounts(ada, account({ type: 'User', organisationId: 'rival' })),
      );
    } finally {
      await receiver.stop();
      await mailbox.stop();
    }
  };

  const confirm = async (client: Client, otp: string): Promise<number> =>
    (await client.call('confirmPasswordReset', { body: { username: 'ada', otp, password: PASSWORD }, token: null }))
      .status;

  test('A4 the one-time password comes by mail, counts once (A5), and is left nowhere', () =>
    withMail(async ({ client, data, mailbox }) => {
      await client.call('requestPasswordReset', { body: { username: 'ada' }, token: null });
      await until(() => mailbox.mails.length, 1);
      const [mail = ''] = mailbox.mails;
      assert.match(mail, /^From: Pitboss <pitboss@northstar\.example>\r$/m);
      assert.match(mail, /^To: ada@northstar\.example\r$/m);
      assert.match(mail, /^Subject: Your one-time password\r$/m);
      const otp = /One-time password: (\d{8})\r/.exec(mail)?.[1] ?? '';
      await until(() => select(data, 'select id from deliveries'), []);
      assert.equal(select(data, 'select id from outbox'), []);
      assert.is(await confirm(client, otp), 200);
      assert.is(await confirm(client, otp), 401);
      assert.is(
        (await client.call('login', { body: { username: 'ada', password: PASSWORD }, token: null })).status,
        200,
      );
    }));

  test("A4 PasswordResetRequested goes to the organisation's and the platform's destinations that name it, and to no other", () =>
    withMail(async ({ client, data, receiver }) => {
      const events = ['PasswordResetRequested'];
      const secret = newSecret();
      for (const owner_id of ['northstar', 'pitboss', 'rival'])
        await create(client, { owner_id, url: `${receiver.url}/${owner_id}`, events, secret });
      await create(client, { url: `${receiver.url}/all`, events: ['*'] });
      await client.call('requestPasswordReset', { body: { username: 'ada' }, token: null });
      await receiver.arrived(2);
      await until(() => select(data, 'select id from deliveries'), []);
      assert.equal(receiver.received.map(({ path }) => path).sort(), ['/hook/northstar', '/hook/pitboss']);
      const [received] = receiver.received;
      assert.ok(received !== undefined && isSignedWith(secret, received));
      const { event_type, operator_id, data: told } = JSON.parse(received.body);
      assert.equal([event_type, operator_id], ['PasswordResetRequested', 'northstar']);
      assert.equal([told.account_id, told.username, told.contacts], [ada.id, 'ada', ada.contacts]);
      assert.is(await confirm(client, told.otp), 200);
    }));

  test('while it waits, the one-time password stands in no list, in no row and in no audit event', () =>
    withMail(async ({ client, data, mailbox, receiver }) => {
      mailbox.refuses = true;
      receiver.behaviour = () => 500;
      await create(client, { url: receiver.url, events: ['PasswordResetRequested'] });
      await client.call('requestPasswordReset', { body: { username: 'ada' }, token: null });
      await receiver.arrived(1);
      const waiting = () =>
        select(data, 'select kind from deliveries where attempts = 1 order by kind').map(({ kind }) => kind);
      await until(waiting, ['event', 'mail']);
      const { otp } = JSON.parse(receiver.received[0]?.body ?? '').data;
      const rows = ['deliveries', 'outbox', 'audit_events', 'one_time_passwords', 'idempotency_keys'].map((table) =>
        JSON.stringify(select(data, `select * from ${table}`)),
      );
      for (const row of rows) assert.not.ok(row.includes(otp), row);
      assert.match(rows[0] ?? '', /The mail server answered \d{3}\./);
      assert.equal((await client.call('listDeliveries')).body, []);
      assert.equal((await client.call('listDeliveries', { token: await tokenFor(data, ada) })).body, []);
    }));
});

suite('server/delivery/reset-rounds', (test) => {
  const LONG_MS = 2 ** 30;

  const other = {
    ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'northstar', brandId: 'northstar:luna', playerId: 'p-1' },
    ...{ data: {}, createdAtMs: 0 },
  };

  /** The holder's store, what requests leave in it, and the work after them. */
  const scene = ({ platform }: Holder) => {
    const { store, services, issueOneTimePassword } = platform;
    const { secrets } = services;
    const queue: Queue = (tx, events, from) =>
      queueEvents(tx, events, from, { mails: true, secrets, issueOneTimePassword }, 1);
    return {
      store,
      queue,
      request: (username: string) => platform.call('requestPasswordReset', { body: { username } }),
      waiting: () => store.read(async (tx) => (await listPendingResets(tx, 10)).length),
      mails: () => store.read(async (tx) => (await tx.all((db) => db.select().from(deliveries))).length),
    };
  };

  test('A4 a request waits for a round, whose moment it does not decide, and other events do not wait for it', () =>
    withHolder(async (holder) => {
      const { store, queue, request, waiting, mails } = scene(holder);
      let drawn = 0;
      const rounds = new ResetRounds(store, queue, errorLog(), () => {
        drawn += 1;
        return LONG_MS;
      });
      const published: string[] = [];
      const relay = new Relay(
        store,
        [({ eventType }: OutboxEvent) => void published.push(eventType)],
        queue,
        errorLog(),
      );
      await request(USERNAME);
      await request('nobody');
      await store.write((tx) => emit(tx, other));
      await until(async () => (await store.read((tx) => listPendingEvents(tx, 10))).length, 0);
      assert.equal([published, await waiting(), await mails(), drawn], [['WinEvent'], 2, 0, 1]);
      await rounds.stop();
      await relay.stop();
    }));

  test('A4 a request that was acknowledged is issued by the server that starts next, and one that fails is tried again', () =>
    withHolder(async (holder) => {
      const { store, queue, request, waiting, mails } = scene(holder);
      const before = new ResetRounds(store, queue, errorLog(), () => LONG_MS);
      await request(USERNAME);
      await before.stop();
      assert.equal([await waiting(), await mails()], [1, 0]);
      expectErrors(/issuing one-time passwords failed, trying again/);
      let tries = 0;
      const failing: Queue = (...given) => {
        tries += 1;
        if (tries === 1) throw new Error('no room');
        return queue(...given);
      };
      const after = new ResetRounds(store, failing, errorLog(), () => 0);
      await until(async () => [await waiting(), await mails(), tries], [0, 1, 2]);
      await request('nobody');
      await until(async () => [await waiting(), await mails(), tries], [0, 1, 3]);
      await after.stop();
    }));
});
