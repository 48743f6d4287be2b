import { constants, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { FollowedFiles } from '../../../server/base/followed-files.ts';
import { createLog } from '../../../server/base/log.ts';
import { type FileSystem, whyUnusable } from '../../../server/base/why-unusable.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/base/followed-files', (test) => {
  const HOUR_MS = 3_600_000;

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

suite('server/base/why-unusable', (test) => {
  /** Folders and files by path, with their owner and what the system refuses, for a program that runs as user 7, “me”. */
  const systemOf = (
    found: Readonly<Record<string, { uid: number; mode: number; refusal?: string; isFile?: boolean }>>,
  ): FileSystem => ({
    lookAt: (path) => {
      const at = found[path];
      if (at === undefined) throw Object.assign(new Error(), { code: 'ENOENT' });
      if (at.refusal === 'EACCES to look') throw Object.assign(new Error(), { code: 'EACCES' });
      return { ...at, isSymbolicLink: () => false, isDirectory: () => at.isFile !== true };
    },
    refusal: (path, mode) => {
      const at = found[path.replace(/\/\.$/, '')];
      if (mode === constants.F_OK) return at?.isFile === true ? 'ENOTDIR' : undefined;
      return at?.refusal;
    },
    uid: () => 7,
    nameOf: (uid) =>
      new Map([
        [7, 'me'],
        [0, 'root'],
      ]).get(uid),
  });

  const ROOT = { '/': { uid: 0, mode: 0o755 } };
  const MINE = { uid: 7, mode: 0o700 };

  test('nothing stands in the way of a folder of this user, nor of one that it may create', () => {
    const system = systemOf({ ...ROOT, '/data': MINE, '/data/pitboss.db': { ...MINE, isFile: true } });
    for (const path of ['/data', '/data/new', '/data/pitboss.db', '/data/pitboss.db-wal'])
      assert.is(whyUnusable(path, 'writing', system), undefined, path);
  });

  test("another user's folder is named with its owner, its mode, this user, and both remedies", () => {
    const foreign = { uid: 0, mode: 0o40700, refusal: 'EACCES' };
    const sentence =
      '/data belongs to user root (mode 700), and this program runs as user me. Run it as root, such as with “sudo -u root”, or give me the folder: “chown -R me /data”.';
    for (const path of ['/data', '/data/pitboss.db'])
      assert.is(whyUnusable(path, 'writing', systemOf({ ...ROOT, '/data': foreign })), sentence, path);
    const unseen = { ...ROOT, '/data': foreign, '/data/pitboss.db': { uid: 0, mode: 0, refusal: 'EACCES to look' } };
    assert.is(whyUnusable('/data/pitboss.db', 'reading', systemOf(unseen)), sentence);
    const readable = { uid: 1234, mode: 0o100644, isFile: true };
    const open = systemOf({ ...ROOT, '/data': MINE, '/data/pitboss.db': readable });
    assert.is(whyUnusable('/data/pitboss.db', 'reading', open), undefined);
    assert.match(whyUnusable('/data/pitboss.db', 'writing', open) ?? '', /belongs to user 1234 \(mode 644\)/);
  });

  test('a mode that keeps out the owner, and a file system that is mounted read-only, have their own remedies', () => {
    const closed = systemOf({ ...ROOT, '/data': { uid: 7, mode: 0o40500, refusal: 'EACCES' } });
    assert.is(
      whyUnusable('/data/pitboss.db', 'writing', closed),
      '/data has mode 500, which does not let its owner, me, use it. Run “chmod u+rwX /data”.',
    );
    const mounted = systemOf({ ...ROOT, '/data': { ...MINE, refusal: 'EROFS' } });
    for (const path of ['/data', '/data/new'])
      assert.match(
        whyUnusable(path, 'writing', mounted) ?? '',
        /^\/data is on a file system that is mounted read-only\./,
      );
  });

  test('a link to a disk that is not mounted, and a file in place of a folder, are named', () =>
    withFolder(async (folder) => {
      symlinkSync('/mnt/none/data', join(folder, 'link'));
      const sentence = `${folder}/link is a link to /mnt/none/data, which does not exist. Mount the disk that it is on, or correct the link.`;
      for (const path of ['link', 'link/pitboss.db'])
        for (const need of ['reading', 'writing'] as const) assert.is(whyUnusable(join(folder, path), need), sentence);
      writeFileSync(join(folder, 'file'), '');
      assert.match(
        whyUnusable(join(folder, 'file/data'), 'reading') ?? '',
        /\/file is not a folder, so .*\/file\/data/,
      );
      mkdirSync(join(folder, 'data'));
      assert.is(whyUnusable(join(folder, 'data/new'), 'writing'), undefined);
    }));
});
