import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { type Migration, MigrationRefused, migrate, readMigrations } from '../../../db/engine/migrate.ts';
import { type Root, readRoots } from '../../../db/engine/migration.ts';
import { openConnection } from '../../../db/engine/open.ts';
import { suite } from '../../support/suite.ts';

suite('db/engine/migration', (test) => {
  const folder = join(import.meta.dirname, '../../../db/migrations');
  const migrations = readMigrations(folder);
  const roots = readRoots(folder);

  const inMemory = <T>(use: (client: Database.Database) => T): T => {
    const { client } = openConnection({ file: ':memory:' });
    try {
      return use(client);
    } finally {
      client.close();
    }
  };

  type Row = Readonly<Record<string, unknown>>;
  const rows = (client: Database.Database, sql: string): Row[] => client.prepare<[], Row>(sql).all();

  /** Every table, index and trigger as text, in any order. */
  const schemaOf = (client: Database.Database): Row[] =>
    rows(client, 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name');

  const recordOf = (client: Database.Database): Row[] => rows(client, 'SELECT tag, hash FROM schema_migrations');

  const fresh = inMemory((client) => {
    migrate(client, migrations);
    return { schema: schemaOf(client), record: recordOf(client) };
  });

  /** A row in every table, valid only in its types. */
  const fill = (client: Database.Database): void => {
    client.pragma('foreign_keys = OFF');
    client.pragma('ignore_check_constraints = ON');
    for (const { name } of rows(
      client,
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'",
    )) {
      if (/^sqlite_|^schema_migrations$/.test(String(name))) continue;
      const columns = rows(client, `SELECT name, type FROM pragma_table_info('${name}')`);
      const values = columns.map(({ type }, index) =>
        type === 'TEXT' ? `'["${name} ${index}"]'` : type === 'BLOB' ? "x'07'" : index,
      );
      client.exec(`INSERT INTO ${name} VALUES (${values.join(', ')})`);
    }
  };

  const contents = (client: Database.Database, tables: readonly string[]): Record<string, Row[]> =>
    Object.fromEntries(tables.map((table) => [table, rows(client, `SELECT * FROM ${table}`)]));

  /** Like migrate runs upgrades: rows may violate every constraint. */
  const upgraded = (client: Database.Database, root: Root): void => {
    for (const { upgrade } of roots.slice(roots.indexOf(root))) client.exec(upgrade);
  };

  test('the stores of 0.3.0 and 0.4.0 began with other tables than those of today', () => {
    assert.equal(
      roots.map(({ version }) => version),
      ['0.3.0', '0.4.0'],
    );
  });

  for (const root of roots) {
    test(`a store of ${root.version} gets the tables, indexes and triggers of a new one`, () =>
      inMemory((client) => {
        migrate(client, root.migrations);
        assert.not.equal(schemaOf(client), fresh.schema);
        const { applied } = migrate(client, migrations, roots);
        assert.is(applied[0], `upgrade-from-${root.version}`);
        assert.equal(schemaOf(client), fresh.schema);
        assert.equal(recordOf(client), fresh.record);
        assert.equal(migrate(client, migrations, roots), { applied: [] });
        assert.is(client.pragma('foreign_keys', { simple: true }), 1);
      }));

    test(`every row of a store of ${root.version} is kept as it was`, () =>
      inMemory((client) => {
        migrate(client, root.migrations);
        fill(client);
        client.exec("UPDATE sqlite_sequence SET seq = 900 WHERE name = 'deliveries'");
        const tables = rows(client, "SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) =>
          String(name),
        );
        const before = contents(client, tables);
        upgraded(client, root);
        const after = contents(client, tables);
        for (const table of tables) {
          if (/^sqlite_sequence$|^schema_migrations$/.test(table)) continue;
          assert.is(after[table]?.length, 1, table);
          assert.equal({ ...after[table]?.[0], ...before[table]?.[0] }, after[table]?.[0], table);
        }
        const sequences = (all: Record<string, Row[]>) =>
          new Map((all.sqlite_sequence ?? []).map(({ name, seq }) => [name, seq]));
        assert.equal(sequences(after), sequences(before));
        assert.is(sequences(after).get('deliveries'), 900);
      }));

    test(`the store of ${root.version} is copied once, before its first upgrade`, () => {
      const data = mkdtempSync(join(tmpdir(), 'pitboss-roots-'));
      const file = join(data, 'pitboss.db');
      try {
        const open = (work: (client: Database.Database) => unknown) => {
          const { client } = openConnection({ file });
          work(client);
          client.close();
        };
        open((client) => migrate(client, root.migrations));
        open((client) => assert.is(migrate(client, folder).backup, `${file}.before-upgrade-from-${root.version}`));
        assert.equal(readdirSync(data).sort(), ['pitboss.db', `pitboss.db.before-upgrade-from-${root.version}`]);
      } finally {
        rmSync(data, { recursive: true });
      }
    });
  }

  test('the windows of time of 0.3.0 become the last contribution in each window', () => {
    const [target, hour] = [1_795_320_000_000, 3_600_000];
    const cases: [says: string, repeat: object | undefined, before: object, lastAtMs: number[]][] = [
      ['no contribution', { Days: 1 }, {}, []],
      ['one', { Hours: 2 }, { firstAtMs: target + 5, lastAtMs: target + 5 }, [target + 5]],
      ['two in a window', { Minutes: 60 }, { firstAtMs: target, lastAtMs: target + hour - 1 }, [target + hour - 1]],
      [
        'two in two windows',
        { Seconds: 3_600 },
        { firstAtMs: target, lastAtMs: target + hour },
        [target, target + hour],
      ],
      ['two before the target', { Hours: 1 }, { firstAtMs: target - 2, lastAtMs: target - 1 }, [target - 1]],
      ['one before and one behind it', { Hours: 1 }, { firstAtMs: target - 1, lastAtMs: target }, [target - 1, target]],
      ['two in the only window', undefined, { firstAtMs: target - 9, lastAtMs: target - 1 }, [target - 1]],
      ['one behind the only window', undefined, { firstAtMs: target - 9, lastAtMs: target }, [target - 9]],
    ];
    const [root] = roots;
    assert.ok(root);
    for (const [says, repeat_period, before, lastAtMs] of cases)
      inMemory((client) => {
        migrate(client, root.migrations);
        fill(client);
        const TimeFixed = { target_datetime: target, ...(repeat_period && { repeat_period }) };
        const rules = {
          pots: [{ id: 'other' }, { id: 'main', pot_types: [{ MustHitBy: { hit_by: 9 } }, { TimeFixed }] }],
        };
        client.prepare("UPDATE instances SET id = 'timed', rules = ?").run(JSON.stringify(rules));
        const timing = JSON.stringify({ settledUntilMs: 7, ...before });
        client.prepare("UPDATE pots SET instance_id = 'timed', id = 'main', timing = ?").run(timing);
        upgraded(client, root);
        assert.equal(
          rows(client, 'SELECT timing FROM pots'),
          [{ timing: JSON.stringify({ settledUntilMs: 7, lastAtMs }) }],
          says,
        );
      });
  });

  test('an upgrade that fails leaves the store where it began', () =>
    inMemory((client) => {
      const [root] = roots;
      assert.ok(root);
      migrate(client, root.migrations);
      const [schema, record] = [schemaOf(client), recordOf(client)];
      const bad = { tag: '0002_bad', sql: 'SELECT * FROM nothing' };
      const start = migrations.slice(0, root.migrations.length);
      assert.throws(
        () => migrate(client, [...start, bad], roots),
        (error: unknown) => error instanceof MigrationRefused && /0002_bad failed, and nothing/.test(error.message),
      );
      assert.equal(schemaOf(client), schema);
      assert.equal(recordOf(client), record);
    }));
});

suite('db/engine/migrate', (test) => {
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
