// Needs its own process: the file runs itself again with arguments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { DataFolderLocked, lockDataFolder } from '../../../db/engine/lock.ts';
import { suite } from '../../support/suite.ts';

const withFolder = async (check: (folder: string) => void | Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-lock-'));
  try {
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const isLocked = (error: unknown): boolean => error instanceof DataFolderLocked && error.code === 'data_folder_locked';

const rules = (): void =>
  suite('db/engine/lock', (test) => {
    test('a folder that is locked is refused with a sentence that names it', () =>
      withFolder((folder) => {
        const release = lockDataFolder(folder);
        assert.throws(() => lockDataFolder(folder), isLocked);
        assert.throws(
          () => lockDataFolder(folder),
          new RegExp(`The data folder ${folder} is in use by another process`),
        );
        release();
      }));

    test('a released folder can be locked again', () =>
      withFolder((folder) => {
        lockDataFolder(folder)();
        lockDataFolder(folder)();
      }));

    test('a folder that does not exist is an error of its own', () =>
      withFolder((folder) => {
        assert.throws(
          () => lockDataFolder(join(folder, 'none')),
          (error: unknown) => !isLocked(error),
        );
      }));

    test('a lock file that is no database is made anew', () =>
      withFolder((folder) => {
        writeFileSync(join(folder, 'lock.db'), 'This is no lock.\n'.repeat(1_000));
        const release = lockDataFolder(folder);
        assert.throws(() => lockDataFolder(folder), isLocked);
        release();
        lockDataFolder(folder)();
      }));

    test('another process owns the folder until it is killed, even if it keeps no handle', () =>
      withFolder(async (folder) => {
        const child = spawn(process.execPath, ['--expose-gc', import.meta.filename, folder], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        const ended = once(child, 'exit');
        await once(child.stdout, 'data');
        assert.throws(() => lockDataFolder(folder), isLocked);
        // What its file holds does not matter: neither what is written over it nor emptying it frees the folder.
        for (const text of ['This is no lock.\n'.repeat(1_000), '']) {
          writeFileSync(join(folder, 'lock.db'), text);
          assert.throws(() => lockDataFolder(folder), isLocked);
        }
        child.kill('SIGKILL');
        await ended;
        lockDataFolder(folder)();
      }));
  });

const [, , folder] = process.argv;
if (folder === undefined) rules();
else {
  lockDataFolder(folder);
  // A collected handle is closed a few macrotasks later.
  for (let round = 0; round < 10; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.stdout.write('locked');
  process.stdin.resume();
}
