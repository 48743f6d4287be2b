// A long proof: it runs every command on every damage of a data folder.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import type { Command } from '../../cli/command.ts';
import { commands } from '../../cli/commands.ts';
import { verdictOn } from '../../cli/verdict-on.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { emptyStore, program, root, run, sentenceOf, watching } from './program.ts';

/** Every command that uses a data folder, with what else it needs. */
const WORDS: Readonly<Record<string, (data: string) => string[]>> = {
  serve: () => ['--port', '0'],
  verify: () => [],
  migrate: () => [],
  backup: (data) => ['--to', `${data}-copy`],
  archive: () => ['--before', '2026-01-01'],
  'admin create': () => ['--username', 'second'],
  'admin reset-password': () => ['--username', 'admin'],
  'keys rotate': () => [],
  'keys rotate-secrets': () => [],
  'keys rotate-audit': () => [],
};
const commandNamed = (name: string): Command => {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command;
};
const verify = commandNamed('verify');
const COMMANDS = Object.entries(WORDS).map(([name, words]) => [commandNamed(name), words] as const);

/** A data folder with a ledger, secrets and keys, which the released program has written. */
const written = (folder: string): string => {
  const data = join(folder, 'written');
  mkdirSync(data);
  execFileSync('tar', ['-xzf', join(root, 'test/data-folders/0.5.0.tar.gz'), '-C', data, '--no-same-owner']);
  return data;
};

const jwtKey = (data: string): string => {
  const name = execFileSync('ls', [join(data, 'keys')], { encoding: 'utf8' })
    .split('\n')
    .find((each) => each.startsWith('jwt-'));
  return join(data, 'keys', name ?? '');
};
const store = (data: string): string => join(data, 'pitboss.db');
const overwrite = (file: string, from: number, length: number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(handle);
};

/** Changes the store like an attacker with the sqlite3 command. */
const change = (data: string, sql: string): void => {
  const client = new Database(store(data));
  client.pragma('foreign_keys = OFF');
  client.exec(sql).close();
};

const LOST =
  /^pitboss: The store .*pitboss\.db is (missing|empty), but its keys exist\. Restore the data folder from a backup, or choose another with --data/;
const BROKEN = /^pitboss: The store .*pitboss\.db is damaged \(.+\)\. Restore the data folder from a backup\.$/;
const NO_KEY = /^pitboss: .*\.key (does not hold a key|is damaged)\. Restore it from a backup of the data folder\.$/;
const NOT_WHOLE = (what: string) =>
  new RegExp(
    `^pitboss: The store .*pitboss\\.db does not have the schema of its version: ${what}\\. Restore the data folder from a backup\\.$`,
  );
const missing = (key: string) =>
  new RegExp(
    `^pitboss: The key that .*, keys/${key}\\.key in the data folder, is missing\\. Restore it from a backup\\.$`,
  );

const DAMAGES: readonly [says: string, damage: (data: string) => void, sentence: RegExp][] = [
  ['the store is missing', (data) => rmSync(store(data)), LOST],
  ['the store is cut to nothing', (data) => truncateSync(store(data)), LOST],
  [
    'the store is another one without a table',
    (data) => {
      rmSync(store(data));
      new Database(store(data)).exec('CREATE TABLE a (b); DROP TABLE a').close();
    },
    LOST,
  ],
  [
    'the store is another database',
    (data) => {
      rmSync(store(data));
      new Database(store(data)).exec('CREATE TABLE a (b)').close();
    },
    /^pitboss: The store .*pitboss\.db is not a Pitboss database\. Restore the data folder from a backup, /,
  ],
  [
    'the key of the secrets is another one',
    (data) => writeFileSync(join(data, 'keys/secrets.key'), `${'ab'.repeat(32)}\n`),
    /^pitboss: .*secrets\.key is not the key that encrypts the secrets in the store\. Restore it from a backup of the data folder\.$/,
  ],
  [
    'the key of the ledger is another one',
    (data) => writeFileSync(join(data, 'keys/audit.key'), `${'cd'.repeat(32)}\n`),
    /^pitboss: .*audit\.key is not the key that seals the ledger\. Restore it from a backup of the data folder\.$/,
  ],
  [
    'a table is lost',
    (data) => change(data, 'DROP TABLE raffle_tickets'),
    NOT_WHOLE('the table raffle_tickets is missing'),
  ],
  [
    'the table of the migrations is lost',
    (data) => change(data, 'DROP TABLE schema_migrations'),
    NOT_WHOLE('the table schema_migrations is missing'),
  ],
  [
    'the table of the migrations is emptied',
    (data) => change(data, 'DELETE FROM schema_migrations'),
    NOT_WHOLE('the table schema_migrations is empty'),
  ],
  [
    'two indexes are lost',
    (data) => change(data, 'DROP INDEX ledger_entries_adjustments; DROP INDEX ledger_entries_seq'),
    NOT_WHOLE('the index ledger_entries_adjustments is missing, and 1 more'),
  ],
  [
    'the trigger that keeps the ledger is lost',
    (data) => change(data, 'DROP TRIGGER ledger_entries_are_final'),
    NOT_WHOLE('the trigger ledger_entries_are_final is missing'),
  ],
  [
    'an index is another one',
    (data) => change(data, 'DROP INDEX accounts_place; CREATE INDEX accounts_place ON accounts (unit_id)'),
    NOT_WHOLE('the index accounts_place is not the one of this schema'),
  ],
  [
    'a trigger was added',
    (data) => change(data, 'CREATE TRIGGER mine AFTER INSERT ON wins BEGIN DELETE FROM payouts; END'),
    NOT_WHOLE('the trigger mine is not part of this schema'),
  ],
  ['half of the store is there', (data) => truncateSync(store(data), statSync(store(data)).size / 2), BROKEN],
  ['a page and a half are left', (data) => truncateSync(store(data), 6_000), BROKEN],
  ['the first page is overwritten', (data) => overwrite(store(data), 0, 4_096), BROKEN],
  ['pages in the middle are overwritten', (data) => overwrite(store(data), 40 * 4_096, 40 * 4_096), BROKEN],
  ['the store is a text', (data) => writeFileSync(store(data), 'This is no store.\n'.repeat(1_000)), BROKEN],
  ['the key of the ledger is missing', (data) => rmSync(join(data, 'keys/audit.key')), missing('audit')],
  ['the key of the secrets is missing', (data) => rmSync(join(data, 'keys/secrets.key')), missing('secrets')],
  ['all keys are missing', (data) => rmSync(join(data, 'keys'), { recursive: true }), missing('audit')],
  ['the key of the ledger is cut', (data) => truncateSync(join(data, 'keys/audit.key'), 20), NO_KEY],
  ['the key of the secrets is empty', (data) => truncateSync(join(data, 'keys/secrets.key')), NO_KEY],
  ['a signing key is no number', (data) => writeFileSync(jwtKey(data), `${'zz'.repeat(32)}\n`), NO_KEY],
  ['a signing key has a damaged second line', (data) => writeFileSync(jwtKey(data), `${'ab'.repeat(32)}\n?\n`), NO_KEY],
];

/** The status and the message of a command that must fail. */
const failing = async (command: Command, words: readonly string[]): Promise<[status: number, text: string]> => {
  try {
    const run = await command.load();
    return [await run(words, command.usage), 'nothing'];
  } catch (error) {
    return verdictOn(error, command);
  }
};

const isRoot = process.getuid?.() === 0;
/** The program as a user who is bound by file modes. */
const asOther = (): readonly string[] =>
  isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...program()] : program();

/** Says whose folder it is and with which mode, or for a file that is only written to later, what the system says. */
const REFUSED = /^pitboss: (.+ has mode \d+, .+ Run “chmod u\+rwX|Cannot use the data folder \()/;

suite('cli/damaged-data', (test) => {
  for (const [says, damage, sentence] of DAMAGES)
    test(`${says}: every command says so in one sentence, and changes nothing`, () =>
      withFolder(async (folder) => {
        const data = written(folder);
        damage(data);
        const before = existsSync(store(data)) ? readFileSync(store(data)) : undefined;
        for (const [command, words] of COMMANDS) {
          const [status, text] = await failing(command, ['--data', data, ...words(data)]);
          assert.is(status, 1, `${command.name}: ${text}`);
          assert.match(text, sentence, command.name);
          assert.not.match(text, /\n/, command.name);
          assert.equal(existsSync(store(data)) ? readFileSync(store(data)) : undefined, before, command.name);
          assert.not.ok(existsSync(`${data}-copy`), command.name);
        }
      }));

  test('without damage every command but serve does its work on the same folder', () =>
    withFolder(async (folder) => {
      const data = written(folder);
      const commands = COMMANDS.filter(([{ name }]) => name !== 'serve' && name !== 'verify');
      const environment = { PITBOSS_ADMIN_PASSWORD: 'green-harbour-twenty' };
      for (const [{ name }, words] of [...commands, [verify, () => []] as const]) {
        const ended = await run([...name.split(' '), '--data', data, ...words(data)], { environment });
        assert.is(ended.status, 0, `${name}: ${ended.stderr}`);
      }
    }));

  test('foreign tables, indexes and views, and one changed entry, keep no command from the store', () =>
    withFolder(async (folder) => {
      const data = written(folder);
      assert.is((await run(['migrate', '--data', data])).status, 0);
      change(
        data,
        'CREATE TABLE mine (a); CREATE INDEX mine_too ON wins (value); CREATE VIEW seen AS SELECT * FROM wins',
      );
      assert.is((await run(['verify', '--data', data])).status, 0);
      const newest = new Database(store(data));
      const [{ sql = '' } = {}] = newest
        .prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE name = 'ledger_entries_are_final'")
        .all();
      newest.exec('DROP TRIGGER ledger_entries_are_final');
      newest.exec(
        "UPDATE ledger_entries SET record = json_set(record, '$[4]', 'bob') WHERE id = (SELECT max(id) FROM ledger_entries)",
      );
      newest.exec(sql).close();
      const changed = await run(['verify', '--data', data]);
      assert.is(changed.status, 1);
      assert.match(changed.stdout, /entry \d+ was changed after it was sealed/);
      assert.is((await run(['migrate', '--data', data])).status, 0);
    }));

  test('a lock file that is not a database is recreated, and a platform with only a copy left is not started empty', () =>
    withFolder(async (folder) => {
      const data = written(folder);
      writeFileSync(join(data, 'lock.db'), 'This is no lock.\n'.repeat(1_000));
      assert.is((await run(['migrate', '--data', data])).status, 0);
      rmSync(store(data));
      rmSync(join(data, 'keys'), { recursive: true });
      const before = readdirSync(data);
      for (const [command, words] of COMMANDS) {
        const [status, text] = await failing(command, ['--data', data, ...words(data)]);
        assert.is(status, 1, `${command.name}: ${text}`);
        assert.match(
          text,
          /^pitboss: The store .*pitboss\.db is missing, but its backup pitboss\.db\.before-\S+ exists\. Restore the data folder from a backup, or choose another with --data to start empty\.$/,
          command.name,
        );
        assert.equal(readdirSync(data), before, command.name);
      }
    }));

  test('verify names what an earlier version wrote, and what holds nothing yet', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'earlier');
      mkdirSync(data);
      execFileSync('tar', ['-xzf', join(root, 'test/data-folders/0.3.0.tar.gz'), '-C', data, '--no-same-owner']);
      const [status, text] = await failing(verify, ['--data', data]);
      assert.is(status, 1);
      assert.match(text, /^pitboss: The store in .* is from an earlier version\..*: pitboss migrate --data .*earlier$/);
      const none = join(folder, 'none');
      emptyStore(none);
      assert.match((await failing(verify, ['--data', none]))[1], /^pitboss: There is no store in .*none\. Choose/);
    }));

  test('a store that may not be read, and a folder that may not be written to, are one sentence', () =>
    withFolder(async (folder) => {
      const how = { program: asOther() };
      chmodSync(folder, 0o755);
      for (const [name, mode, file] of [
        ['unreadable', 0o000, 'pitboss.db'],
        ['unwritable', 0o400, 'pitboss.db'],
        ['closed', 0o555, ''],
      ] as const) {
        const data = join(folder, name);
        cpSync(written(folder), data, { recursive: true });
        rmSync(join(folder, 'written'), { recursive: true });
        if (isRoot) execFileSync('chown', ['-R', '65534', data]);
        chmodSync(join(data, file), mode);
        for (const [command, words] of COMMANDS.filter(([{ name }]) => ['serve', 'migrate', 'verify'].includes(name))) {
          const ended = await run([command.name, '--data', data, ...words(data)], how);
          // To read is enough for verify, which then says what an earlier version wrote.
          if (name === 'unwritable' && command === verify) continue;
          if (name === 'closed' && command === verify && ended.status === 0) continue;
          assert.is(ended.status, 1, `${command.name}: ${ended.stdout}${ended.stderr}`);
          assert.match(sentenceOf(ended), REFUSED, `${name} ${command.name}`);
        }
        chmodSync(join(data, file), 0o700);
      }
    }));

  test('a first start that was interrupted before its keys were made begins again', () =>
    withFolder(async (folder) => {
      const [nothing, tables] = [join(folder, 'nothing'), join(folder, 'tables')];
      emptyStore(nothing);
      emptyStore(tables);
      assert.is((await run(['migrate', '--data', tables])).status, 0);
      rmSync(join(tables, 'keys'), { recursive: true });
      for (const data of [nothing, tables])
        await watching(['serve', '--port', '0', '--data', data], ({ printed }) => printed(/serves http/));
    }));
});
