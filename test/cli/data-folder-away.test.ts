import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inFull } from '../support/in-full.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { administrator } from './lists-many.ts';
import { sentenceOf, watching } from './program.ts';
import { runHere } from './run-here.ts';

const serves = (data: string, environment: Readonly<Record<string, string>>): Promise<void> =>
  watching(
    ['serve', '--port', '0', '--data', data],
    async ({ printed, send, ended }) => {
      await printed(/Pitboss serves/);
      send('SIGTERM');
      assert.is((await ended).status, 0);
    },
    { environment: { ...administrator, ...environment } },
  );

suite('cli/data-folder-away', (test) => {
  test('a data folder that is a link to a disk that is not mounted is one line and status 1, and nothing is made', () =>
    withFolder(async (folder) => {
      const [link, copy] = [join(folder, 'link'), join(folder, 'copy')];
      symlinkSync(join(folder, 'unmounted/data'), link);
      const sentence = `${link} is a link to ${folder}/unmounted/data, which does not exist. Mount the disk that it is on, or correct the link.`;
      const commands = [
        ['serve', '--port', '0', '--data', link],
        ['serve', '--port', '0', '--data', join(link, 'deeper')],
        ['admin', 'create', '--username', 'boss', '--data', link],
        ['verify', '--data', link],
        ['backup', '--to', copy, '--data', link],
        ['replicate', '--to', copy, '--data', link],
        ['restore', '--from', link, '--data', copy],
        ['migrate', '--data', link],
      ];
      for (const words of commands) {
        const ended = await runHere(words, { environment: administrator });
        assert.is(ended.status, 1, `${words}: ${ended.stderr}`);
        assert.match(sentenceOf(ended), sentence);
      }
      const { status, stdout } = await runHere(['doctor', '--json', '--port', '0', '--data', link]);
      const found = JSON.parse(stdout).findings.find(({ code }: { code: string }) => code === 'folder_not_writable');
      assert.equal([status, found?.message], [1, sentence]);
      assert.equal(readdirSync(folder), ['link']);
    }));

  inFull(test)(
    'a folder that was served, but lacks its store on another file system, is refused until its mark is removed',
    () =>
      withFolder(async (folder) => {
        const [data, state] = [join(folder, 'data'), join(folder, 'state')];
        const environment = { XDG_STATE_HOME: state };
        await serves(data, environment);
        const [name = ''] = readdirSync(join(state, 'pitboss'));
        const mark = join(state, 'pitboss', name);
        assert.equal(Object.keys(JSON.parse(readFileSync(mark, 'utf8'))), ['folder', 'fileSystem', 'servedAt']);
        rmSync(data, { recursive: true });
        await serves(data, environment);
        rmSync(data, { recursive: true });
        mkdirSync(data);
        const served = JSON.parse(readFileSync(mark, 'utf8'));
        writeFileSync(mark, JSON.stringify({ ...served, fileSystem: '/mnt/disk 2 0' }));
        for (const words of [
          ['serve', '--port', '0'],
          ['admin', 'create', '--username', 'boss'],
        ]) {
          const refused = await runHere([...words, '--data', data], {
            environment: { ...administrator, ...environment },
          });
          assert.is(refused.status, 1);
          const day = served.servedAt.slice(0, 10);
          assert.is(
            sentenceOf(refused),
            `pitboss: There is no store in ${data}, and a platform was served from there on ${day}, on another file system. Mount its disk, or restore a backup. To start a new platform there, remove ${mark}.`,
          );
        }
        assert.equal(readdirSync(data), []);
        rmSync(mark);
        await serves(data, environment);
        // Its store came along to another file system.
        writeFileSync(mark, JSON.stringify({ ...served, fileSystem: '/mnt/disk 2 0' }));
        await serves(data, environment);
        assert.not.match(readFileSync(mark, 'utf8'), '/mnt/disk 2 0');
      }),
  );

  test('with PITBOSS_NEW_STORE=refused, a start makes no new platform', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const environment = { ...administrator, PITBOSS_NEW_STORE: 'refused' };
      const refused = await runHere(['serve', '--port', '0', '--data', data], { environment });
      assert.is(refused.status, 1);
      assert.match(sentenceOf(refused), `pitboss: There is no store in ${data}. PITBOSS_NEW_STORE is refused, so none`);
      assert.equal(readdirSync(folder), []);
      await serves(data, {});
      await serves(data, { PITBOSS_NEW_STORE: 'refused' });
    }));
});
