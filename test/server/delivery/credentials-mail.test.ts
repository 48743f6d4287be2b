import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { lightHash } from '../../support/light-hash.ts';
import { type Mailbox, startMailbox } from '../../support/mailbox.ts';
import { until } from '../../support/paying-players.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { logIn, withIdentityProvider } from '../../support/with-identity-provider.ts';

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

suite('server/delivery/credentials-mail', (test) => {
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
