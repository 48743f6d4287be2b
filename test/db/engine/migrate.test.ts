import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { type Migration, MigrationRefused, migrate } from '../../../db/engine/migrate.ts';
import { openConnection } from '../../../db/engine/open.ts';
import { suite } from '../../support/suite.ts';

const create: Migration = {
  tag: '0000_parents',
  sql: `CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT) STRICT;
--> statement-breakpoint
CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parents (id) ON DELETE CASCADE) STRICT;`,
};
/** The way drizzle-kit changes a column. */
const rebuild: Migration = {
  tag: '0001_rebuild',
  sql: `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE __new_parents (id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '') STRICT;--> statement-breakpoint
INSERT INTO __new_parents (id, name) SELECT id, name FROM parents;--> statement-breakpoint
DROP TABLE parents;--> statement-breakpoint
ALTER TABLE __new_parents RENAME TO parents;--> statement-breakpoint
PRAGMA foreign_keys=ON;`,
};

const withFile = (check: (file: string, folder: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-migrate-'));
  try {
    check(join(folder, 'pitboss.db'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const withClient = <T>(file: string, use: (client: Database.Database) => T): T => {
  const { client } = openConnection({ file });
  try {
    return use(client);
  } finally {
    client.close();
  }
};
const run = (file: string, migrations: string | Migration[]) =>
  withClient(file, (client) => migrate(client, migrations));
const fill = (file: string) =>
  withClient(file, (client) => {
    client.exec("INSERT INTO parents VALUES (1, 'a'), (2, 'b'); INSERT INTO children VALUES (1, 1), (2, 2), (3, 2);");
  });
const children = (file: string) =>
  withClient(file, (client) => client.prepare<[], number>('SELECT id FROM children ORDER BY id').pluck().all());
const refuses = (work: () => unknown, expected: RegExp): void =>
  assert.throws(work, (error: unknown) => error instanceof MigrationRefused && expected.test(error.message));

suite('db/engine/migrate', (test) => {
  test('an empty store gets every migration in order and no backup', () =>
    withFile((file, folder) => {
      assert.equal(run(file, [create, rebuild]), { applied: ['0000_parents', '0001_rebuild'] });
      assert.equal(readdirSync(folder), ['pitboss.db']);
    }));

  test('a current store is not changed', () =>
    withFile((file) => {
      run(file, [create]);
      assert.equal(run(file, [create]), { applied: [] });
    }));

  test('the folder that drizzle-kit writes is read in the order of its journal', () =>
    withFile((file, folder) => {
      const migrations = join(folder, 'migrations');
      mkdirSync(join(migrations, 'meta'), { recursive: true });
      const entries = [create, rebuild].map(({ tag }, idx) => ({
        idx,
        version: '6',
        when: 1_700_000_000_000 - idx,
        tag,
        breakpoints: true,
      }));
      writeFileSync(
        join(migrations, 'meta', '_journal.json'),
        JSON.stringify({ version: '7', dialect: 'sqlite', entries }),
      );
      for (const { tag, sql } of [create, rebuild]) writeFileSync(join(migrations, `${tag}.sql`), sql);
      assert.equal(run(file, migrations), { applied: ['0000_parents', '0001_rebuild'] });
      assert.equal(run(file, [create, rebuild]), { applied: [] });
    }));

  test('rebuilding a table keeps the rows that refer to it with ON DELETE CASCADE', () =>
    withFile((file) => {
      run(file, [create]);
      fill(file);
      run(file, [create, rebuild]);
      assert.equal(children(file), [1, 2, 3]);
    }));

  test('foreign keys are enforced again afterwards, also after a failure', () =>
    withFile((file) =>
      withClient(file, (client) => {
        migrate(client, [create]);
        assert.is(client.pragma('foreign_keys', { simple: true }), 1);
        refuses(() => migrate(client, [create, { tag: '0001_bad', sql: 'DROP TABLE nothing' }]), /0001_bad failed/);
        assert.is(client.pragma('foreign_keys', { simple: true }), 1);
      }),
    ));

  test('migrations that leave a row without its parent are undone', () =>
    withFile((file) => {
      run(file, [create]);
      fill(file);
      refuses(
        () => run(file, [create, { tag: '0001_orphans', sql: 'DELETE FROM parents WHERE id = 2' }]),
        /rows of children without/,
      );
      assert.equal(run(file, [create]), { applied: [] });
      assert.equal(children(file), [1, 2, 3]);
    }));

  test('all missing migrations are applied, or none', () =>
    withFile((file) => {
      const bad = { tag: '0002_bad', sql: 'CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT; SELECT * FROM nothing;' };
      run(file, [create]);
      refuses(() => run(file, [create, rebuild, bad]), /0002_bad failed, and nothing was applied/);
      assert.equal(run(file, [create, rebuild]).applied, ['0001_rebuild']);
    }));

  test('a store of a newer program is refused', () =>
    withFile((file) => {
      run(file, [create, rebuild]);
      refuses(
        () => run(file, [create]),
        /written by a newer version of this program: it has the migration 0001_rebuild/,
      );
    }));

  test('a migration that was edited after it had been applied is refused', () =>
    withFile((file) => {
      run(file, [create]);
      refuses(() => run(file, [{ ...create, sql: `${create.sql} ` }]), /0000_parents is not the one that was applied/);
    }));

  test('a migration that ends its transaction is refused', () =>
    withFile((file) => {
      refuses(() => run(file, [{ tag: '0000_ends', sql: 'COMMIT' }]), /0000_ends must not end the transaction/);
    }));

  test('a store with contents is backed up next to itself first', () =>
    withFile((file) => {
      run(file, [create]);
      fill(file);
      const { backup } = run(file, [create, rebuild]);
      assert.is(backup, `${file}.before-0001_rebuild`);
      const copy = new Database(backup ?? '', { readonly: true });
      assert.is(copy.prepare('SELECT count(*) FROM children').pluck().get(), 3);
      assert.is(
        copy.prepare('SELECT count(*) FROM pragma_table_info(\'parents\') WHERE "notnull" = 1').pluck().get(),
        0,
      );
      copy.close();
    }));

  test('a backup never replaces an older one', () =>
    withFile((file) => {
      run(file, [create]);
      writeFileSync(`${file}.before-0001_rebuild`, 'an older backup');
      assert.is(run(file, [create, rebuild]).backup, `${file}.before-0001_rebuild-2`);
    }));
});
