import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { readMigrations } from '../../db/engine/migrate.ts';
import { suite } from '../support/suite.ts';

const root = join(import.meta.dirname, '../..');
const SCHEMAS = [
  { schema: 'db/schema.ts', migrations: 'db/migrations' },
  { schema: 'clients/reference-wallet/store/schema.ts', migrations: 'clients/reference-wallet/store/migrations' },
];

const migrated = (folder: string): Database.Database => {
  const client = new Database(':memory:');
  for (const { sql } of readMigrations(join(root, folder))) client.exec(sql.replaceAll('--> statement-breakpoint', ''));
  return client;
};

const rows = <Row>(client: Database.Database, sql: string): Row[] => client.prepare(sql).all() as Row[];

/** The migration that drizzle-kit would write now, if any. */
const missing = ({ schema, migrations }: (typeof SCHEMAS)[number]): string[] => {
  // drizzle-kit only accepts paths below its working directory.
  const copy = mkdtempSync(join(root, 'test/db/.migrations-'));
  try {
    cpSync(join(root, migrations), copy, { recursive: true });
    const before = readdirSync(copy);
    const words = [
      'generate',
      '--dialect',
      'sqlite',
      '--schema',
      `./${schema}`,
      '--out',
      `./${copy.slice(root.length + 1)}`,
    ];
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [kit, ...words], { cwd: root, encoding: 'utf8' });
    // A rename that it would ask about also writes nothing and exits with 0, but without this sentence.
    assert.is(status, 0, stderr);
    assert.match(stdout, /No schema changes/, stdout);
    return readdirSync(copy).filter((file) => !before.includes(file));
  } finally {
    rmSync(copy, { recursive: true });
  }
};

/** The least that an entry's text holds. */
const RECORD = JSON.stringify(['i', 1, 'contribution', 0, 'actor', 'operation', 'c', null, null, null, [], null, []]);

suite('db/schema', (test) => {
  for (const part of SCHEMAS) {
    test(`${part.migrations} lead to ${part.schema}: run make migration name=… when this fails`, () => {
      assert.equal(missing(part), []);
    });

    test(`every table of ${part.schema} is STRICT`, () => {
      const client = migrated(part.migrations);
      const tables = rows<{ name: string; type: string; strict: number }>(client, 'pragma table_list').filter(
        ({ name, type }) => type === 'table' && !name.startsWith('sqlite_'),
      );
      assert.ok(tables.length > 2);
      assert.equal(
        tables.filter(({ strict }) => strict !== 1),
        [],
      );
      client.close();
    });
  }

  test('the ledger, the audit trail and the history of multipliers take no change and no removal, a paid win stays paid, a settled contribution stays settled, a bonus that has ended stays so', () => {
    const client = migrated('db/migrations');
    client.pragma('foreign_keys = off');
    const values = (table: string, given: Record<string, string | number | Buffer>): void => {
      const columns = rows<{ name: string; type: string; notnull: number }>(client, `pragma table_info(${table})`);
      const fill = ({ name, type, notnull }: (typeof columns)[number]) =>
        given[name] ?? (notnull === 0 ? null : type === 'TEXT' ? '' : type === 'BLOB' ? Buffer.alloc(1) : 0);
      client.prepare(`insert into ${table} values (${columns.map(() => '?')})`).run(...columns.map(fill));
    };
    client.prepare('insert into ledger_entries (record, mac) values (?, ?)').run(RECORD, Buffer.alloc(32));
    const entry = (seq: number, kind: string): string =>
      JSON.stringify(['a', seq, kind, 0, 'actor', 'operation', `r-${seq}`, null, null, null, [], null, []]);
    for (const [seq, kind] of ['adjustment', 'contribution', 'contribution'].entries())
      client.prepare('insert into ledger_entries (record, mac) values (?, ?)').run(entry(seq, kind), Buffer.alloc(32));
    values('archives', { id: 1, instance_id: 'a', first_seq: 0, last_seq: 1 });
    values('archive_blocks', { id: 1, archive_id: 1 });
    values('archived_names', { hash: 1, block_id: 1 });
    client.exec("delete from ledger_entries where instance_id = 'a' and seq = 1");
    values('audit_events', { seq: 1, outcome: 'done' });
    values('brand_currency_changes', { seq: 1 });
    values('freespin_uses', { seq: 1, amount: 1, used_after: 1 });
    values('freespin_returns', { use_seq: 1 });
    values('player_bonuses', { id: 'e', state: 'Expired', budget: 1 });
    values('player_bonuses', {
      id: 'u',
      player_id: 'p',
      position: 1,
      state: 'Consumed',
      budget: 1,
      used: 1,
      consumed_at_ms: 1,
    });
    values('player_bonuses', { id: 'a', player_id: 'q', position: 2, state: 'Available', budget: 2 });
    values('payouts', { transaction_id: 't', state: 'paid' });
    values('contribution_intents', { id: 'b', state: 'booked' });
    values('contribution_intents', { id: 'c', state: 'cancelled' });
    const refused: [sql: string, why: RegExp][] = [
      ["update ledger_entries set record = replace(record, 'contribution', 'win')", /append-only/],
      ['delete from ledger_entries', /append-only/],
      ['update ledger_postings set amount = 1', /it is a view/],
      ['delete from ledger_postings', /it is a view/],
      ["delete from ledger_entries where instance_id = 'a' and seq = 0", /append-only/],
      ["delete from ledger_entries where instance_id = 'a' and seq = 2", /append-only/],
      ["update archives set sha256 = ''", /stay as they are/],
      ['delete from archives', /stay as they are/],
      ['update archive_blocks set offset = 1', /stay as they are/],
      ['delete from archive_blocks', /stay as they are/],
      ['update archived_names set block_id = 2', /stay as they are/],
      ['delete from archived_names', /stay as they are/],
      ["update audit_events set actor_id = 'x'", /append-only/],
      ['delete from audit_events', /append-only/],
      ['update brand_currency_changes set at_ms = 1', /append-only/],
      ['delete from brand_currency_changes', /append-only/],
      ['update freespin_uses set amount = 2', /append-only/],
      ['delete from freespin_uses', /append-only/],
      ["update player_bonuses set state = 'Available' where id = 'e'", /stays as it is/],
      ["update player_bonuses set state = 'Available', consumed_at_ms = null where id = 'u'", /stays as it is/],
      ["update player_bonuses set used = 0, state = 'Expired', consumed_at_ms = null where id = 'u'", /stays as it is/],
      ['update freespin_returns set at_ms = 2', /append-only/],
      ['delete from freespin_returns', /append-only/],
      ["update player_bonuses set used = 3 where id = 'a'", /CHECK/],
      ["update player_bonuses set used = -1 where id = 'a'", /CHECK/],
      ["update player_bonuses set used = 2 where id = 'a'", /CHECK/],
      ["update payouts set state = 'due'", /stays paid/],
      ["update contribution_intents set state = 'cancelling' where id = 'b'", /stays as it is/],
      ["update contribution_intents set state = 'open' where id = 'c'", /stays as it is/],
      ["insert into ledger_entries (record, mac) values ('no JSON', x'00')", /malformed JSON/],
      [`insert into ledger_entries (record, mac) values ('["i"]', x'00')`, /NOT NULL/],
      [`insert into ledger_entries (record, mac) values ('${RECORD}', x'00')`, /UNIQUE/],
    ];
    for (const [sql, why] of refused) assert.throws(() => client.exec(sql), why, sql);
    client.close();
  });
});
