import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { outcome } from '../support/with-jackpot.ts';
import { run, sentenceOf } from './program.ts';

suite('cli/keys-rotate', (test) => {
  test('A1 tokens that were signed before still count on the platform that runs, and new ones are signed anew', () =>
    withServer(async (client, data) => {
      const old = await client.login();
      const textOf = () => {
        const folder = join(data, 'keys');
        const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('jwt-'));
        return readFileSync(join(folder, name), 'utf8');
      };
      const [before = ''] = textOf().split('\n');
      const { status, stdout } = await run(['keys', 'rotate', '--data', data]);
      assert.is(status, 0);
      assert.match(
        stdout,
        /^Replaced 1 signing key\. Existing tokens stay valid until they expire, within 30 minutes\. Services/,
      );
      const [current, retired = ''] = textOf().split('\n');
      assert.is.not(current, before);
      assert.ok(retired.startsWith(`${before} `));
      const fresh = await client.login();
      for (const token of [old, fresh]) assert.is((await client.call('getOwnAccount', { token })).status, 200);
      assert.not.match(stdout, before);
    }));

  test('A1 with --revoke they end within a second, and a login gives one that counts', () =>
    withServer(async (client, data) => {
      const token = await client.login();
      const { stdout } = await run(['keys', 'rotate', '--revoke', '--data', data]);
      assert.match(stdout, /Existing tokens are no longer valid/);
      await until(async () => outcome(await client.call('getOwnAccount', { token })), '401 token_invalid');
      const other = new Client(client.url);
      await other.login(ADMINISTRATOR);
      assert.is((await other.call('getOwnAccount')).status, 200);
    }));

  test('a folder without keys is said in one line', () =>
    withFolder(async (data) => {
      const ended = await run(['keys', 'rotate', '--data', data]);
      assert.match(sentenceOf(ended), /^pitboss: There are no keys in .*\. Choose the data folder with --data\.$/);
      assert.is(ended.status, 1);
    }));
});
