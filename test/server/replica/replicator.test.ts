// On SQLite alone: it follows the write-ahead log of a file.
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { CommandError } from '../../../cli/command.ts';
import { restore } from '../../../cli/restore.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import { printed } from '../../support/printed.ts';
import { replicating } from '../../support/replicating.ts';
import { withFolder } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

/** The output of a restore, or its refusal. */
const restoring = async (...words: string[]): Promise<string> => {
  const { stdout } = await printed(() => restore(words, '')).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    return { stdout: error.message };
  });
  return stdout;
};

const idsIn = (data: string): unknown[] => select(data, 'select id from contributions order by id').map(({ id }) => id);

const streamsIn = (replica: string): string[] => readdirSync(replica).filter((name) => name.startsWith('stream-'));

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending));

suite('server/replica/replicator', (test) => {
  test('a restore of a replica has all that was committed, as a restore of a backup would', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        const to = join(folder, 'replica');
        const contribute = () => client.call('contributeToInstance', { body: contribution(id) });
        await contribute();
        await replicating(data, to, async ({ events, current }) => {
          await current();
          for (let round = 0; round < 3; round += 1) {
            await contribute();
            await current();
          }
          const kinds = events.map(({ event }) => event).filter((event) => event !== 'current');
          assert.equal(kinds, ['stream', 'base'], 'it is current only when it can be restored');
          assert.ok(
            events.findIndex(({ event }) => event === 'current') > events.findIndex(({ event }) => event === 'base'),
          );
          await contribute();
        });
        const ids = idsIn(data);
        assert.is(ids.length, 5);
        const restored = join(folder, 'restored');
        const said = await restoring('--from', to, '--data', restored);
        assert.match(
          said,
          /^Restored \S+ from \S+, which has everything up to \S+Z: 1 instance, \d+ entries: every balance follows/,
        );
        assert.equal(idsIn(restored), ids);
        assert.is((await verifyFolder(restored)).status, 0);
        assert.equal(readFileSync(join(restored, 'keys/audit.key')), readFileSync(join(data, 'keys/audit.key')));
        assert.is(readdirSync(restored).includes('backup.json'), false);
        for (const each of readdirSync(to, { recursive: true, encoding: 'utf8' }))
          assert.is(statSync(join(to, each)).mode & 0o077, 0, each);
      }),
    ));

  test('a stream goes on after a stop or a kill of the replicator; after a restart of the platform there is another', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        const to = join(folder, 'replica');
        const contribute = () => client.call('contributeToInstance', { body: contribution(id) });
        await replicating(data, to);
        const [stream = ''] = streamsIn(to);
        const at = join(to, stream);
        const before = filesIn(at, '.segment').length;
        // Files that a kill leaves behind.
        for (const name of ['000000000099.segment.part', '000000000099.base.part'])
          writeFileSync(join(at, name), 'half');
        await contribute();
        const events = await replicating(data, to);
        assert.equal(
          events.filter(({ event }) => event !== 'current'),
          [],
        );
        assert.equal(streamsIn(to), [stream]);
        assert.ok(filesIn(at, '.segment').length > before);
        assert.equal(filesIn(at, '.part'), []);
        // Another process has opened the store, and the log is another one.
        const other = new Database(storeFile(data));
        other.pragma('wal_checkpoint(TRUNCATE)');
        other.close();
        await contribute();
        const again = await replicating(data, to);
        assert.equal(
          again.filter(({ event }) => event !== 'current').map(({ event }) => event),
          ['stream', 'base'],
        );
        assert.is(streamsIn(to).length, 2);
        const restored = join(folder, 'restored');
        await restoring('--from', to, '--data', restored);
        assert.equal(idsIn(restored), idsIn(data));
      }),
    ));

  test('a new base replaces those before the last one, and the segments that only they needed', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        const to = join(folder, 'replica');
        const bases = () => streamsIn(to).flatMap((stream) => filesIn(join(to, stream), '.base'));
        await replicating(
          data,
          to,
          async ({ events, current }) => {
            for (let round = 0; round < 30 && events.filter(({ event }) => event === 'base').length < 4; round += 1) {
              await client.call('contributeToInstance', { body: contribution(id) });
              await current();
            }
            assert.ok(events.filter(({ event }) => event === 'base').length >= 4);
          },
          { pace: { baseMs: 1 } },
        );
        assert.ok(bases().length <= 3, bases().join());
        const [stream = ''] = streamsIn(to);
        const restored = join(folder, 'restored');
        await restoring('--from', to, '--data', restored);
        assert.equal(idsIn(restored), idsIn(data));
        assert.is((await verifyFolder(restored)).status, 0);
        // The one before is there should the newest be damaged.
        const newest = join(to, stream, bases().at(-1) ?? '');
        const bytes = readFileSync(newest);
        bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
        writeFileSync(newest, bytes);
        const other = join(folder, 'other');
        assert.match(
          await restoring('--from', to, '--data', other),
          /The base \S+ is damaged, so an earlier one is taken/,
        );
        assert.equal(idsIn(other), idsIn(data));
      }),
    ));

  test('a segment that is missing or damaged is named, and what was before it can be restored', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        const to = join(folder, 'replica');
        const counts: number[] = [];
        await replicating(data, to, async ({ current }) => {
          await current();
          for (let round = 0; round < 4; round += 1) {
            await client.call('contributeToInstance', { body: contribution(id) });
            await current();
            counts.push(filesIn(join(to, streamsIn(to)[0] ?? ''), '.segment').length);
          }
        });
        const at = join(to, streamsIn(to)[0] ?? '');
        const segments = filesIn(at, '.segment').sort();
        // The segment with the third contribution.
        const third = join(at, segments[counts[1] ?? 0] ?? '');
        const whole = readFileSync(third);
        const damages: [what: RegExp, damage: () => void][] = [
          [/ is missing\. /, () => rmSync(third)],
          [/ is damaged\. /, () => writeFileSync(third, whole.subarray(0, -200))],
          [
            / is damaged\. /,
            () => writeFileSync(third, Buffer.concat([whole.subarray(0, 400), Buffer.from('?'), whole.subarray(401)])),
          ],
          [
            / does not follow the one before\. /,
            () => copyFileSync(join(at, segments[(counts[1] ?? 0) - 1] ?? ''), third),
          ],
        ];
        for (const [what, damage] of damages) {
          damage();
          const restored = join(
            folder,
            `restored-${damages.findIndex(([each, work]) => each === what && work === damage)}`,
          );
          const said = await restoring('--from', to, '--data', restored);
          assert.match(said, /^The replica cannot be restored: The segment \S+\.segment/);
          assert.match(said, what);
          assert.match(said, / Nothing was changed\.$/);
          assert.equal(
            readdirSync(restored).filter((name) => !name.startsWith('lock.db')),
            [],
          );
          const [, time = ''] = /--until (\S+Z)\./.exec(said) ?? [];
          await restoring('--from', to, '--data', restored, '--until', time);
          assert.equal(idsIn(restored), idsIn(data).slice(0, 2));
          assert.is((await verifyFolder(restored)).status, 0);
        }
        writeFileSync(third, whole);
        // At the end, the replica itself says what it had.
        rmSync(join(at, segments.at(-1) ?? ''));
        const said = await restoring('--from', to, '--data', join(folder, 'short'));
        assert.match(said, /\nThe replica had segments up to \d+; those after \d+ are missing\.\n/);
        assert.match(
          await restoring('--from', to, '--data', join(folder, 'none'), '--until', '2001-01-01T00:00:00Z'),
          /There is no whole base that is as old as 2001/,
        );
        assert.match(
          await restoring('--from', to, '--data', join(folder, 'none'), '--until', 'noon'),
          /^--until must be a time/,
        );
      }),
    ));

  test('a folder that is of another platform, or gets another writer, is left alone', () =>
    withFolder((folder) =>
      withJackpot(async (_client, _instance, data) => {
        const to = join(folder, 'replica');
        await replicating(data, to);
        const refusal = (work: Promise<unknown>) =>
          work.then(
            () => '',
            (error: Error) => error.message,
          );
        assert.match(
          await refusal(replicating(data, to, undefined, { platform: 'another' })),
          /is of another platform/,
        );
        const ended = await refusal(
          replicating(data, to, async ({ current }) => {
            await current();
            await replicating(data, to);
            await current();
          }),
        );
        assert.match(ended, /^Another process writes to the replica/);
      }),
    ));

  test('a replica that cannot be written ends the replicator, and the next one misses nothing', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        const to = join(folder, 'replica');
        await replicating(data, to);
        const [stream = ''] = streamsIn(to);
        await replicating(data, to, async ({ current }) => {
          await current();
          renameSync(join(to, stream), join(to, 'away'));
          await client.call('contributeToInstance', { body: contribution(id) });
          await current();
        }).then(
          () => assert.unreachable('it could not write'),
          (error: Error) => assert.match(error.message, /^ENOENT/),
        );
        renameSync(join(to, 'away'), join(to, stream));
        await replicating(data, to);
        assert.equal(streamsIn(to), [stream]);
        const restored = join(folder, 'restored');
        await restoring('--from', to, '--data', restored);
        assert.equal(idsIn(restored), idsIn(data));
      }),
    ));
});
