// Needs its own process: the file runs itself again with arguments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { DataFolderLocked, lockDataFolder } from '../../../db/engine/lock.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { suite } from '../../support/suite.ts';

const withFolder = async (check: (folder: string) => void | Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-lock-'));
  try {
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
/** A lock that this test never loses. */
const lock = (folder: string): (() => void) =>
  lockDataFolder(folder, (error) => {
    throw error;
  });

const isFree = (folder: string): boolean => {
  try {
    lock(folder)();
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
};

const isLocked = (error: unknown): boolean => error instanceof DataFolderLocked && error.code === 'data_folder_locked';

const rules = (): void =>
  suite('db/engine/lock', (test) => {
    test('a folder that is locked is refused with a sentence that names it', () =>
      withFolder((folder) => {
        const release = lock(folder);
        assert.throws(() => lock(folder), isLocked);
        assert.throws(() => lock(folder), new RegExp(`The data folder ${folder} is in use by another process`));
        release();
      }));

    test('a released folder can be locked again', () =>
      withFolder((folder) => {
        lock(folder)();
        lock(folder)();
      }));

    test('a folder that does not exist has a distinct error', () =>
      withFolder((folder) => {
        assert.throws(
          () => lock(join(folder, 'none')),
          (error: unknown) => !isLocked(error),
        );
      }));

    test('a lock file that is no database is replaced', () =>
      withFolder((folder) => {
        writeFileSync(join(folder, 'lock.db'), 'This is no lock.\n'.repeat(1_000));
        const release = lock(folder);
        assert.throws(() => lock(folder), isLocked);
        release();
        lock(folder)();
      }));

    /** Ways to make a lock's file another one. */
    const losses: [how: string, lose: (file: string) => void][] = [
      ['removed', (file) => rmSync(file)],
      [
        'replaced',
        (file) => {
          writeFileSync(`${file}.new`, '');
          renameSync(`${file}.new`, file);
        },
      ],
    ];
    for (const [how, lose] of losses) {
      test(`a lock whose file was ${how} is lost when another process takes the new one`, () =>
        withFolder(async (folder) => {
          const releases: (() => void)[] = [];
          // A lock keeps no process alive.
          const waiting = setInterval(() => {}, PATIENCE_MS);
          const error = await new Promise((lost) => {
            releases.push(lockDataFolder(folder, lost));
            lose(join(folder, 'lock.db'));
            releases.push(lock(folder));
          });
          clearInterval(waiting);
          assert.ok(isLocked(error));
          for (const release of releases) release();
        }));

      test(`a lock whose file was ${how} is taken again where no other process was`, () =>
        withFolder(async (folder) => {
          const release = lock(folder);
          lose(join(folder, 'lock.db'));
          while (isFree(folder)) await new Promise((resolve) => setTimeout(resolve, 20));
          release();
          lock(folder)();
        }));
    }

    test('another process owns the folder until it is killed, even if it keeps no handle', () =>
      withFolder(async (folder) => {
        const child = spawn(process.execPath, ['--expose-gc', import.meta.filename, folder], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        const ended = once(child, 'exit');
        await once(child.stdout, 'data');
        assert.throws(() => lock(folder), isLocked);
        // The content of its file does not matter: neither overwriting nor emptying it frees the folder.
        for (const text of ['This is no lock.\n'.repeat(1_000), '']) {
          writeFileSync(join(folder, 'lock.db'), text);
          assert.throws(() => lock(folder), isLocked);
        }
        child.kill('SIGKILL');
        await ended;
        lock(folder)();
      }));
  });

const [, , folder] = process.argv;
if (folder === undefined) rules();
else {
  lock(folder);
  // A collected handle is closed a few macrotasks later.
  for (let round = 0; round < 10; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.stdout.write('locked');
  process.stdin.resume();
}
