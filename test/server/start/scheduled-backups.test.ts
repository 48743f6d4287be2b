// On SQLite alone: it copies a data folder; a database is backed up by its own programs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { recordLastBackup } from '../../../server/start/last-runs.ts';
import { startScheduledBackups } from '../../../server/start/scheduled-backups.ts';
import { inFull } from '../../support/in-full.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { until } from '../../support/paying-players.ts';
import { withPrograms } from '../../support/process.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const HOUR_MS = 60 * 60 * 1000;

const LAST = { durationMs: 1, verified: true, to: '/backups/a-backup' };

suite('server/start/scheduled-backups', (test) => {
  test('a serving platform backs itself up, and keeps the newest', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const [data, to] = [join(folder, 'data'), join(folder, 'backups')];
        const environment = { PITBOSS_BACKUP_EVERY: '1s', PITBOSS_BACKUP_TO: to, PITBOSS_BACKUP_KEEP: '2' };
        const program = await start(['serve', '--port', '0', '--data', data], environment);
        const whole = () => (existsSync(to) ? readdirSync(to).filter((name) => name.endsWith('Z')) : []);
        await until(() => whole().length > 0, true);
        const [first = ''] = whole();
        await until(() => whole().length === 2 && !whole().includes(first), true);
        await until(() => (program.output().match(/"backed up and verified"/g)?.length ?? 0) >= 3, true);
        assert.equal(readdirSync(join(to, whole()[0] ?? '')).sort(), [
          'backup.json',
          'keys',
          'ledger-heads.jsonl',
          'pitboss.db',
        ]);
        assert.is(await program.end('SIGTERM'), 0);
      }),
    ));

  test('a backup that fails is logged with its reason and tried again, and the next is due after the last that succeeded', () =>
    withFolder(async (data) => {
      const logged: [object, string][] = [];
      const log = {
        info: (what: object, message: string) => void logged.push([what, message]),
        error: (what: object, message: string) => void logged.push([what, message]),
      };
      const calls = join(data, 'calls');
      writeFileSync(calls, '');
      // Stands for the program: it notes how it was called, and fails the first time.
      const script = `
        const { readFileSync, appendFileSync } = require('node:fs');
        const before = readFileSync(${JSON.stringify(calls)}, 'utf8');
        appendFileSync(${JSON.stringify(calls)}, process.argv.slice(1).join(' ') + ' ' + (process.env.PITBOSS_WALLET_SECRET ?? 'no secret') + '\\n');
        if (before === '') { console.error('pitboss: the disk is full'); process.exit(1); }`;
      const program = [process.execPath, '-e', script, '--'];
      const nowMs = 1_800_000_000_000;
      const settings = { everyMs: 20, to: '/backups', keep: 3 };
      process.env.PITBOSS_WALLET_SECRET = 'secret';
      const stop = startScheduledBackups(settings, { data, log, clock: () => nowMs, program });
      try {
        await until(() => logged.length >= 2, true);
      } finally {
        delete process.env.PITBOSS_WALLET_SECRET;
        await stop();
      }
      assert.equal(logged.slice(0, 2), [
        [{ to: '/backups', reason: 'pitboss: the disk is full' }, 'the backup failed and will be tried again'],
        [{ to: '/backups' }, 'backed up and verified'],
      ]);
      const called = readFileSync(calls, 'utf8').split('\n');
      assert.is(called[0], `backup --into /backups --keep 3 --data ${data} no secret`);
      assert.is(called[1], called[0]);
      // Not due for an hour, so nothing runs; a clock that ran ahead does not put it off for longer.
      for (const takenAtMs of [nowMs, nowMs + 9 * HOUR_MS]) {
        recordLastBackup(data, { ...LAST, takenAtMs });
        await startScheduledBackups({ ...settings, everyMs: HOUR_MS }, { data, log, clock: () => nowMs, program })();
      }
      assert.equal(readFileSync(calls, 'utf8').split('\n'), called);
      recordLastBackup(data, { ...LAST, takenAtMs: nowMs, to: '/elsewhere/a-copy' });
      const again = startScheduledBackups(
        { ...settings, everyMs: HOUR_MS },
        { data, log, clock: () => nowMs, program },
      );
      await until(() => readFileSync(calls, 'utf8').split('\n').length > called.length, true);
      await again();
    }));

  inFull(test)('a backup that hears no signal is killed, so that the platform can stop', () =>
    withFolder(async (data) => {
      const started = join(data, 'started');
      const deaf = `process.on('SIGTERM', () => {}); require('node:fs').writeFileSync(${JSON.stringify(started)}, String(process.pid)); setInterval(() => {}, 1000)`;
      const stop = startScheduledBackups(
        { everyMs: HOUR_MS, to: '/backups', keep: 3 },
        {
          ...{ data, clock: () => 0, log: { info: () => {}, error: () => {} } },
          program: [process.execPath, '-e', deaf, '--'],
          limits: { termMs: 1, killMs: PATIENCE_MS },
        },
      );
      await until(() => existsSync(started) && readFileSync(started, 'utf8') !== '', true);
      await stop();
      assert.throws(() => process.kill(Number(readFileSync(started, 'utf8')), 0), /ESRCH/);
    }),
  );
});
