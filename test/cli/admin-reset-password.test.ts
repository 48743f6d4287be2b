import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { startMailbox } from '../support/mailbox.ts';
import { until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { change, select } from '../support/tables.ts';
import { outcome } from '../support/with-jackpot.ts';
import { sentenceOf, watching } from './program.ts';
import { runHere } from './run-here.ts';

const NEW = 'blue-anchor-seventeen';
const serve = (data: string): string[] => ['serve', '--port', '0', '--data', data];

suite('cli/admin-reset-password', (test) => {
  test('A1 the owner of the data folder sets a new password, also while the platform serves, and logins with the old one end', () =>
    withFolder(async (data) => {
      const environment = {
        PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
        PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
      };
      const mailbox = await startMailbox();
      const mails = { PITBOSS_SMTP_URL: mailbox.url, PITBOSS_SMTP_FROM: 'pitboss@northstar.example' };
      const told = () =>
        mailbox.mails.map((mail) => [/^To: (.*)\r$/m, /^Changed: (.*)\.\r$/m].map((line) => line.exec(mail)?.[1]));
      const words = ['admin', 'reset-password', '--data', data, '--username'];
      const token = await watching(
        serve(data),
        async ({ printed }) => {
          const [url] = await printed(/http:[^\s,]+/);
          const client = new Client(url);
          const before = await client.login();
          const { body: own } = await client.call('getOwnAccount', { token: before });
          const contacts = { email: 'root@northstar.example' };
          const given = await client.call('updateAccount', { body: { id: own.id, contacts }, token: before });
          assert.is(given.status, 200, JSON.stringify(given.body));
          const wrong = { username: 'root', password: 'forgotten' };
          const tries = [];
          for (let n = 0; n < 6; n += 1) tries.push((await client.call('login', { body: wrong, token: null })).status);
          assert.equal(tries, [401, 401, 401, 401, 401, 429]);
          const set = await runHere([...words, 'root'], { input: 'another-password-17\n' });
          assert.equal([set.status, set.stdout], [0, 'The password of root is set, and its logins have ended.\n']);
          assert.is(outcome(await client.call('getOwnAccount', { token: before })), '401 token_invalid');
          const missing = await runHere([...words, 'bea'], { input: `${NEW}\n` });
          assert.is(sentenceOf(missing), 'pitboss: There is no account bea.');
          assert.equal(readdirSync(join(data, 'orders')), [], 'nothing is left of an order');
          await until(told, [['root@northstar.example', 'password']]);
          return client.login({ username: 'root', password: 'another-password-17' });
        },
        { environment: { ...environment, ...mails } },
      );
      change(
        data,
        "insert into second_factors select id, '', 1, 0, 0, '[]' from accounts where type = 'System' and username = 'root'",
      );
      const again = ['The password of ROOT is set, and its logins have ended.'];
      for (const more of [[], ['--remove-second-factor']]) {
        const { status, stdout, stderr } = await runHere([...words, 'ROOT', ...more], { input: `${NEW}\n` });
        assert.is(status, 0, stderr);
        assert.is(stdout, `${again.join(' ')}\n`);
        assert.is(select(data, 'select 1 from second_factors').length, more.length === 0 ? 1 : 0);
        again.push('It has no second factor.');
      }
      const [waiting] = select(data, "select * from deliveries where kind = 'mail'");
      assert.not.match(JSON.stringify(waiting), 'ROOT');
      await watching(
        serve(data),
        async ({ printed }) => {
          const [url] = await printed(/http:[^\s,]+/);
          const client = new Client(url);
          assert.is(outcome(await client.call('getOwnAccount', { token })), '401 token_invalid');
          assert.is(outcome(await client.call('login', { body: ADMINISTRATOR })), '401 credentials_invalid');
          await client.login({ username: 'root', password: NEW });
          await until(() => told()[2], ['root@northstar.example', 'password, second factor']);
        },
        { environment: mails },
      );
      assert.not.match(mailbox.mails.join(''), NEW);
      await mailbox.stop();
      const [event] = select(data, "select * from audit_events where action = 'resetPassword'");
      assert.is(event?.actor_id, null);
      assert.is(event?.owner_id, 'pitboss');
    }));

  test('an invalid request prints one line that says why, and changes nothing', () =>
    withFolder(async (data) => {
      const first = await runHere(['admin', 'create', '--username', 'ann', '--data', data], { input: NEW });
      assert.is(first.status, 0, first.stderr);
      const before = select(data, 'select * from accounts');
      const words = ['admin', 'reset-password', '--data', data];
      const cases: [words: string[], input: string, sentence: RegExp][] = [
        [[...words, '--username', 'bea'], NEW, /^pitboss: There is no account bea\.$/],
        [[...words, '--username', 'ann'], 'too short', /A password has 12 to 256 characters/],
        [[...words, '--username', 'ann'], 'the password of Ann', /contains the username/],
        [words, NEW, /^pitboss: --username is missing\. Usage: pitboss admin reset-password --username NAME/],
      ];
      for (const [given, input, sentence] of cases) {
        const ended = await runHere(given, { input });
        assert.match(sentenceOf(ended), sentence);
        assert.is(ended.status, 1);
      }
      assert.equal(select(data, 'select * from accounts'), before);
    }));
});
