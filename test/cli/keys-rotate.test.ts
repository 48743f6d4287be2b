import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/settings/config.ts';
import { until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { start } from '../support/start.ts';
import { suite } from '../support/suite.ts';
import { outcome } from '../support/with-jackpot.ts';
import { sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

/** Serves a data folder for as long as the work takes. */
const served = async <Result>(data: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const { username, password } = ADMINISTRATOR;
  const environment = { PITBOSS_ADMIN_USERNAME: username, PITBOSS_ADMIN_PASSWORD: password };
  const running = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent', ...environment }));
  try {
    return await work(new Client(running.url, data));
  } finally {
    await running.stop();
  }
};

suite('cli/keys-rotate', (test) => {
  test('A1 earlier tokens stay valid on the running platform, and new ones are signed with the new key', () =>
    withServer(async (client, data) => {
      const old = await client.login();
      const textOf = () => {
        const folder = join(data, 'keys');
        const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('jwt-'));
        return readFileSync(join(folder, name), 'utf8');
      };
      const [before = ''] = textOf().split('\n');
      const { status, stdout } = await runHere(['keys', 'rotate', '--data', data]);
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
      const stolen = await client.call('login', { body: ADMINISTRATOR, token: null });
      const { stdout } = await runHere(['keys', 'rotate', '--revoke', '--data', data]);
      assert.match(stdout, /^Replaced 1 signing key\. All logins have ended\. Services/);
      const refreshed = await client.call('exchangeToken', { body: { token: stolen.body.refresh_token }, token: null });
      assert.is(outcome(refreshed), '401 exchange_token_invalid');
      await until(async () => outcome(await client.call('getOwnAccount', { token })), '401 token_invalid');
      const other = new Client(client.url);
      await other.login(ADMINISTRATOR);
      assert.is((await other.call('getOwnAccount')).status, 200);
    }));

  test('A6 with --revoke while the platform is stopped, earlier logins have ended when it starts', () =>
    withFolder(async (data) => {
      const first = await served(data, (client) => client.call('login', { body: ADMINISTRATOR, token: null }));
      const exchange = (client: Client) =>
        client.call('exchangeToken', { body: { token: first.body.refresh_token }, token: null });
      assert.is((await runHere(['keys', 'rotate', '--revoke', '--data', data])).status, 0);
      assert.is(outcome(await served(data, exchange)), '401 exchange_token_invalid');
    }));

  test('a platform that has issued no token has no keys to replace yet', () =>
    withFolder(async (data) => {
      await served(data, async () => {});
      const { status, stdout } = await runHere(['keys', 'rotate', '--data', data]);
      assert.equal([status, stdout], [0, 'There are no signing keys yet: the first login creates one.\n']);
    }));

  test('a folder without keys is said in one line', () =>
    withFolder(async (data) => {
      const ended = await runHere(['keys', 'rotate', '--data', data]);
      assert.match(sentenceOf(ended), /^pitboss: There are no keys in .*\. Choose the data folder with --data\.$/);
      assert.is(ended.status, 1);
    }));
});
