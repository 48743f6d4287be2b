import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { FollowedFiles } from '../../../server/base/followed-files.ts';
import { createLog } from '../../../server/base/log.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const HOUR_MS = 3_600_000;

suite('server/base/followed-files', (test) => {
  test('a value follows its file, whether it is written, replaced or linked; what cannot be read is logged once and changes nothing', () =>
    withFolder(async (folder) => {
      const lines: { level: number; msg: string }[] = [];
      const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
      const files = new FollowedFiles(log, HOUR_MS);
      try {
        const file = join(folder, 'secret');
        const read = () => {
          const text = readFileSync(file, 'utf8').trim();
          if (text === '') throw new Error('it is empty');
          return text;
        };
        assert.throws(() => files.follow('the secret', [file], read), /ENOENT/);
        writeFileSync(file, 'one');
        const told: string[] = [];
        const value = files.follow('the secret', [file], read, (next) => told.push(next));
        const after = (change: () => void): string => {
          change();
          files.look();
          files.look();
          return value();
        };
        assert.is(value(), 'one');
        assert.is(
          after(() => writeFileSync(file, 'two')),
          'two',
        );
        const next = join(folder, 'next');
        writeFileSync(next, 'thr');
        assert.is(
          after(() => renameSync(next, file)),
          'thr',
        );
        assert.is(
          after(() => writeFileSync(file, '')),
          'thr',
        );
        assert.is(
          after(() => rmSync(file)),
          'thr',
        );
        mkdirSync(join(folder, 'v4'));
        writeFileSync(join(folder, 'v4', 'secret'), 'four');
        assert.is(
          after(() => symlinkSync(join(folder, 'v4', 'secret'), file)),
          'four',
        );
        assert.equal(told, ['two', 'thr', 'four']);
        const failed = 'the secret cannot be read: the one before stays in force';
        const again = 'the secret was read again, since its file has changed';
        assert.equal(
          lines.map(({ msg }) => msg),
          [again, again, failed, failed, again],
        );
      } finally {
        files.stop();
      }
    }));
});
