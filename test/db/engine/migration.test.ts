import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { MigrationRefused, migrate, readMigrations } from '../../../db/engine/migrate.ts';
import { type Root, readRoots } from '../../../db/engine/migration.ts';
import { openConnection } from '../../../db/engine/open.ts';
import { suite } from '../../support/suite.ts';

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
  for (const { name } of rows(client, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")) {
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

suite('db/engine/migration', (test) => {
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

  test('what 0.3.0 knew of windows of time becomes the last contribution in each window', () => {
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
