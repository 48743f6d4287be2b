// On SQLite alone: what is copied and restored is a data folder.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../../cli/backup.ts';
import { replicate } from '../../../cli/replicate.ts';
import { restore } from '../../../cli/restore.ts';
import { DataFolderDamaged } from '../../../server/keys/key-file.ts';
import { backUp } from '../../../server/start/back-up.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { type Moved, readMoved, writeMoved } from '../../../server/start/moved-folder.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const fatal = (error: unknown): void => {
  throw error;
};

/** A data folder with a store, and a backup of it. */
const withBackup = (work: (data: string, copy: string, folder: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
    mkdirSync(data);
    await openDataFolder(data, fatal).close();
    await backUp(data, copy);
    await work(data, copy, folder);
  });

const AT = 'postgres://pitboss@db.example/pitboss';

const SAYS: Readonly<Record<Moved['state'], RegExp>> = {
  moving: /The store of .* is being moved to postgres:\/\/pitboss@db\.example\/pitboss\./,
  moved: /The store of .* was moved to postgres:\/\/pitboss@db\.example\/pitboss, and pays nothing here any more\./,
  arriving: /The store of .* is being filled from postgres:\/\/pitboss@db\.example\/pitboss\./,
};

suite('server/start/moved-folder', (test) => {
  for (const state of ['moving', 'moved', 'arriving'] as const)
    test(`no copy is made of a folder that is ${state}, and nothing is restored from or to it`, () =>
      withBackup(async (data, copy, folder) => {
        const moved = { state, id: 'one', other: AT };
        writeMoved(data, moved);
        const before = readdirSync(data).toSorted();
        const to = join(folder, 'to');
        for (const work of [
          () => backup(['--to', to, '--data', data], ''),
          () => backup(['--into', to, '--data', data], ''),
          () => replicate(['--to', to, '--data', data], ''),
          () => restore(['--from', data, '--data', to], ''),
          () => restore(['--from', copy, '--data', data], ''),
        ]) {
          const why = await work().then(
            () => 'it is done',
            (error: unknown) => error,
          );
          assert.ok(why instanceof DataFolderDamaged, `${work}: ${why}`);
          assert.match(why.message, SAYS[state]);
        }
        assert.not.ok(existsSync(join(to, 'pitboss.db')));
        assert.equal(readdirSync(data).toSorted(), before);
        assert.equal(readMoved(data), moved);
      }));

  test('a backup during which the folder is moved leaves nothing behind', () =>
    withBackup(async (data, _, folder) => {
      const to = join(folder, 'to');
      const check = async () => writeMoved(data, { state: 'moving', id: 'one', other: AT });
      const why = await backUp(data, to, { check }).catch((error: unknown) => error);
      assert.match(String(why), SAYS.moving);
      assert.equal(readdirSync(folder).toSorted(), ['copy', 'data']);
    }));
});
