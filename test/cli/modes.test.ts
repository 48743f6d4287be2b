import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { migrate } from '../../db/engine/migrate.ts';
import { readRoots } from '../../db/engine/migration.ts';
import { inFull, sampleOf } from '../support/in-full.ts';
import { ADMINISTRATOR, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { program, root, run, watching } from './program.ts';
import { runHere } from './run-here.ts';

/** The program under a given umask, independent of that of the tests. */
const under = (umask: string) => ['sh', '-c', `umask ${umask}; exec "$@"`, 'sh', ...program()];
const environment = {
  PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
  PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
  PITBOSS_WALLET_SECRET: 'a-secret-of-both-sides',
};

const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, (statSync(join(parentPath, name)).mode & 0o777).toString(8)]),
  );

const onlyOwn = (folder: string, ...names: string[]): void => {
  const modes = modesIn(folder);
  for (const name of names) assert.ok(name in modes, `${name} is missing: ${Object.keys(modes)}`);
  for (const [name, mode] of Object.entries(modes)) assert.is(mode, '600', name);
};

/** A folder in which others may do everything. */
const open = (folder: string, name: string): string => {
  mkdirSync(join(folder, name));
  chmodSync(join(folder, name), 0o777);
  return join(folder, name);
};

suite('cli/modes', (test) => {
  for (const umask of sampleOf(['000', '022', '077'], 1))
    test(`under the umask ${umask} only the owner reads store, log, shared memory, lock, keys and copies`, () =>
      withFolder(async (folder) => {
        const how = { program: under(umask), environment };
        const [data, wallet] = [open(folder, 'data'), open(folder, 'wallet')];
        const serving = (words: string[], check: () => Promise<void>) =>
          watching([...words, '--port', '0'], ({ printed }) => printed(/serves http/).then(check), how);
        await serving(['serve', '--data', data], async () => {
          onlyOwn(data, 'pitboss.db', 'pitboss.db-wal', 'pitboss.db-shm', 'lock.db', 'audit.key');
          assert.is((await run(['verify', '--data', data], how)).status, 0);
          assert.is((await run(['backup', '--data', data, '--to', join(folder, 'copy')], how)).status, 0);
          onlyOwn(join(folder, 'copy'), 'pitboss.db');
        });
        onlyOwn(data);
        await serving(['wallet', '--data', wallet], async () => onlyOwn(wallet, 'wallet.db', 'wallet.db-wal'));
      }));

  test('files that an earlier version left readable to others, copies before an upgrade too, are restricted when the store is opened', () =>
    withFolder(async (folder) => {
      const data = open(folder, 'data');
      const started = await runHere(['admin', 'create', '--username', 'second', '--data', data], {
        environment: { PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
      });
      assert.is(started.status, 0, started.stderr);
      const store = join(data, 'pitboss.db');
      cpSync(store, `${store}.before-0001_old`);
      for (const name of ['pitboss.db', 'pitboss.db.before-0001_old', 'lock.db']) chmodSync(join(data, name), 0o666);
      writeFileSync(join(data, 'notes.txt'), 'not ours');
      chmodSync(join(data, 'notes.txt'), 0o644);
      assert.is((await runHere(['migrate', '--data', data])).status, 0);
      const { 'notes.txt': notes, ...own } = modesIn(data);
      assert.is(notes, '644');
      for (const [name, mode] of Object.entries(own)) assert.is(mode, '600', name);
    }));

  inFull(test)('verify narrows all files of a data folder, or none', () =>
    withFolder(async (folder) => {
      const data = open(folder, 'data');
      await watching(['serve', '--data', data, '--port', '0'], ({ printed }) => printed(/serves http/), {
        environment,
      });
      const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const { parentPath, name } of files) chmodSync(join(parentPath, name), 0o666);
      assert.is((await runHere(['verify', '--data', data])).status, 0);
      onlyOwn(data, 'pitboss.db', 'lock.db', 'audit.key');
    }),
  );

  inFull(test)('only the owner can read a copy made before an upgrade', () =>
    withFolder(async (folder) => {
      const data = open(folder, 'data');
      const client = new Database(join(data, 'pitboss.db'));
      const began = readRoots(join(root, 'db/migrations')).find(({ version }) => version === '0.4.0');
      migrate(client, began?.migrations ?? []);
      client.close();
      chmodSync(join(data, 'pitboss.db'), 0o644);
      assert.is((await run(['migrate', '--data', data], { program: under('000') })).status, 0);
      onlyOwn(data, 'pitboss.db.before-upgrade-from-0.4.0');
    }),
  );
});
