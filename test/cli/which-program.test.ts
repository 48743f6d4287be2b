import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { hashPackage } from '../../server/start/program.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { built, program, root, run, watching } from './program.ts';

const FOLDERS = ['migrations', 'wallet-migrations'];
const FILES = ['pitboss.mjs', 'program.mjs', 'work.cjs', 'work.compiled', 'reader-thread.mjs', 'simulator-thread.mjs'];

/** Runs work with a copy of the built program, which finds its packages from there, with another byte in it. */
const withPatched = async (work: (words: readonly string[], folder: string) => Promise<void>): Promise<void> => {
  built('pitboss.mjs');
  const folder = mkdtempSync(join(root, 'dist/patched-'));
  try {
    for (const name of [...FILES, ...FOLDERS])
      cpSync(join(root, 'dist', name), join(folder, name), { recursive: true });
    appendFileSync(join(folder, 'program.mjs'), '\n// Patched.\n');
    await work([process.execPath, join(folder, 'pitboss.mjs')], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const sha256Of = async (words: readonly string[]): Promise<string> => {
  const { name, version, form, sha256 } = JSON.parse((await run(['version', '--json'], { program: words })).stdout);
  assert.equal([name, form], ['pitboss', 'package']);
  assert.match(version, /^\d+\.\d+\.\d+/);
  return sha256;
};

const recorded = (data: string) =>
  select(
    data,
    `select action, json_extract(detail, '$.sha256') as sha256, json_extract(detail, '$.sha256_before') as before
     from audit_events where action like 'start%Program' order by at_ms`,
  );

suite('cli/which-program', (test) => {
  test('the hash of a package is that of the sums of its files, and a changed, missing or added one changes it', () =>
    withFolder(async (folder) => {
      const files = { 'work.cjs': 'one', 'pitboss.mjs': 'two', 'notes.txt': 'not of the program' };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
      const first = await hashPackage(folder);
      assert.is(first, sum(`${sum('two')}  pitboss.mjs\n${sum('one')}  work.cjs\n`));
      writeFileSync(join(folder, 'notes.txt'), 'changed');
      assert.is(await hashPackage(folder), first);
      writeFileSync(join(folder, 'work.cjs'), 'other');
      assert.is.not(await hashPackage(folder), first);
    }));

  test('each start is recorded, and that of another program says so, with both hashes', () =>
    withFolder((data) =>
      withPatched(async (patched, folder) => {
        const genuine = await sha256Of(program());
        const other = await sha256Of(patched);
        assert.is(other, await hashPackage(folder));
        assert.is.not(other, genuine);
        const environment = {
          PITBOSS_LOG_LEVEL: 'silent',
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        };
        const serve = (words: readonly string[], work: (url: string) => Promise<void> = async () => {}) =>
          watching(
            ['serve', '--port', '0', '--data', data, '--json'],
            async ({ printed, send, ended }) => {
              const [, url = ''] = await printed(/"event":"serving","url":"([^"]+)"/);
              await work(url);
              send('SIGTERM');
              await ended;
            },
            { environment, program: words },
          );
        await serve(program());
        await serve(program());
        const doctor = (words: readonly string[], ...more: string[]) =>
          run(['doctor', '--program', '--data', data, ...more], { program: words });
        const sums = join(data, 'SUMS');
        writeFileSync(sums, `${genuine}  pitboss\n`);
        const same = await doctor(program(), '--sums', sums);
        assert.is(same.status, 0, same.stdout);
        assert.match(same.stdout, /last started with it\.\n.*lists it as pitboss\.\n0 errors/);
        const differs = await doctor(patched, '--sums', sums);
        assert.is(differs.status, 1);
        assert.match(differs.stdout, new RegExp(`another program: Pitboss .* SHA-256 ${genuine}\\.`));
        assert.match(differs.stdout, /does not list it\./);
        await serve(patched, async (url) => {
          const client = new Client(url);
          await client.login();
          const end = Date.now() + 60_000;
          for (;;) {
            const { program: running } = (await client.call('getPlatformStatus')).body;
            if (running !== undefined) {
              assert.equal(running, { form: 'package', sha256: other });
              break;
            }
            assert.ok(Date.now() < end, 'the status has the program');
          }
        });
        assert.equal(recorded(data), [
          { action: 'startProgram', sha256: genuine, before: null },
          { action: 'startProgram', sha256: genuine, before: null },
          { action: 'startOtherProgram', sha256: other, before: genuine },
        ]);
        assert.is(JSON.parse(readFileSync(join(data, 'program.json'), 'utf8')).sha256, other);
      }),
    ));
});
