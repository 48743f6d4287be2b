import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../cli/backup.ts';
import { CommandError } from '../../cli/command.ts';
import { giveOrder } from '../../cli/give-order.ts';
import { backUp } from '../../server/start/back-up.ts';
import { CONTENTS } from '../../server/start/folder-contents.ts';
import { nextBackupName, removeOldBackups } from '../../server/start/kept-backups.ts';
import { readLastBackup } from '../../server/start/last-runs.ts';
import { printed } from '../support/printed.ts';
import { type Client, withFolder, withServer } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';

const played = async (client: Client): Promise<void> => {
  await registerOwners(client);
  const { id } = await openJackpot(client);
  await client.call('contributeToInstance', { body: contribution(id) });
};

const NAMED_BY_TIME = /^pitboss-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

suite('cli/kept-backups', (test) => {
  test('--into names backups by their time, verifies each, and keeps as many as asked, of this platform alone', () =>
    withServer(async (client, data) =>
      withFolder(async (into) => {
        await played(client);
        for (const other of ['notes', 'pitboss-2001-01-01T00-00-00-000Z', 'pitboss-2001-01-01T00-00-00-000Z.part-1'])
          mkdirSync(join(into, other));
        const take = () => printed(() => backup(['--data', data, '--into', into, '--keep', '2'], ''));
        const first = await take();
        assert.is(first.status, 0);
        assert.match(first.stdout, /^Copied \S+ to \S+ and verified the copy: 1 instance, 2 entries: every balance/);
        const ours = () => readdirSync(into).filter((name) => NAMED_BY_TIME.test(name) && !name.includes('2001'));
        const [oldest = ''] = ours();
        assert.equal(readLastBackup(data)?.to, join(into, oldest));
        assert.is(readLastBackup(data)?.verified, true);
        await take();
        const third = await take();
        assert.match(third.stdout, new RegExp(`\\nRemoved ${oldest}\\.\\n$`));
        assert.is(ours().length, 2);
        assert.not.ok(ours().includes(oldest));
        // Files that are not ours, or that have no manifest, stay.
        assert.equal(
          readdirSync(into).filter((name) => !ours().includes(name)),
          ['notes', 'pitboss-2001-01-01T00-00-00-000Z', 'pitboss-2001-01-01T00-00-00-000Z.part-1'],
        );
      }),
    ));

  test('a copy that does not verify is removed, and no older backup with it', () =>
    withServer(async (client, data) =>
      withFolder(async (into) => {
        await played(client);
        const words = ['--data', data, '--into', into, '--keep', '1'];
        await printed(() => backup(words, ''));
        const before = readdirSync(into);
        change(data, 'update pots set surplus_seed = surplus_seed + 1 where id = ?', 'minor');
        const failed = await printed(() => backup(words, '').catch(refusalOf));
        assert.match(failed.stderr, /^FAIL \S+ .*\n/);
        assert.match(String(failed.status), /The copy does not verify and was removed, .* keep the older backups\./);
        assert.equal(readdirSync(into), before);
        const once = await printed(() =>
          backup(['--data', data, '--to', join(into, 'copy'), '--verify'], '').catch(refusalOf),
        );
        assert.match(String(once.status), /The copy does not verify/);
        assert.equal(readdirSync(into), before);
      }),
    ));

  test('a backup removes the remains of a crashed one, but not of a running one', () =>
    withServer(async (_client, data) =>
      withFolder(async (into) => {
        const whole = join(into, 'pitboss-2026-01-01T00-00-00-000Z');
        await backUp(data, whole);
        const { platform } = JSON.parse(readFileSync(join(whole, 'backup.json'), 'utf8'));
        // No process has the largest id.
        for (const pid of ['4194304', String(process.pid)]) cpSync(whole, `${whole}.part-${pid}`, { recursive: true });
        assert.equal(removeOldBackups(into, platform, 1), []);
        assert.equal(readdirSync(into), [
          'pitboss-2026-01-01T00-00-00-000Z',
          `pitboss-2026-01-01T00-00-00-000Z.part-${process.pid}`,
        ]);
        writeFileSync(join(whole, 'backup.json'), '{');
        assert.equal(removeOldBackups(into, platform, 1), []);
        assert.ok(readdirSync(into).includes('pitboss-2026-01-01T00-00-00-000Z'));
      }),
    ));

  test('names sort in the order of the backups, also after the clock ran ahead', () =>
    withFolder(async (into) => {
      const nowMs = Date.UTC(2026, 0, 31, 12);
      const first = nextBackupName(into, nowMs);
      assert.is(first, 'pitboss-2026-01-31T12-00-00-000Z');
      mkdirSync(join(into, 'pitboss-2027-01-01T00-00-00-999Z'));
      assert.is(nextBackupName(into, nowMs), 'pitboss-2027-01-01T00-00-01-000Z');
    }));

  test('it refuses words that contradict each other', async () => {
    const refused: readonly (readonly [words: string[], sentence: RegExp])[] = [
      [['--to', 'a', '--into', 'b'], /Give --to or --into, not both\./],
      [['--to', 'a', '--keep', '2'], /--keep needs --into/],
      [['--into', 'a', '--keep', 'all'], /--keep must be a number of backups, not “all”/],
    ];
    for (const [words, sentence] of refused) assert.match(String(await backup(words, '').catch(refusalOf)), sentence);
  });

  test('a key that is replaced while the copy is made begins it again: the copy has a store and the keys of one moment', () =>
    withServer(async (client, data) =>
      withFolder(async (folder) => {
        await played(client);
        const [before, after, copy] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'copy')];
        await backUp(data, before);
        await giveOrder({ data, database: undefined }, async () => ({ kind: 'rotate-audit' }));
        await backUp(data, after);
        let isReplaced = false;
        const replacing = CONTENTS.map((content) => ({
          ...content,
          copy: async (...copied: Parameters<NonNullable<typeof content.copy>>): Promise<void> => {
            await content.copy?.(...copied);
            if (!isReplaced) cpSync(after, before, { recursive: true });
            isReplaced = true;
          },
        }));
        await backUp(before, copy, { contents: replacing });
        const { status, stdout } = await verifyFolder(copy);
        assert.is(status, 0, stdout);
      }),
    ));
});

/** The sentence of a refusal in place of a status. */
const refusalOf = (error: unknown): string => {
  if (!(error instanceof CommandError)) throw error;
  return error.message;
};
