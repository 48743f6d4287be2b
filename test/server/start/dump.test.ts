// A long proof: it starts PostgreSQL, of two versions, and runs Debian's pg_dump, psql and pg_upgrade.
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { createMoveSteps } from '../../../cli/move.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { routes } from '../../../generated/server/operations.gen.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { moveToDatabase } from '../../../server/start/move-to-database.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { run } from '../../cli/program.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { goOn, resuming, shownOf } from '../../support/campaign.ts';
import { installedVersions, withDebianPostgres } from '../../support/debian-postgres.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { NOTHING, requests } from '../../support/every-operation.ts';
import { refusedBy, reportOf, withStory } from '../../support/moving.ts';
import { notRun } from '../../support/not-run.ts';
import { type Installed, initialized, withInstalled, withInstalledBy } from '../../support/postgres.ts';
import { FROM_SOURCE } from '../../support/process.ts';
import { Client } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';

const running = promisify(execFile);

/** A server of PostgreSQL, with the programs of version 15 that reach it. */
type Cluster = {
  /** The folder of its data. */
  readonly data: string;
  url(database: string): string;
  /** Runs statements. */
  ask(database: string, text: string): Promise<void>;
  /** Runs commands of the guide, with a file for the dump, and a database for each that they name. */
  follow(commands: string, file: string, names: Readonly<Record<string, string>>): Promise<unknown>;
  stop(): Promise<void>;
};

/** Runs work on data that is there. */
const withServed = async (
  installed: Installed,
  programs: string,
  data: string,
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> => {
  const { folder } = installed;
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'jit=off'];
  const { stop } = await installed.serve(data, settings);
  const url = (database: string): string => `postgres://postgres@/${database}?host=${folder}`;
  const env = { PGHOST: folder, PGUSER: 'postgres', PATH: `${programs}:/usr/bin:/bin` };
  const cluster: Cluster = {
    ...{ data, url, stop },
    ask: async (database, text) => {
      const session = await PostgresSession.open({ url: url(database) });
      await session.script(text).finally(() => session.close());
    },
    follow: (commands, file, names) => {
      const own = Object.entries(names).reduce(
        (text, [name, by]) => text.replaceAll(new RegExp(`(?<= )${name}$`, 'gm'), by),
        commands.replaceAll('sudo -u postgres ', '').replaceAll('/var/lib/postgresql/pitboss.sql', file),
      );
      return running('sh', ['-ec', own], { env });
    },
  };
  await work(cluster).finally(stop);
};

const withCluster = async (
  installed: Installed,
  programs: string,
  name: string,
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> => withServed(installed, programs, await initialized(installed, name), work);

/** Upgrades a copy of the data of version 15, and runs work on it. */
const withUpgraded = async (
  from: Cluster,
  programs: string,
  installed: Installed,
  to: string,
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> => {
  const data = await initialized(installed, 'upgraded');
  const folders = ['--old-datadir', from.data, '--new-datadir', data, '--socketdir', installed.folder];
  const words = ['--old-bindir', programs, '--new-bindir', to, ...folders, '--username', 'postgres', '--no-sync'];
  await installed.run('pg_upgrade', words);
  await withServed(installed, programs, data, work);
};

const blocks = blocksFor('docs/guides/many-servers.md', import.meta.filename);
const [DUMP = '', RESTORE = '', CORRECT = ''] = blocks.take('Backups').map(({ text }) => text);

/** A server that starts repeats the messages that were not taken. */
const withoutAttempts = ({ attempts, last_attempt, next_attempt, last_error, ...rest }: Record<string, unknown>) =>
  rest;

/** The replies of every list operation to the administrator. */
const listsOf = async (url: string, data: string): Promise<Readonly<Record<string, unknown>>> => {
  const environment = { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent' };
  const config = readConfig({ port: '0', data }, environment);
  const server = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
  try {
    const client = new Client(server.url);
    await client.login();
    const { body: instances } = await client.call('listInstances');
    const { body: wins } = await client.call('listWins', {});
    const world = { ...NOTHING, instanceId: instances[0].id, transactionId: wins[0]?.transaction_id ?? '' };
    const asked = requests(world);
    const answers: Record<string, unknown> = {};
    for (const { operationId, mode, method } of routes) {
      if (mode !== 'read' || method !== 'get' || !/^(?:list|get|report)/.test(operationId)) continue;
      const { path = {}, query = {} } = asked[operationId];
      const { status, body } = await client.call(operationId, { path, query });
      assert.ok(status < 500, `${operationId}: ${JSON.stringify(body)}`);
      answers[operationId] = Array.isArray(body) ? body.map(withoutAttempts) : status;
    }
    // Each login adds to these.
    for (const operationId of ['listAuditEvents', 'listOwnSessions']) delete answers[operationId];
    assert.ok(Object.values(answers).filter((answer) => Array.isArray(answer) && answer.length > 0).length >= 10);
    return answers;
  } finally {
    await server.stop();
  }
};

/** Runs work with a story in the database `story` of version 15, a folder, and its data folder in that. */
const withStoryOn15 = (
  work: (
    on15: Cluster,
    data: string,
    folder: string,
    debian: { installed: Installed; programs: string },
    /** Resumes the campaign in a database, and without one in a copy of the data folder from before it was moved. */
    resume: (url?: string) => Promise<unknown>,
  ) => Promise<void>,
): Promise<void> =>
  withDebianPostgres('a dump and its restore', (installed, programs) =>
    withCluster(installed, programs, 'data15', (on15) =>
      withStory(async (data, folder, campaign) => {
        const plain = join(folder, 'plain');
        cpSync(data, plain, { recursive: true });
        const resume = (url?: string) =>
          resuming(
            campaign,
            plain,
            async (resumed) => [await shownOf(resumed.platform, campaign), await goOn(resumed, campaign)],
            url,
          );
        await on15.ask('postgres', 'create role pitboss');
        await on15.ask('postgres', 'create database story');
        const url = on15.url('story');
        const there = { data, database: { url, migrates: false } };
        await moveToDatabase(
          data,
          { url },
          createMoveSteps(() => {}, [{ data, database: undefined }, there]),
        );
        await work(on15, data, folder, { installed, programs }, resume);
      }),
    ),
  );

const reportOn = (cluster: Cluster, database: string, data: string): Promise<string> =>
  reportOf({ data, database: { url: cluster.url(database), migrates: false } });

suite('server/start/dump', (test) => {
  test('a dump of version 15 is restored into 15 and 18 without an error: every balance follows from the ledger, and every list is the same; pg_upgrade does the same', () =>
    withStoryOn15((on15, data, folder, { installed, programs }, resume) =>
      withInstalled((newer) =>
        withCluster(newer, programs, 'data18', async (on18) => {
          await on18.ask('postgres', 'create role pitboss');
          const lists = await listsOf(on15.url('story'), data);
          const report = await reportOn(on15, 'story', data);
          const check = async (cluster: Cluster, database: string): Promise<void> => {
            assert.is(await reportOn(cluster, database, data), report);
            assert.equal(await listsOf(cluster.url(database), data), lists);
          };
          const file = join(folder, 'story.sql');
          await on15.follow(DUMP, file, { pitboss: 'story' });
          for (const cluster of [on15, on18]) {
            await cluster.follow(RESTORE, file, {});
            await check(cluster, 'restored');
          }
          assert.equal(await resume(on18.url('restored')), await resume());
          await reportOn(on18, 'restored', data);
          await on15.stop();
          await withUpgraded(on15, programs, installed, programs, (upgraded) => check(upgraded, 'story'));
          const [version] = installedVersions().filter((each) => each > 15);
          if (version === undefined) notRun('pg_upgrade to a newer version', 'Debian 12 has version 15 alone');
          else {
            const to = `/usr/lib/postgresql/${version}/bin`;
            const install = (later: Installed) =>
              withUpgraded(on15, programs, later, to, (each) => check(each, 'story'));
            await withInstalledBy(() => to, install);
          }
        }),
      ),
    ));

  test('a dump with the functions of 0.14.0 is restored once it is corrected; without, a start and the doctor name what is missing', () =>
    withStoryOn15(async (on15, data, folder) => {
      const report = await reportOn(on15, 'story', data);
      const file = join(folder, 'story.sql');
      await on15.follow(DUMP, file, { pitboss: 'story' });
      // As PostgreSQL writes the function of that version.
      const text = readFileSync(file, 'utf8')
        .replaceAll('json_each(given text, path text[])', 'json_each(text, text[])')
        .replace('json_at(json_each.given, json_each.path)', 'json_at(json_each."", json_each."")');
      assert.match(text, 'json_each(text, text[])');
      writeFileSync(file, text);
      const refused = await on15.follow(RESTORE, file, {}).catch(({ stderr }) => stderr);
      assert.match(String(refused), /zero-length delimited identifier/);
      await on15.follow(
        RESTORE.replace(/^.*createdb.*$/m, '').replaceAll(/--single-transaction --set=\S+ /g, ''),
        file,
        {},
      );
      const environment = { PITBOSS_DATABASE: on15.url('restored'), PITBOSS_DATA: data };
      const sentence =
        /Its schema is not whole\. Missing: .*the view \w+.*\. Wait until a restore is over, or restore it again/;
      assert.match(await refusedBy(['serve', '--port', '0'], environment), sentence);
      const doctor = await run(['doctor'], { program: FROM_SOURCE, environment });
      assert.is(doctor.status, 1);
      assert.match(doctor.stdout, sentence);
      await on15.follow(CORRECT, file, {});
      await on15.ask('postgres', 'drop database restored');
      await on15.follow(RESTORE, file, {});
      assert.is(await reportOn(on15, 'restored', data), report);
      await listsOf(on15.url('restored'), data);
    }));

  test('every block of the guide was run', () => assert.equal(blocks.left(), []));
});
