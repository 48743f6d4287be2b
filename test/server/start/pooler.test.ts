// A long proof: it starts PostgreSQL and PgBouncer.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/settings/config.ts';
import { DatabaseUnusable } from '../../../server/start/database-unusable.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { root } from '../../cli/program.ts';
import { debianProgram } from '../../support/debian-postgres.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { notRun } from '../../support/not-run.ts';
import { until } from '../../support/paying-players.ts';
import { initialized, withInstalled } from '../../support/postgres.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const CONFIGURATION = readFileSync(join(root, 'ops/deploy/many-servers/pgbouncer.ini'), 'utf8');
/** PgBouncer does not run as root; this user is on every system. */
const NOBODY = 65_534;

/** Runs work on PostgreSQL behind a PgBouncer with the configuration of the guide, changed as given. */
const withPooler = async (change: (text: string) => string, work: (url: string) => Promise<void>): Promise<void> => {
  const pgbouncer = debianProgram('usr/sbin/pgbouncer');
  if (pgbouncer === undefined) return notRun('a pooler', 'PgBouncer is not installed; make prove-tools unpacks it');
  await withInstalled(async (installed) => {
    const { folder } = installed;
    const data = await initialized(installed, 'data');
    const server = await installed.serve(data, ['listen_addresses=', `unix_socket_directories=${folder}`]);
    const file = join(folder, 'pgbouncer.ini');
    // Sockets in place of addresses, and no password.
    const own = change(CONFIGURATION)
      .replace('host=10.0.0.1 port=5432', `host=${folder} dbname=postgres user=postgres`)
      .replace('listen_addr = 10.0.0.1', `unix_socket_dir = ${folder}`)
      .replace(/^auth_type.*\nauth_file.*$/m, 'auth_type = any');
    installed.write(file, own);
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const pooler = spawn(pgbouncer, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = new Promise((resolve) => pooler.once('exit', resolve));
    try {
      await until(() => /listening on unix/.test(said) || said, true);
      await work(`postgres://pitboss@/pitboss?host=${folder}&port=6432`);
    } finally {
      pooler.kill('SIGKILL');
      await ended;
      await server.stop();
    }
  });
};

const configOf = (url: string, folder: string) =>
  readConfig(
    { port: '0', data: join(folder, 'data') },
    {
      ...{ PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent' },
      ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
    },
  );

suite('server/start/pooler', (test) => {
  test('two servers work behind PgBouncer with the configuration of the guide', () =>
    withPooler(
      (text) => text,
      (url) =>
        withFolder(async (folder) => {
          const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
          const servers = [await start(configOf(url, folder), undefined, limits)];
          try {
            servers.push(await start(configOf(url, folder), undefined, limits));
            const [one, other] = servers.map((server) => new Client(server.url));
            await one?.login();
            await other?.login();
            assert.ok(one && other);
            await registerOwners(one);
            const { id } = await openJackpot(one);
            for (const client of [one, other])
              assert.ok((await client.call('contributeToInstance', { body: contribution(id) })).status < 300);
          } finally {
            for (const server of servers) await server.stop();
          }
        }),
    ));

  for (const [pools, more] of [
    ['one connection', 'default_pool_size = 1'],
    ['several connections', 'default_pool_size = 20'],
  ] as const)
    test(`with ${pools} lent by transaction, a start is refused by name`, () =>
      withPooler(
        (text) =>
          text.replace('pool_mode = session', 'pool_mode = transaction').replace(/^default_pool_size.*$/m, more),
        (url) =>
          withFolder(async (folder) => {
            const why = await start(configOf(url, folder)).then(
              async (running) => running.stop().then(() => 'it serves'),
              (error: unknown) => (error instanceof DatabaseUnusable ? error.message : error),
            );
            assert.match(
              String(why),
              /leads to a pooler .* pool_mode = transaction.* Set pool_mode = session, or name PostgreSQL/,
            );
          }),
      ));
});
