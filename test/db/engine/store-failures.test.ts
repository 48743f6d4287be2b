// Needs its own process: the file runs itself again with arguments.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import { openReader, openStore, type Store, type StoreOptions } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', {
  id: integer('id').primaryKey(),
  text: text('text').notNull(),
  owner: integer('owner'),
});
const insert = statement((db) =>
  db
    .insert(notes)
    .values({ id: sql.placeholder('id'), text: sql.placeholder('text'), owner: sql.placeholder('owner') }),
);
const list = statement((db) => db.select().from(notes).orderBy(notes.id));

const schema = `
  CREATE TABLE owners (id INTEGER PRIMARY KEY) STRICT;
  CREATE TABLE notes (
    id INTEGER PRIMARY KEY, text TEXT NOT NULL, owner INTEGER REFERENCES owners (id) DEFERRABLE INITIALLY DEFERRED
  ) STRICT;
  CREATE TRIGGER bomb BEFORE INSERT ON notes WHEN NEW.text = 'bomb' BEGIN SELECT RAISE(ROLLBACK, 'boom'); END;`;

const add =
  (id: number, words = 'quiet', owner: number | null = null) =>
  (tx: Tx) =>
    tx.run(insert, { id, text: words, owner });
const ids = (store: Pick<Store, 'read'>): Promise<number[]> =>
  store.read(async (tx) => (await tx.all(list)).map((row) => row.id));
const open = (folder: string, options: Partial<StoreOptions> = {}): Store =>
  openStore({
    file: join(folder, 'pitboss.db'),
    migrations: [{ tag: '0000_notes', sql: schema }],
    batchMs: 60_000,
    ...options,
  });

const withFolder = async (check: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-store-'));
  try {
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const withStore = (
  check: (store: Store, other: Database.Database) => Promise<void>,
  options: Partial<StoreOptions> = {},
) =>
  withFolder(async (folder) => {
    const store = open(folder, options);
    const other = new Database(join(folder, 'pitboss.db'), { timeout: 0 });
    try {
      await check(store, other);
    } finally {
      other.close();
      await store.close();
    }
  });

const codes = async (promises: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(promises)).map((result) => {
    if (result.status === 'fulfilled') return 'ok';
    return result.reason instanceof StoreError ? result.reason.code : String(result.reason);
  });

/**
 * The child process of the test below: its file size is limited, so its COMMIT fails with an I/O error. Prints the result as one line of
 * JSON.
 */
const writeTooMuch = async (folder: string): Promise<void> => {
  const seen: string[] = [];
  const fatal = (error: unknown) =>
    seen.push(`fatal ${error instanceof Error && 'code' in error ? error.code : error}`);
  const store = open(folder, { fatal });
  const small = store.write(add(1)).finally(() => seen.push('the neighbour is answered'));
  const large = store.write(add(2, 'x'.repeat(4_000_000)));
  const outcomes = await codes([small, large]);
  const [later] = await codes([store.write(add(3))]);
  console.log(JSON.stringify({ seen, outcomes, later }));
};

const rules = (): void =>
  suite('db/store failures', (test) => {
    test('no caller is answered, and no other reader sees a row, before the commit', () =>
      withStore(async (store, other) => {
        const visible = () => other.prepare<[], number>('SELECT count(*) FROM notes').pluck().get();
        let answered = false;
        const first = store.write(add(1)).then(() => {
          answered = true;
          return visible();
        });
        const second = store.write(async (tx) => {
          await add(2)(tx);
          const rows = await tx.all(list);
          return { answered, visible: visible(), rows: rows.length };
        });
        assert.equal(await second, { answered: false, visible: 0, rows: 2 });
        assert.is(await first, 2);
      }));

    test('reads see committed rows only', () =>
      withStore(async (store) => {
        const failing = store.write(async (tx) => {
          await add(1)(tx);
          await new Promise((resolve) => setImmediate(resolve));
        });
        const during = ids(store);
        assert.equal(await codes([failing]), ['unit_stalled']);
        assert.equal(await during, []);
        await store.write(add(2));
        assert.equal(await ids(store), [2]);
      }));

    test('a read cannot write', () =>
      withStore(async (store) => {
        assert.match((await codes([store.read(add(1))]))[0] ?? '', /readonly/);
      }));

    test('a separate reader sees what was committed and cannot write', () =>
      withFolder(async (folder) => {
        const store = open(folder);
        const reader = openReader({ file: join(folder, 'pitboss.db') });
        await store.write(async (tx) => {
          await add(1)(tx);
          await add(2)(tx);
        });
        assert.equal(await ids(reader), [1, 2]);
        assert.match((await codes([reader.read(add(3))]))[0] ?? '', /readonly/);
        await store.close();
        assert.equal(await ids(reader), [1, 2]);
        await reader.close();
      }));

    test('RAISE(ROLLBACK) in the middle of a batch fails the batch with store_unavailable, and units behind it run', () =>
      withStore(async (store) => {
        const units = [1, 2, 3, 4, 5].map((id) => store.write(add(id, id === 3 ? 'bomb' : 'quiet')));
        const lost = 'store_unavailable';
        assert.equal(await codes(units), [lost, lost, lost, 'ok', 'ok']);
        assert.match(String(await units[0]?.catch((error: Error) => error.cause)), /boom/);
        assert.equal(await ids(store), [4, 5]);
      }));

    test('a unit that goes on after RAISE(ROLLBACK) writes nothing outside the transaction', () =>
      withStore(async (store) => {
        const stubborn = store.write(async (tx) => {
          await add(1, 'bomb')(tx).catch(() => {});
          await add(2)(tx);
        });
        assert.equal(await codes([stubborn]), ['store_unavailable']);
        assert.equal(await ids(store), []);
      }));

    test('a COMMIT that fails fails the whole batch with store_unavailable, failed units too', () =>
      withStore(async (store) => {
        let woken = 0;
        store.onCommit(() => woken++);
        const failing = store.write(async () => {
          throw new Error('decided on what its neighbours wrote');
        });
        const lost = 'store_unavailable';
        assert.equal(await codes([store.write(add(1)), store.write(add(2, 'quiet', 77)), failing]), [lost, lost, lost]);
        assert.is(woken, 0);
        assert.equal(await codes([store.write(add(3))]), ['ok']);
        assert.equal(await ids(store), [3]);
      }));

    test('a BEGIN that fails is store_unavailable, and the next batch may succeed', () =>
      withStore(
        async (store, other) => {
          other.exec('BEGIN IMMEDIATE');
          assert.equal(await codes([store.write(add(1)), store.write(add(2))]), [
            'store_unavailable',
            'store_unavailable',
          ]);
          other.exec('ROLLBACK');
          await store.write(add(3));
          assert.equal(await ids(store), [3]);
        },
        { busyTimeoutMs: 0 },
      ));

    test('an I/O error at COMMIT is fatal before any caller is answered, and the store no longer accepts work', () =>
      withFolder(async (folder) => {
        const run = [process.execPath, import.meta.filename, 'write-too-much', folder];
        const child = spawnSync('/bin/sh', ['-c', 'ulimit -f 2000; exec "$0" "$@"', ...run], { encoding: 'utf8' });
        assert.equal(JSON.parse(child.stdout || JSON.stringify(child.stderr)), {
          seen: ['fatal SQLITE_IOERR_WRITE', 'the neighbour is answered'],
          outcomes: ['store_unavailable', 'store_unavailable'],
          later: 'store_unavailable',
        });
        const store = open(folder);
        assert.equal(await ids(store), []);
        await store.close();
      }));

    test('an acknowledged write is there after the process is killed', () =>
      withFolder(async (folder) => {
        const child = spawnSync(process.execPath, [import.meta.filename, 'die', folder], { encoding: 'utf8' });
        assert.is(child.signal, 'SIGKILL', child.stderr);
        const store = open(folder);
        assert.equal(await ids(store), [1, 2, 3]);
        await store.close();
      }));
  });

const [, , task, folder = ''] = process.argv;
if (task === 'write-too-much') await writeTooMuch(folder);
else if (task === 'die') {
  const store = open(folder);
  await Promise.all([1, 2, 3].map((id) => store.write(add(id))));
  process.kill(process.pid, 'SIGKILL');
} else rules();
