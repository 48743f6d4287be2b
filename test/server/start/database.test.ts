// A long proof: it starts PostgreSQL.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import * as assert from 'uvu/assert';
import { DataFolderDamaged } from '../../../server/keys/key-file.ts';
import { type Config, readConfig } from '../../../server/settings/config.ts';
import { type Running, STOP_LIMITS, start } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { Client, withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const PASSWORD = 'correct horse battery';

type Login = { readonly username: string; readonly password: string };

/** Starts servers on one database at the same time, which share a data folder. */
const withServers = (
  count: number,
  work: (servers: readonly Running[], logins: readonly Login[]) => Promise<void>,
): Promise<void> =>
  withEmptyDatabase((url) =>
    withFolder(async (folder) => {
      const config = readConfig(
        { port: '0', data: join(folder, 'data') },
        { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent' },
      );
      const logins: Login[] = [];
      const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
      const started = await Promise.all(
        Array.from({ length: count }, () => start(config, (login) => logins.push(login), limits)),
      );
      try {
        await work(started, logins);
      } finally {
        await Promise.all(started.map((server) => server.stop()));
      }
    }),
  );

suite('server/start/database', (test) => {
  test('servers that start on an empty database at the same time create one administrator, whose login counts on each of them', () =>
    withServers(3, async (servers, logins) => {
      assert.is(logins.length, 1);
      const clients = servers.map(({ url }) => new Client(url));
      const token = await clients[0]?.login(logins[0]);
      for (const client of clients) {
        const { status, body } = await client.call('listAccounts', { token: token ?? '' });
        assert.equal([status, body.map((account: { username: string }) => account.username)], [200, ['admin']]);
      }
    }));

  test('a server with another data folder needs the key of the database, and says so; one with a store of its own is refused', () =>
    withEmptyDatabase((url) =>
      withFolder(async (folder) => {
        const at = (name: string, more: Record<string, string> = {}) =>
          readConfig(
            { port: '0', data: join(folder, name) },
            { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent', PITBOSS_ADMIN_PASSWORD: PASSWORD, ...more },
          );
        const refused = async (config: Config, sentence: RegExp): Promise<void> => {
          const why = await start(config).then(
            async (running) => running.stop().then(() => 'it serves'),
            (error: unknown) => (error instanceof DataFolderDamaged ? error.message : error),
          );
          assert.match(String(why), sentence);
        };
        await (await start(at('one'))).stop();
        const file = join(folder, 'one/keys/database.key');
        assert.equal(readdirSync(join(folder, 'one/keys')), ['database.key']);
        assert.is(statSync(file).mode & 0o777, 0o600);
        await refused(at('other'), /^The key of postgres:.*database\.key, is missing\. Copy it from the data folder/);
        assert.not.ok(existsSync(join(folder, 'other/keys/database.key')));
        mkdirSync(join(folder, 'other/keys'), { recursive: true });
        writeFileSync(join(folder, 'other/keys/database.key'), `${'ab'.repeat(32)}\n`);
        await refused(at('other'), /database\.key is not the key of postgres:.* Every server needs the same one/);
        await refused(at('none', { PITBOSS_DATABASE_KEY: 'cd'.repeat(32) }), /^PITBOSS_DATABASE_KEY is not the key of/);
        copyFileSync(file, join(folder, 'other/keys/database.key'));
        await (await start(at('other'))).stop();
        await (await start(at('none', { PITBOSS_DATABASE_KEY_FILE: file }))).stop();
        assert.not.ok(existsSync(join(folder, 'none/keys')));
        writeFileSync(join(folder, 'one/pitboss.db'), '');
        await refused(at('one'), /one has a store of its own\. Move it to postgres:.* with pitboss move/);
      }),
    ));

  test('a database that cannot be reached is one sentence, without the password', () =>
    withFolder(async (data) => {
      const config = readConfig(
        { port: '0', data },
        { PITBOSS_DATABASE: 'postgres://me:s3cret@/none?host=/nowhere', PITBOSS_LOG_LEVEL: 'silent' },
      );
      const why = await start(config).then(
        () => assert.unreachable('there is no database'),
        (error: unknown) => error,
      );
      assert.match(String(why), /Cannot use postgres:\/\/me@\/none\?host=\/nowhere \(.+\)\. Check PITBOSS_DATABASE/);
      assert.not.match(inspect(why, { depth: 10, showHidden: true }), /s3cret/);
    }));
});
