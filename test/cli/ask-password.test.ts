import { PassThrough } from 'node:stream';
import * as assert from 'uvu/assert';
import { askPassword } from '../../cli/ask-password.ts';
import { CommandStopped } from '../../cli/command.ts';
import { suite } from '../support/suite.ts';

/** Asks with what is typed or piped; the answer, and everything that was shown. */
const ask = async (typed: string, isTerminal: boolean): Promise<{ password: string | Error; shown: string }> => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(typed);
  const password = await askPassword({ input, output, isTerminal }).catch((error: Error) => error);
  output.end();
  return { password, shown: (await output.toArray()).join('') };
};

const SECRET = 'correct horse battery';

suite('cli/ask-password', (test) => {
  test('at a terminal it is typed twice and never shown', async () => {
    const { password, shown } = await ask(`${SECRET}\r${SECRET}\r`, true);
    assert.is(password, SECRET);
    assert.is(shown, 'Password (12 to 256 characters, not shown): \nRepeat the password: \n');
  });

  test('two that differ are refused', async () => {
    const { password, shown } = await ask(`${SECRET}\r${SECRET}y\r`, true);
    assert.match((password as Error).message, /The passwords differ/);
    assert.not.match(shown, /horse/);
  });

  test('a pipe gives the password in one line, without a prompt', async () => {
    for (const end of ['\n', '\r\n', '', '\nmore\n']) {
      const { password, shown } = await ask(`${SECRET}${end}`, false);
      assert.is(password, SECRET);
      assert.is(shown, '');
    }
  });

  test('Ctrl-C at the first or the second time stops the command', async () => {
    for (const typed of ['corr\x03', `${SECRET}\rcorr\x03`]) {
      const { password } = await ask(typed, true);
      assert.instance(password, CommandStopped);
      assert.match(String(password), /Nothing was changed\.$/);
    }
  });

  test('no password is refused with what to do', async () => {
    for (const [typed, isTerminal] of [
      ['', false],
      ['\n', false],
      ['\r', true],
      ['', true],
    ] as const) {
      const { password } = await ask(typed, isTerminal);
      assert.match((password as Error).message, /set PITBOSS_ADMIN_PASSWORD/);
    }
  });
});
