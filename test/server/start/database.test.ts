// A long proof: it starts PostgreSQL.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import * as assert from 'uvu/assert';
import { MigrationRefused } from '../../../db/engine/migrate.ts';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import { DataFolderDamaged } from '../../../server/keys/key-file.ts';
import { type Config, readConfig } from '../../../server/settings/config.ts';
import { migrations } from '../../../server/start/assets.ts';
import { DatabaseUnusable } from '../../../server/start/database-unusable.ts';
import { type Running, STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { withRestorable } from '../../support/restorable.ts';
import { Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
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

  test('a server with another data folder needs the key of the database, and says so; one with another store is refused', () =>
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
        const established = at('one', { PITBOSS_NEW_STORE: 'refused' });
        const none = await start(established).then(
          async (running) => running.stop().then(() => 'it serves'),
          (error: unknown) => (error instanceof MigrationRefused ? error.message : error),
        );
        assert.match(
          String(none),
          /^There is no store in postgres:.*\. PITBOSS_NEW_STORE is refused, so none is made\./,
        );
        await (await start(at('one'))).stop();
        await (await start(established)).stop();
        const file = join(folder, 'one/keys/database.key');
        assert.equal(readdirSync(join(folder, 'one/keys')), ['database.key']);
        assert.is(statSync(file).mode & 0o777, 0o600);
        await refused(at('other'), /^The key of postgres:.*database\.key, is missing\. Copy it from the data folder/);
        assert.not.ok(existsSync(join(folder, 'other/keys/database.key')));
        mkdirSync(join(folder, 'other/keys'), { recursive: true });
        writeFileSync(join(folder, 'other/keys/database.key'), `${'ab'.repeat(32)}\n`);
        await refused(at('other'), /database\.key is not the key of postgres:.* Every server needs the same one/);
        await refused(
          at('none', { PITBOSS_DATABASE_KEY: 'cd'.repeat(32) }),
          /^PITBOSS_DATABASE_KEY is not the key of .*: correct PITBOSS_DATABASE_KEY, or remove it and copy keys\/database\.key/,
        );
        const wrong = { PITBOSS_DATABASE_KEY_FILE: join(folder, 'other/keys/database.key') };
        await refused(
          at('none', wrong),
          /^PITBOSS_DATABASE_KEY_FILE is not the key of .*: correct PITBOSS_DATABASE_KEY_FILE,/,
        );
        copyFileSync(file, join(folder, 'other/keys/database.key'));
        await (await start(at('other'))).stop();
        await (await start(at('none', { PITBOSS_DATABASE_KEY_FILE: file }))).stop();
        assert.not.ok(existsSync(join(folder, 'none/keys')));
        writeFileSync(join(folder, 'one/pitboss.db'), '');
        await refused(at('one'), /one already has a store\. Move it to postgres:.* with pitboss move/);
      }),
    ));

  test('a data folder whose database had a store makes no new platform in an empty one, and leaves it empty', () =>
    withRestorable(({ url, keep, restore }) =>
      withFolder(async (folder) => {
        const at = (name: string, more: Record<string, string> = {}) =>
          readConfig(
            { port: '0', data: join(folder, name) },
            { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent', PITBOSS_ADMIN_PASSWORD: PASSWORD, ...more },
          );
        await keep();
        await (await start(at('one'))).stop();
        await restore();
        const refused = async (): Promise<void> => {
          const why = await start(at('one')).then(
            async (running) => running.stop().then(() => 'it serves'),
            (error: unknown) => (error instanceof MigrationRefused ? error.message : error),
          );
          assert.match(
            String(why),
            /^There is no store in postgres:.*, and servers with the data folder .*one have used one\. Restore the database, or correct PITBOSS_DATABASE; for a new platform, choose another data folder with --data\.$/,
          );
        };
        await refused();
        const session = await PostgresSession.open({ url });
        try {
          assert.equal((await session.query("select to_regclass('schema_migrations')")).rows, [[null]]);
          // As a restore that has come as far as the schema leaves it.
          await (await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES })).close();
          await refused();
          assert.equal((await session.query('select count(*) from shared_keys')).rows, [[0]]);
        } finally {
          await session.close();
        }
        mkdirSync(join(folder, 'second/keys'), { recursive: true });
        copyFileSync(join(folder, 'one/keys/database.key'), join(folder, 'second/keys/database.key'));
        await (await start(at('second'))).stop();
        await restore();
        await (await start(at('third', { PITBOSS_DATABASE_KEY: 'cd'.repeat(32) }))).stop();
      }),
    ));

  test('a server whose database lacks a part of its schema is not ready, and the next start is refused; both name it', () =>
    withEmptyDatabase((url) =>
      withFolder(async (folder) => {
        const environment = { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent', PITBOSS_ADMIN_PASSWORD: PASSWORD };
        const config = readConfig({ port: '0', data: join(folder, 'data') }, environment);
        const server = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
        const session = await PostgresSession.open({ url });
        try {
          await session.query('alter view contributions rename to kept');
          const { status, body } = await new Client(server.url).call('getReadiness');
          assert.is(status, 503);
          assert.match(JSON.stringify(body), /schema_incomplete.*Missing: the view contributions\./);
        } finally {
          await session.close();
          await server.stop();
        }
        const why = await start(config).then(
          async (running) => running.stop().then(() => 'it serves'),
          (error: unknown) => (error instanceof DatabaseUnusable ? error.message : error),
        );
        assert.match(
          String(why),
          /^Cannot use postgres:.*\. Its schema is not whole\. Missing: the view contributions\. /,
        );
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
