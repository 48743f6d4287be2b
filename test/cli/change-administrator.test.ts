import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { sentenceOf, watching } from './program.ts';
import { runHere } from './run-here.ts';

const PASSWORD = 'a password for tests';

suite('cli/change-administrator', (test) => {
  test('A1 an administrator whose password comes from the environment, a file or a pipe can log in', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const file = join(folder, 'password');
      writeFileSync(file, `${PASSWORD}\n`);
      const ways = {
        ann: { environment: { PITBOSS_ADMIN_PASSWORD: PASSWORD } },
        bea: { environment: { PITBOSS_ADMIN_PASSWORD_FILE: file } },
        cid: { input: `${PASSWORD}\n` },
      };
      for (const [username, how] of Object.entries(ways)) {
        const { status, stdout, stderr } = await runHere(
          ['admin', 'create', '--username', username, '--data', data],
          how,
        );
        assert.is(status, 0, stderr);
        assert.is(stdout, `Created the administrator ${username}.\n`);
        assert.is(stderr, '');
      }
      await watching(['serve', '--port', '0', '--data', data], async ({ printed, stdout }) => {
        const [url] = await printed(/http:[^\s,]+/);
        assert.not.match(stdout(), 'First start');
        for (const username of Object.keys(ways)) await new Client(url).login({ username, password: PASSWORD });
      });
    }));

  test('an invalid request prints one line that says why, and creates no account', () =>
    withFolder(async (data) => {
      const words = ['admin', 'create', '--data', data, '--username'];
      const first = await runHere([...words, 'ann'], { input: PASSWORD });
      assert.is(first.status, 0, first.stderr);
      const cases: [words: string[], input: string, sentence: RegExp][] = [
        [[...words, 'bea'], 'too short', /A password has 12 to 256 characters/],
        [[...words, 'bea'], '', /The password is empty\. Type one, or set PITBOSS_ADMIN_PASSWORD/],
        [[...words, 'bea'], 'The Password Of BEA', /The password contains the username\. Choose another one/],
        [[...words, 'bea'], 'password1234', /on a list of common passwords.* Choose another one/],
        [[...words, 'Ann'], PASSWORD, /The username Ann is taken\. Choose another one/],
        [[...words, ' bea'], PASSWORD, /A username has 1 to 64 letters/],
        [words.slice(0, -1), PASSWORD, /--username is missing\. Usage: pitboss admin create --username NAME/],
      ];
      for (const [given, input, sentence] of cases) {
        const ended = await runHere(given, { input });
        assert.match(sentenceOf(ended), sentence);
        assert.is(ended.status, 1);
      }
    }));

  test('an administrator is created while the platform serves; a command that needs the folder for itself says that it is in use', () =>
    withFolder((data) =>
      watching(['serve', '--port', '0', '--data', data], async ({ printed }) => {
        await printed(/Pitboss serves/);
        const ended = await runHere(['migrate', '--data', data]);
        assert.match(sentenceOf(ended), /^pitboss: The data folder .* is in use by another process/);
        assert.is(ended.status, 1);
        const words = ['admin', 'create', '--username', 'ann', '--data', data];
        const created = await runHere(words, { input: PASSWORD });
        assert.equal([created.status, created.stdout], [0, 'Created the administrator ann.\n']);
        assert.is(
          sentenceOf(await runHere(words, { input: PASSWORD })),
          'pitboss: The username ann is taken. Choose another one.',
        );
      }),
    ));
});
