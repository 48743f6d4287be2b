// A long proof: it starts a program for each step of archiving and kills it there.
// On SQLite alone: an archive moves rows of a file to other files.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { findContribution } from '../../../db/contributions/contributions.ts';
import { findKey } from '../../../db/contributions/idempotency-keys.ts';
import { openStore } from '../../../db/engine/store.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { withArchive } from './archived.ts';

const program = join(import.meta.dirname, 'archive-and-die.ts');

suite('platform/archive', (test) => {
  test('a process killed at any step loses nothing, and the next one goes on', () =>
    withArchive(({ platform, operators, players, contribute }) =>
      withFolder(async (folder) => {
        const keys = ['a', 'b', 'c', 'd'];
        for (const key of keys) {
          await contribute(operators, `o-${key}`);
          await contribute(players, `p-${key}`);
        }
        const client = new Database(platform.file);
        client.pragma('wal_checkpoint(TRUNCATE)');
        client.close();
        const data = join(folder, 'data');
        cpSync(dirname(platform.file), data, { recursive: true });
        const read = async () => {
          const store = openStore({ file: storeFile(data) });
          try {
            return await store.read(async (tx) => {
              const told = [];
              for (const key of keys.flatMap((each) => [`o-${each}`, `p-${each}`])) {
                const known = await findKey(tx, 'operator:northstar', key, 0);
                told.push(known, await findContribution(tx, known?.contributionId ?? ''));
              }
              return told;
            });
          } finally {
            await store.close();
          }
        };
        const before = await read();
        let steps = 1;
        for (; ; steps += 1) {
          const { status, signal, stderr } = spawnSync(process.execPath, [program, data, String(steps)], {
            encoding: 'utf8',
          });
          assert.equal(await read(), before, `after ${steps} steps`);
          const verified = await verifyFolder(data);
          assert.is(verified.status, 0, `after ${steps} steps: ${verified.stdout}`);
          if (status === 0) break;
          assert.is(signal, 'SIGKILL', stderr);
        }
        assert.ok(steps > 5, String(steps));
      }),
    ));
});
