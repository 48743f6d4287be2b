// A long proof: it starts PostgreSQL.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isAdditive } from '../../db/engine/migration.ts';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { migrations } from '../../server/start/assets.ts';
import { FROM_SOURCE, withPrograms } from '../support/process.ts';
import { Client, withFolder } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withEmptyDatabase } from '../support/with-empty-database.ts';
import { run, sentenceOf } from './program.ts';

const PASSWORD = 'correct horse battery';
const ADMIN = { username: 'admin', password: PASSWORD };

type Platform = {
  readonly url: string;
  /** The addresses of two servers. */
  readonly servers: readonly [one: string, other: string];
  pitboss(words: string, environment?: Record<string, string>): ReturnType<typeof run>;
  stop(): Promise<void>;
};

/** Two servers on one database, each with a separate data folder, and the command line at a third place. */
const withServers = (work: (platform: Platform) => Promise<void>): Promise<void> =>
  withEmptyDatabase((url) =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const environment = { PITBOSS_DATABASE: url, PITBOSS_ADMIN_PASSWORD: PASSWORD, PITBOSS_LOG_LEVEL: 'warn' };
        const serve = (name: string) => start(['serve', '--port', '0', '--data', join(folder, name)], environment);
        const one = await serve('one');
        for (const name of ['other', 'here']) {
          mkdirSync(join(folder, name));
          cpSync(join(folder, 'one/keys'), join(folder, name, 'keys'), { recursive: true });
        }
        const other = await serve('other');
        await work({
          url,
          servers: [one.url, other.url],
          pitboss: (words, more = {}) =>
            run([...words.split(' '), '--data', join(folder, 'here')], {
              program: FROM_SOURCE,
              environment: { ...environment, ...more },
            }),
          stop: async () => {
            for (const server of [one, other]) assert.is(await server.end('SIGTERM'), 0, server.output());
          },
        });
      }),
    ),
  );

suite('cli/database', (test) => {
  test('commands work on a database while servers use it, and those for files say what to do instead', () =>
    withServers(async ({ servers, pitboss, stop }) => {
      const [client, other] = servers.map((url) => new Client(url)) as [Client, Client];
      await client.login(ADMIN);
      await registerOwners(client);
      const { id } = await openJackpot(client);
      assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
      const done = async (words: string, said: RegExp, more?: Record<string, string>): Promise<void> => {
        const ended = await pitboss(words, more);
        assert.is(ended.status, 0, `${words}: ${ended.stderr}`);
        assert.match(ended.stdout, said);
      };
      const refused = async (words: string, said: RegExp): Promise<void> => {
        const ended = await pitboss(words);
        assert.is(ended.status, 1, `${words}: ${ended.stdout}`);
        assert.match(sentenceOf(ended), said);
      };
      await done('verify', /1 instance, 2 entries: every balance follows from the ledger\./);
      await done('migrate', /^The schema in postgres:.* is up to date\.$/m);
      await done('admin create --username ada', /^Created the administrator ada\.$/m);
      await other.login({ username: 'ada', password: PASSWORD });
      await done('admin reset-password --username ada', /logins have ended/, {
        PITBOSS_ADMIN_PASSWORD: 'another long password',
      });
      assert.is((await other.call('listAccounts')).status, 401, 'on the other server too');
      await other.login({ username: 'ada', password: 'another long password' });
      await done('keys rotate', /^Replaced 1 signing key\. Existing tokens stay valid/);
      await done('keys rotate-secrets', /^There is a new key for secrets/);
      await done('keys rotate-audit', /^The ledger has a new key, which has sealed the chain of 1 instance\./);
      for (const [at, each] of [client, other].entries()) {
        const body = { ...contribution(id), idempotency_key: `after-${at}` };
        assert.is((await each.call('contributeToInstance', { body })).status, 200);
      }
      await done('verify', /1 instance, \d entries: every balance follows from the ledger\./);
      await done('keys rotate --revoke', /All logins have ended/);
      await done('config print', /^PITBOSS_DATABASE +postgres:\/\/postgres@\/s_/m);
      const doctor = await pitboss('doctor --port 0');
      assert.match(doctor.stdout, /^ok {3}data {6}Postgres:.* has the schema of this version/m);
      await done('reconcile', /^No operator is on hold\.$/m);
      await refused('player erase --operator none --brand none --player p', /There is no brand none:none/);
      await refused('archive --before 2020-01-01', /in a database, which PITBOSS_DATABASE names\. It keeps the whole/);
      await refused('backup --to copy', /in a database.* pg_dump or pg_basebackup/);
      await refused('replicate --to copy', /in a database.* a standby/);
      await refused('restore --from copy', /in a database.* its own tools/);
      await stop();
    }));

  test('commands refuse a database without a store, and one of a newer or an earlier version', () =>
    withEmptyDatabase((url) =>
      withFolder(async (data) => {
        const how = { program: FROM_SOURCE, environment: { PITBOSS_DATABASE: url, PITBOSS_ADMIN_PASSWORD: PASSWORD } };
        const pitboss = (words: string) => run([...words.split(' '), '--data', data], how);
        for (const words of ['verify', 'admin create --username ada', 'keys rotate', 'reconcile'])
          assert.match(sentenceOf(await pitboss(words)), /There is no store in the database\. The first start/, words);
        assert.is((await pitboss('migrate')).status, 0);
        const session = await PostgresSession.open({ url });
        const { rows } = await session.query('select max(position) from schema_migrations');
        const last = Number(rows[0]?.[0]);
        const was = await session.query('select tag, hash from schema_migrations where position = $1', [last]);
        await session.query('delete from schema_migrations where position = $1', [last]);
        for (const words of ['verify', 'admin create --username ada'])
          assert.match(
            sentenceOf(await pitboss(words)),
            /is from an earlier version\. Migrate it first: pitboss migrate/,
          );
        await session.query('insert into schema_migrations values ($1, $2, $3), ($4, $5, $5)', [
          ...[last, ...(was.rows[0] ?? [])],
          ...[last + 1, '9999_later'],
        ]);
        await session.query('update store_state set oldest = $1', [last + 1]);
        for (const words of ['verify', 'migrate', 'serve --port 0'])
          assert.match(sentenceOf(await pitboss(words)), /written by a newer version .* 9999_later/, words);
        await session.close();
      }),
    ));

  test('a version that changes the schema waits until servers of an earlier version have stopped', () =>
    withEmptyDatabase((url) =>
      withFolder(async (data) => {
        const how = { program: FROM_SOURCE, environment: { PITBOSS_DATABASE: url } };
        const pitboss = (words: string) => run([...words.split(' '), '--data', data], how);
        assert.is((await pitboss('migrate')).status, 0);
        const session = await PostgresSession.open({ url });
        // The newest migration that needs all earlier servers to stop is to come, and those after it.
        const position = migrations().findLastIndex((migration) => !isAdditive(migration)) + 1;
        await session.query('delete from schema_migrations where position >= $1', [position]);
        const insert = 'insert into servers (id, name, version, schema_tag, beat, started_at_ms)';
        await session.query(
          `${insert} values ('a', 'one:7', '0.9.0', 'before', 0, 0), ('b', 'dead:8', '0.9.0', 'before', 0, 0)`,
        );
        const beating = setInterval(() => void session.query("update servers set beat = beat + 1 where id = 'a'"), 300);
        for (const words of ['migrate', 'serve --port 0'])
          assert.match(
            sentenceOf(await pitboss(words)),
            /Servers of an earlier version use the database: one:7 \(0\.9\.0\)\. Stop them first/,
          );
        clearInterval(beating);
        await session.close();
        // It tries to migrate, now that the other one has died: the table exists already here.
        assert.not.match((await pitboss('migrate')).stderr, /Stop them first/);
      }),
    ));
});
