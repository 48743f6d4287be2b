import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../cli/backup.ts';
import { CommandError } from '../../cli/command.ts';
import { restore } from '../../cli/restore.ts';
import { backUp } from '../../server/start/back-up.ts';
import { openDataFolder, requireIntact } from '../../server/start/data-folder.ts';
import { finishRestore } from '../../server/start/finish-restore.ts';
import { printed } from '../support/printed.ts';
import { withFolder, withServer } from '../support/server.ts';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change, select, selectFrom } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { withJackpot } from '../support/with-jackpot.ts';

const restoring = (...words: string[]) =>
  printed(() =>
    restore(words, '').catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      return error.message;
    }),
  );

/** The contents of a folder's files, except the lock. */
const tree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('lock.db'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path, 'latin1')];
      }),
  );

suite('cli/restore', (test) => {
  test('a backup takes the place of what the folder held, which is kept; nothing that was issued since counts again', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        await client.call('contributeToInstance', { body: contribution(id) });
        const [copy, other] = [join(folder, 'copy'), join(folder, 'other')];
        await printed(() => backup(['--data', data, '--to', copy], ''));
        const [at = ''] = readdirSync(copy).filter((name) => name === 'backup.json');
        const { taken_at_ms } = JSON.parse(readFileSync(join(copy, at), 'utf8'));
        // Only a folder that is not in use.
        assert.match(
          String(await restoring('--from', copy, '--data', data).catch((error: Error) => error)),
          /in use by another process/,
        );
        await client.call('contributeToInstance', { body: contribution(id) });
        // Another folder has what this one will hold, as if the platform had stopped.
        await backUp(data, other);
        writeFileSync(join(other, 'systems.json'), '[]');
        const epochs = select(copy, 'select epoch from accounts');
        const { status, stdout } = await restoring('--from', copy, '--data', other);
        assert.is(status, 0, stdout);
        assert.match(
          stdout,
          /: 1 instance, 2 entries: every balance follows from the ledger\. By the rules of their instances, 2 entries were judged wholly and 0 in part\.\n/,
        );
        const kept = readdirSync(other).filter((name) => name.startsWith('before-restore-'));
        assert.is(kept.length, 1);
        assert.equal(
          readdirSync(other).filter((name) => !/^(before-restore|lock\.db|pitboss\.db)/.test(name)),
          ['keys', 'systems.json'],
        );
        assert.equal(select(join(other, kept[0] ?? ''), 'select count(*) as n from ledger_entries'), [{ n: 3 }]);
        assert.equal(select(other, 'select count(*) as n from ledger_entries'), [{ n: 2 }]);
        const seconds = Math.floor(Date.now() / 1000) - 3600;
        assert.ok(
          select(other, 'select min(epoch) as epoch from accounts').every(({ epoch }) => Number(epoch) > seconds),
        );
        assert.ok(epochs.every(({ epoch }) => Number(epoch) < seconds));
        assert.equal(select(other, 'select * from refresh_tokens'), []);
        assert.equal(select(other, 'select timeline from event_log'), [{ timeline: null }]);
        const [{ seq } = {}] = select(other, "select seq from sqlite_sequence where name = 'outbox'");
        assert.ok(Number(seq) >= taken_at_ms, 'event ids go on where the lost timeline cannot have been');
        assert.equal(select(other, 'select operator_id, since_ms, lifted_at_ms from wallet_holds'), [
          { operator_id: 'northstar', since_ms: taken_at_ms, lifted_at_ms: null },
        ]);
        const jwt = (of: string) => readdirSync(join(of, 'keys')).filter((name) => name.startsWith('jwt-'));
        for (const name of jwt(copy))
          assert.is.not(
            readFileSync(join(other, 'keys', name), 'utf8'),
            readFileSync(join(copy, 'keys', name), 'utf8'),
          );
        assert.equal(select(other, "select action from audit_events where action like 'restore%'"), [
          { action: 'restoreBackup' },
        ]);
        assert.is((await verifyFolder(other)).status, 0);
      }),
    ));

  test('credit batches of unpaid wins are numbered from the restore on', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        await client.call('contributeToInstance', { body: contribution(id) });
        const pot = {
          instance_id: id,
          pot_id: 'minor',
          source_id: 'tri-star',
          player_id: 'p-1',
          brand_id: 'northstar:luna',
        };
        const won = await client.call('triggerWin', { body: pot });
        assert.is(won.status, 200, JSON.stringify(won.body));
        const copy = join(folder, 'copy');
        await backUp(data, copy);
        assert.equal(select(copy, 'select batches from wins'), [{ batches: 0 }]);
        await restoring('--from', copy, '--data', join(folder, 'new'));
        const [{ batches } = {}] = select(join(folder, 'new'), 'select batches from wins');
        assert.ok(Number(batches) > 1_700_000_000);
      }),
    ));

  test('the newest of a folder of backups is taken; one that is damaged, does not verify or is missing changes nothing', () =>
    withFolder((folder) =>
      withJackpot(async (client, { id }, data) => {
        await client.call('contributeToInstance', { body: contribution(id) });
        const [copies, target] = [join(folder, 'copies'), join(folder, 'target')];
        for (const name of ['pitboss-2026-01-01T00-00-00-000Z', 'pitboss-2026-01-02T00-00-00-000Z'])
          await backUp(data, join(copies, name));
        const newest = join(copies, 'pitboss-2026-01-02T00-00-00-000Z');
        await backUp(data, target);
        const before = tree(target);
        change(newest, 'update pots set surplus_seed = surplus_seed + 1 where id = ?', 'minor');
        const unproven = await restoring('--from', copies, '--data', target);
        assert.match(String(unproven.status), /2026-01-02T00-00-00-000Z does not verify: .* restore an older backup/);
        assert.equal(tree(target), before);
        truncateSync(join(newest, 'pitboss.db'), 5000);
        const damaged = await restoring('--from', copies, '--data', target);
        assert.match(String(damaged.status), /cannot be restored: The store .* is damaged/);
        const refused: readonly (readonly [words: string[], sentence: RegExp])[] = [
          [[], /--from is missing/],
          [['--from', join(folder, 'nowhere')], /There is no backup in/],
          [['--from', target], /--from and --data are the same folder/],
        ];
        for (const [words, sentence] of refused)
          assert.match(String((await restoring(...words, '--data', target)).status), sentence);
        assert.equal(tree(target), before);
        assert.is(
          (await restoring('--from', join(copies, 'pitboss-2026-01-01T00-00-00-000Z'), '--data', target)).status,
          0,
        );
      }),
    ));

  test('of backups of several platforms in a folder, the newest of the one that is replaced is taken', () =>
    withServer((_client, data) =>
      withFolder(async (folder) => {
        const [copies, target] = [join(folder, 'copies'), join(folder, 'target')];
        const [own, others] = ['pitboss-2026-01-01T00-00-00-000Z', 'pitboss-2026-01-02T00-00-00-000Z'];
        for (const name of [own, others]) await backUp(data, join(copies, name));
        writeFileSync(join(copies, others, 'backup.json'), '{"platform":"another","taken_at_ms":1}');
        const unclear = await restoring('--from', copies, '--data', target);
        assert.match(String(unclear.status), /has backups of several platforms, .* of each: \S+01T\S+, \S+02T\S+\.$/);
        assert.not.ok(existsSync(target));
        await backUp(data, target);
        const restored = await restoring('--from', copies, '--data', target);
        assert.match(restored.stdout, new RegExp(`^Restored ${target} from ${join(copies, own)}`));
        // A new platform took the place of the lost one before the restore: there is one that can be meant.
        writeFileSync(join(copies, own, 'backup.json'), '{"platform":"another","taken_at_ms":1}');
        const only = await restoring('--from', copies, '--data', target);
        assert.match(only.stdout, new RegExp(`from ${join(copies, others)}`));
      }),
    ));

  test('a restore that is killed has either not happened, or is finished by the next start', () =>
    withServer((_client, data) =>
      withFolder(async (folder) => {
        const base = join(folder, 'base');
        await backUp(data, base);
        const states = interrupted(base, folder);
        assert.ok(states.length > 6, 'every rename is a state');
        const [first = ''] = states;
        const whole = join(folder, 'whole');
        cpSync(first, whole, { recursive: true });
        finishRestore(whole);
        const expected = tree(whole);
        assert.ok(existsSync(join(whole, 'before/pitboss.db')) && existsSync(join(whole, 'pitboss.db')));
        for (const state of states) {
          assert.throws(() => requireIntact(state), /was interrupted\. Start the platform to finish it/);
          const opened = openDataFolder(state, (error) => {
            throw error;
          });
          await opened.close();
          const after = tree(state);
          assert.equal(
            Object.keys(after).filter((name) => !/-(wal|shm)$/.test(name)),
            Object.keys(expected),
            state,
          );
          assert.is(after['before/keys/secrets.key'], expected['before/keys/secrets.key'], state);
          const timeline = selectFrom(join(state, 'before/pitboss.db'), 'select timeline from event_log');
          assert.equal(timeline, [{ timeline: 'old' }], state);
          assert.equal(selectFrom(join(state, 'pitboss.db'), 'select timeline from event_log'), [{ timeline: 'new' }]);
        }
      }),
    ));
});

/** A folder in every state in which a kill can leave it once the restore is decided: before each rename. */
const interrupted = (base: string, folder: string): string[] => {
  const states: string[] = [];
  const work = join(folder, 'work');
  const keep = (): void => {
    const state = join(folder, `state-${states.length}`);
    cpSync(work, state, { recursive: true });
    states.push(state);
  };
  mkdirSync(join(work, 'restored'), { recursive: true });
  for (const [place, timeline] of [
    [work, 'old'],
    [join(work, 'restored'), 'new'],
  ] as const) {
    for (const name of ['pitboss.db', 'keys']) cpSync(join(base, name), join(place, name), { recursive: true });
    change(place, 'update event_log set timeline = ?', timeline);
  }
  writeFileSync(join(work, 'last-backup.json'), '{}');
  writeFileSync(join(work, 'restored/restore.json'), '{"keptAs":"before"}');
  keep();
  mkdirSync(join(work, 'before'));
  for (const name of ['keys', 'last-backup.json', 'pitboss.db']) {
    renameSync(join(work, name), join(work, 'before', name));
    keep();
  }
  renameSync(join(work, 'restored'), join(work, 'restored.moving'));
  keep();
  for (const name of ['keys', 'pitboss.db']) {
    renameSync(join(work, 'restored.moving', name), join(work, name));
    keep();
  }
  return states;
};
