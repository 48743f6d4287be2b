import { constants, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type FileSystem, whyUnusable } from '../../../server/base/why-unusable.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

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

suite('server/base/why-unusable', (test) => {
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
