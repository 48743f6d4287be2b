// On SQLite alone: it reads a file and its write-ahead log.
import { closeSync, copyFileSync, ftruncateSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { LogFollower, type LogPosition, type LookResult } from '../../../db/engine/log-follower.ts';
import { FRAME_HEADER_BYTES, LOG_HEADER_BYTES } from '../../../db/engine/log-format.ts';
import { openSnapshot } from '../../../db/engine/open-snapshot.ts';
import { openStore } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { readerProgram } from '../../../server/start/assets.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('db/engine/log-follower', (test) => {
  const PAGE_BYTES = 4096;
  const FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES;
  const bytesOf = (frames: number): number => LOG_HEADER_BYTES + frames * FRAME_BYTES;

  /** A store whose log begins again only when a test says so, and a copy that gets what the follower takes. */
  class Followed {
    readonly file: string;
    readonly log: string;
    readonly client: Database.Database;
    readonly #copy: string;
    follower: LogFollower;

    constructor(folder: string) {
      mkdirSync(folder, { recursive: true });
      this.file = join(folder, 'store.db');
      this.log = `${this.file}-wal`;
      this.client = new Database(this.file);
      this.client.pragma('journal_mode = WAL');
      this.client.pragma('wal_autocheckpoint = 0');
      this.#copy = join(folder, 'copy.db');
      copyFileSync(this.file, this.#copy);
      this.client.exec('create table rows (id integer primary key, text text)');
      this.follower = new LogFollower(this.file);
    }

    look(framesMax?: number): LookResult {
      const descriptor = openSync(this.#copy, 'r+');
      try {
        return this.follower.look((pages, pagesAfter) => {
          for (const [number, page] of pages) writeSync(descriptor, page, 0, PAGE_BYTES, (number - 1) * PAGE_BYTES);
          ftruncateSync(descriptor, pagesAfter * PAGE_BYTES);
        }, framesMax);
      } finally {
        closeSync(descriptor);
      }
    }

    /** Adds rows in one commit; each fills a page. */
    add(rows: number): void {
      const text = 'x'.repeat(3_000);
      this.client
        .prepare(
          'insert into rows (text) with n(i) as (select 1 union all select i + 1 from n where i < ?) select ? || i from n',
        )
        .run(rows, text);
    }

    /** All of the log is in the store now, so the next commit begins it again. */
    addAgain(rows: number): void {
      this.client.pragma('wal_checkpoint(PASSIVE)');
      this.add(rows);
    }

    /** As if another position had been kept. */
    goOnFrom(change: (position: LogPosition) => LogPosition): void {
      const { position } = this.follower;
      this.follower = new LogFollower(this.file, position && change(position));
    }

    requireSame(): void {
      const other = new Database(this.#copy);
      try {
        assert.is(other.pragma('integrity_check', { simple: true }), 'ok');
        const sums = 'select count(*) as count, total(id) as ids, max(id) as last from rows';
        assert.equal(other.prepare(sums).get(), this.client.prepare(sums).get());
      } finally {
        other.close();
      }
    }
  }

  test('takes every commit, across logs that begin again, and never what is not committed', () =>
    withFolder(async (folder) => {
      const store = new Followed(folder);
      assert.is(store.look(), 'current');
      store.requireSame();
      for (let round = 0; round < 5; round += 1) {
        store.add(30);
        assert.is(store.look(), 'current');
        // The end of a log that has begun again when the follower looks.
        store.add(3);
        store.addAgain(2);
        assert.is(store.look(), 'current');
        store.requireSame();
      }
      const { position } = store.follower;
      store.client.pragma('cache_size = 2');
      store.client.exec('begin');
      store.add(100);
      assert.ok(statSync(store.log).size > bytesOf(90), 'frames were written before the commit');
      assert.is(store.look(), 'current');
      assert.equal(store.follower.position, position);
      store.client.exec('rollback');
      store.add(1);
      assert.is(store.look(), 'current');
      store.requireSame();
      store.client.close();
    }));

  test('reads in portions that end with a commit, and goes on from a position that was kept', () =>
    withFolder(async (folder) => {
      const store = new Followed(folder);
      for (let commit = 0; commit < 20; commit += 1) store.add(2);
      assert.is(store.look(5), 'more');
      const { frames = 0 } = store.follower.position ?? {};
      assert.ok(frames >= 5 && frames < 20, String(frames));
      store.goOnFrom((position) => position);
      assert.is(store.look(), 'current');
      store.requireSame();
      store.add(3);
      store.addAgain(2);
      store.goOnFrom((position) => position);
      assert.is(store.look(), 'current');
      store.requireSame();
      store.client.close();
      assert.is(store.look(), 'absent');
    }));

  test('a log that is not written to yet is followed from its first commit', () =>
    withFolder(async (folder) => {
      const first = new Followed(folder);
      first.client.close();
      const client = new Database(first.file);
      client.prepare('select * from rows').all();
      assert.is(first.look(), 'current');
      client.exec("insert into rows (text) values ('one')");
      // Some file systems do not record when a file was made: there it is a gap, and the follower begins again.
      assert.ok(['current', 'gap'].includes(first.look()));
      client.close();
    }));

  test('anything that may hide a commit is a gap', () =>
    withFolder(async (folder) => {
      const cases: Record<string, (store: Followed) => void> = {
        'the log began again twice': (store) => {
          store.addAgain(1);
          store.addAgain(1);
        },
        'what was not read is overwritten': (store) => store.addAgain(100),
        'what was not read is cut off': (store) => {
          store.add(60);
          store.client.pragma(`journal_size_limit = ${bytesOf(60) + 100}`);
          store.addAgain(1);
        },
        'another log': (store) => {
          store.client.close();
          const other = new Database(store.file);
          other.exec("insert into rows (text) values ('one')");
        },
        // After a power cut, on a disk that had said what was not true.
        'the log ends before what was read': (store) =>
          store.goOnFrom(({ frames, ...rest }) => ({ ...rest, frames: frames + 10 })),
        'other commits where it was read': (store) => store.goOnFrom((position) => ({ ...position, sums: [1, 2] })),
        'other commits before what is next': (store) => {
          store.goOnFrom((position) => ({ ...position, sums: [1, 2] }));
          store.add(1);
        },
      };
      for (const [what, change] of Object.entries(cases)) {
        const store = new Followed(join(folder, what));
        for (let row = 0; row < 15; row += 1) store.add(1);
        assert.is(store.look(), 'current', what);
        change(store);
        assert.is(store.look(), 'gap', what);
      }
    }));
});

suite('db/engine/open-snapshot', (test) => {
  const notes = sqliteTable('notes', { id: integer('id').primaryKey() });
  const migrations = [{ tag: '0000_notes', sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;' }];
  const add = (tx: Tx) => tx.run((db) => db.insert(notes).values({}));
  const count = async (tx: Tx): Promise<number> => (await tx.all((db) => db.select().from(notes))).length;
  const faulty = (tx: Tx) => tx.all((db) => db.select({ n: sql`missing` }).from(notes));

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
