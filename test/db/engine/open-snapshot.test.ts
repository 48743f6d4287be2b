// On SQLite alone: it reads a file in a thread.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openSnapshot } from '../../../db/engine/open-snapshot.ts';
import { openStore } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { readerProgram } from '../../../server/start/assets.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey() });
const migrations = [{ tag: '0000_notes', sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;' }];
const add = (tx: Tx) => tx.run((db) => db.insert(notes).values({}));
const count = async (tx: Tx): Promise<number> => (await tx.all((db) => db.select().from(notes))).length;
const faulty = (tx: Tx) => tx.all((db) => db.select({ n: sql`missing` }).from(notes));

suite('db/engine/open-snapshot', (test) => {
  test('all reads see the state of the first while others write, and a failure harms no other', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'notes.db');
      const store = openStore({ file, migrations });
      await store.write(add);
      const snapshot = openSnapshot({ file }, readerProgram());
      assert.is(await snapshot.read(count), 1);
      await store.write(add);
      assert.match(String(await snapshot.read(faulty).catch(String)), /no such column/);
      assert.is(await snapshot.read(count), 1);
      assert.is(await store.read(count), 2);
      await snapshot.close();
      await store.close();
    }));

  test('a thread that cannot start fails every read', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'notes.db');
      await openStore({ file, migrations }).close();
      const snapshot = openSnapshot({ file }, { code: 'throw new Error("broken")', isSource: true });
      for (let read = 0; read < 2; read += 1)
        assert.match(String(await snapshot.read(count).catch(String)), /The thread that was reading has ended/);
      await snapshot.close();
    }));

  test('a file that cannot be read is refused at once', () =>
    withFolder(async (folder) => {
      assert.throws(() => openSnapshot({ file: join(folder, 'none.db') }, readerProgram()), /unable to open/);
    }));
});
