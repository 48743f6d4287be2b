import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { create, isSignedWith, newSecret } from '../../support/destinations.ts';
import { type Mailbox, startMailbox } from '../../support/mailbox.ts';
import { until } from '../../support/paying-players.ts';
import { Receiver } from '../../support/receiver.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

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

suite('server/delivery/password-reset-mail', (test) => {
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
